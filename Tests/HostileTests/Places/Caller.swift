import CommandTesting
import Foundation

/// Who calls a command, and whose the folders are in which it works.
enum Caller: CaseIterable, CustomStringConvertible {
  /// Root, in folders of somebody else.
  case root
  /// The owner of the folders, who is not root.
  case owner
  /// Somebody who may read them, and whom they do not belong to.
  case other

  private static let ownerAccount: uid_t = 64_998
  private static let otherAccount: uid_t = 64_999

  /// Only root can become the others: whoever else runs the tests calls the command in folders of their own.
  static var all: [Caller] {
    if geteuid() == 0 { return allCases }
    print("Only root can call the command as other accounts: it is called as the owner of the folders alone.")
    return [.owner]
  }

  var description: String {
    switch self {
    case .root: "root in another's folders"
    case .owner: "the owner"
    case .other: "another account"
    }
  }

  private var account: uid_t {
    switch self {
    case .root: 0
    case .owner: geteuid() == 0 ? Self.ownerAccount : geteuid()
    case .other: Self.otherAccount
    }
  }

  /// Kept from one test to the next: a cache of the compiler's modules takes a while to make.
  var cache: String { "/tmp/plumb-tests-namesakes-\(account)" }

  /// A cache that has the layout engine of pages, which takes a minute to compile: each caller gets a copy.
  private static let pages: String? = {
    let cache = "/tmp/plumb-tests-namesakes-pages-\(geteuid())"
    guard let command = try? Command("#Preview(\"Card\") { Text(\"a card\") }"),
      let answer = try? command.run(
        ["share", "View.swift", "-o", "card.html"], through: ["env", "PLUMB_CACHE=\(cache)"])
    else { return nil }
    command.folder.remove()
    return answer.status == 0 ? "\(cache)/v2" : nil
  }()

  /// Gives the folders of a command to their owner, and the caller a folder `own` and a cache.
  ///
  /// - Returns: the words through which the caller calls the command.
  func takePlaces(in command: Command) throws -> [String] {
    let manager = FileManager.default
    for folder in [cache, command.path("own")] {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    if let known = Self.pages {
      try manager.createDirectory(atPath: "\(cache)/v2", withIntermediateDirectories: true)
      // Another case may have copied them.
      for name in ["CACHEDIR.TAG", "pages"] {
        try? manager.copyItem(atPath: "\(known)/\(name)", toPath: "\(cache)/v2/\(name)")
      }
    }
    guard geteuid() == 0 else { return ["env"] }
    let files = manager.enumerator(atPath: command.folder.url.path)?.compactMap { $0 as? String } ?? []
    for file in [""] + files { try Self.give(command.path(file), to: Self.ownerAccount) }
    let kept = ["", "/v2", "/v2/CACHEDIR.TAG", "/v2/pages"].map { cache + $0 }
    for folder in kept + [command.path("own")] where manager.fileExists(atPath: folder) {
      try Self.give(folder, to: account)
    }
    try Self.give(command.path("notes.sh"), to: Self.ownerAccount)
    // As /tmp: whoever calls makes folders there. All may go through the others, and a program may leave its note.
    for (path, mode) in [("temporary", 0o1777), ("", 0o777)] {
      guard chmod(command.path(path), mode_t(mode)) == 0 else { throw Problem(description: path) }
    }
    guard self != .root else { return ["env"] }
    return [
      "setpriv", "--reuid", "\(account)", "--regid", "\(account)", "--clear-groups", "env",
      "HOME=\(cache)", "XDG_CACHE_HOME=\(cache)", "XDG_CONFIG_HOME=\(cache)/settings",
    ]
  }

  private static func give(_ path: String, to account: uid_t) throws {
    guard lchown(path, account, gid_t(account)) == 0 else {
      throw Problem(description: "\(path) keeps its owner.")
    }
  }

  struct Problem: Error, CustomStringConvertible { let description: String }
}
