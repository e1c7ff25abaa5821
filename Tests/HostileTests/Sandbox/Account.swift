import CommandTesting
import Foundation

/// Who runs the command. Root's wall has to hold where the kernel asks who somebody is outside.
enum Account: CaseIterable {
  case own
  /// Nobody in particular, whom only root can become.
  case ordinary

  /// Root runs each test twice, where others may look into the folder of the command. Whoever else runs them is an ordinary user.
  static var all: [Account] {
    guard geteuid() == 0 else { return [.own] }
    if isReachable { return allCases }
    print("Others may not look into \(Command.executable.path): the sandbox is tried as root only.")
    return [.own]
  }

  /// Whether each folder above the command lets everybody through, and everybody may run it.
  private static let isReachable: Bool = {
    var place = Command.executable
    while true {
      var status = stat()
      guard stat(place.path, &status) == 0, status.st_mode & 0o001 != 0 else { return false }
      if place.path == "/" { return true }
      place.deleteLastPathComponent()
    }
  }()

  private static let number = 64_999

  /// Lets the account have the folder of a command, and returns the words through which it runs the command.
  func through(_ command: Command) throws -> [String] {
    guard self == .ordinary else { return ["env"] }
    let files = FileManager.default.enumerator(atPath: command.folder.url.path)?.allObjects ?? []
    for file in [""] + files.compactMap({ $0 as? String }) {
      guard lchown(command.path(file), uid_t(Self.number), gid_t(Self.number)) == 0 else {
        throw Problem(description: "\(file) keeps its owner.")
      }
    }
    let cache = "/tmp/plumb-tests-cache-\(Self.number)"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    guard chown(cache, uid_t(Self.number), gid_t(Self.number)) == 0 else {
      throw Problem(description: "\(cache) keeps its owner.")
    }
    return [
      "setpriv", "--reuid", "\(Self.number)", "--regid", "\(Self.number)", "--clear-groups", "env",
      "HOME=\(cache)", "XDG_CACHE_HOME=\(cache)", "PLUMB_CACHE=\(cache)",
    ]
  }

  struct Problem: Error, CustomStringConvertible { let description: String }
}
