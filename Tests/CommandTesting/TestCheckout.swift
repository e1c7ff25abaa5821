internal import Foundation

/// A git checkout in a temporary folder.
package struct TestCheckout {
  package let command: Command
  /// The folder in which the repository is.
  package let folder: String

  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  package init(_ files: [String: String], in folder: String = "app") throws {
    command = try Command()
    self.folder = folder
    for (name, text) in files { try write(text, to: name) }
    try git("init -q -b main .")
    try commit()
  }

  package func path(_ name: String) -> String { command.path("\(folder)/\(name)") }

  package func write(_ text: String, to name: String) throws {
    try command.folder.write(text, to: "\(folder)/\(name)")
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  package func commit() throws {
    try git("add -A")
    try git(
      "-c user.name=A -c user.email=a@example.com -c commit.gpgsign=false commit -q --allow-empty -m Change")
  }

  @discardableResult
  package func git(_ words: String) throws -> String {
    let answer = try command.shell("cd '\(folder)' && git \(words)")
    guard answer.status == 0 else { throw Problem(description: "git \(words): \(answer.error)") }
    return answer.output
  }

  package func end() { command.folder.remove() }
}
