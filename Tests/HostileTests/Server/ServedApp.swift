import CommandTesting
import Foundation
import Testing
import Waiting

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
    let patience = Patience("The address of plumb \(word)")
    while try !printed().hasSuffix("\n") {
      guard process.isRunning else { throw Problem(description: "It ended without an address.") }
      try await patience.pause()
    }
    let address = try URL(string: printed().trimmingCharacters(in: .newlines))
    guard let number = address?.port, let word = address?.fragment?.split(separator: "=").last else {
      throw Problem(description: "There is no address: \(try printed())")
    }
    (port, key) = (UInt16(number), String(word))
  }

  func end() {
    process.interrupt()
    process.waitUntilEnd()
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
    let patience = Patience("The meant status")
    while true {
      if let answer = try? await answer("GET /status"), answer.status == 200, isMeant(answer.text) {
        return answer.text
      }
      try await patience.pause()
    }
  }

  /// A page of the app, or of what is served with the same key at another port.
  func page(at other: UInt16? = nil) async throws -> RawConnection {
    let page = try RawConnection(port: other ?? port)
    guard await page.upgrade(key: key) == 101 else { throw Problem(description: "There is no page.") }
    return page
  }
}

extension ServedApp {
  /// Presses "Go" of an app called Busy, whose action never ends: it is told with its view and line, and the app is started again
  /// only when a page asks for that. Twice, because the second beginning has to be watched too.
  func expectHangIsTold(at place: String) async throws {
    let refused = try await answer("POST /restart")
    #expect(refused.status == 503, "\(refused)")
    for _ in 0..<2 {
      try await page().press("Go")
      let status = try await status { $0.contains("reason") }
      #expect(status.contains(#""isRunning":true"#), "\(status)")
      let words = "Busy has not answered for 5 seconds. This happened when Button \"Go\" in Content was used"
      let said = try said()
      #expect(said.contains("\(words) (\(place))."), "\(said)")
      #expect(try await answer("POST /restart").status == 202)
      _ = try await self.status { !$0.contains("reason") && $0.contains(#""isRunning":true"#) }
    }
  }
}
