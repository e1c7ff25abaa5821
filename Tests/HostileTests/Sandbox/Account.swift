import CommandTesting
import Foundation

/// Who runs the command. Root's wall has to hold where the kernel asks who somebody is outside.
enum Account: CaseIterable {
  case own
  /// Nobody in particular, whom only root can become.
  case ordinary

  /// Root runs each test twice. Whoever else runs them is an ordinary user.
  static var all: [Account] { geteuid() == 0 ? allCases : [.own] }

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
      "HOME=\(cache)", "PLUMB_CACHE=\(cache)",
    ]
  }

  struct Problem: Error, CustomStringConvertible { let description: String }
}
