import CommandTesting
import Foundation

/// An app that `plumb run` shows, or previews that `plumb preview` shows, for one test.
struct ServedApp {
  struct Problem: Error { let description: String }

  let command: Command
  let process: Process
  let port: UInt16
  let key: String

  /// Starts it, and waits for its address.
  init(
    _ command: Command, _ word: String = "run", options: [String] = [], through: [String] = []
  ) async throws {
    self.command = command
    process = try command.start([word, "View.swift", "--port", "0"] + options, through: through)
    let printed = { try String(contentsOfFile: command.path("standard-output"), encoding: .utf8) }
    while try !printed().hasSuffix("\n") {
      guard process.isRunning else { throw Problem(description: "It ended without an address.") }
      try await Task.sleep(for: .milliseconds(20))
    }
    let address = try URL(string: printed().trimmingCharacters(in: .newlines))
    guard let number = address?.port, let word = address?.fragment?.split(separator: "=").last else {
      throw Problem(description: "There is no address: \(try printed())")
    }
    (port, key) = (UInt16(number), String(word))
  }

  func end() {
    process.interrupt()
    process.waitUntilExit()
    command.folder.remove()
  }

  /// What the command has said until now.
  func said() throws -> String { try String(contentsOfFile: command.path("standard-error"), encoding: .utf8) }

  /// The answer to a request with the key.
  func answer(_ line: String) async throws -> (status: Int, text: String) {
    let connection = try RawConnection(port: port)
    await connection.request(line, ["Authorization: Bearer \(key)"])
    return await connection.answer()
  }

  /// Waits until the app, or who stands in for it, answers so.
  func status(_ isMeant: (String) -> Bool) async throws -> String {
    while true {
      if let answer = try? await answer("GET /status"), answer.status == 200, isMeant(answer.text) {
        return answer.text
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// A page of the app, or of what is served with the same key at another port.
  func page(at other: UInt16? = nil) async throws -> RawConnection {
    let page = try RawConnection(port: other ?? port)
    guard await page.upgrade(key: key) == 101 else { throw Problem(description: "There is no page.") }
    return page
  }
}
