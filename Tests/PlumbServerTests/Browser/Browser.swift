import CommandTesting
import Foundation
import Synchronization

/// Chromium without a window, driven through a pipe with the protocol of its developer tools.
final class Browser: Sendable {
  struct Problem: Error, CustomStringConvertible {
    let description: String

    /// Whether the page left its document while it was asked. The words are Chromium's.
    var isOfNavigation: Bool {
      ["Inspected target navigated or closed", "Cannot find context", "Execution context was destroyed"]
        .contains { description.contains($0) }
    }
  }

  /// One for all tests: it ends when this process does, because its pipe does.
  static let shared = Result { try Browser() }

  /// How long it has for an answer, in seconds. A page that has crashed never answers.
  private static let patience = 120

  private struct Question {
    var method: String
    var end: ContinuousClock.Instant
    var continuation: CheckedContinuation<JSON, any Error>
  }

  private struct State {
    var number = 0
    var waiting: [Int: Question] = [:]
    var received = Data()
    var messages: [JSON] = []
  }

  private let state = Mutex(State())
  /// Held for a whole message: a pipe takes a long one in parts, and two tests may write at once.
  private let writing = Mutex(())
  private let input: ChildInput
  private let process: Process

  private init() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium") else {
      throw Problem(description: "These tests need Chromium: apt-get install chromium.")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    let words = "--headless=new --no-sandbox --disable-gpu --no-first-run --force-color-profile=srgb"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser's commands come on descriptor 3, and its answers go to 4.
    let script = """
      chromium \(words) --hide-scrollbars --remote-debugging-pipe --user-data-dir="$0" about:blank \
      3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf "$0"
      """
    process.arguments = ["-c", script, folder.path]
    let (input, output) = (try ChildInput(), Pipe())
    process.standardInput = input.end
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.began()
    (self.process, self.input) = (process, input)
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if !data.isEmpty {
        self?.receive(data)
        return
      }
      handle.readabilityHandler = nil
      self?.giveUp("The browser has ended") { _ in true }
    }
    Thread.detachNewThread { [weak self] in
      while let browser = self {
        let now = ContinuousClock.now
        browser.giveUp("The browser has not answered in \(Self.patience) seconds") { $0.end < now }
        sleep(1)
      }
    }
  }

  /// Lets questions fail that will not be answered.
  private func giveUp(_ reason: String, _ isLost: (Question) -> Bool) {
    let lost = state.withLock { state in
      let lost = state.waiting.filter { isLost($0.value) }
      for number in lost.keys { state.waiting[number] = nil }
      return lost.values
    }
    for question in lost {
      question.continuation.resume(throwing: Problem(description: "\(reason): \(question.method)"))
    }
  }

  private func receive(_ data: Data) {
    let messages = state.withLock { state in
      state.received.append(data)
      var messages: [JSON] = []
      while let end = state.received.firstIndex(of: 0) {
        let message = state.received[state.received.startIndex..<end]
        if let json = try? JSONDecoder().decode(JSON.self, from: Data(message)) { messages.append(json) }
        state.received.removeSubrange(state.received.startIndex...end)
      }
      return messages
    }
    for message in messages {
      guard let number = message["id"].double else { continue }
      let waiting = state.withLock { $0.waiting.removeValue(forKey: Int(number)) }?.continuation
      if let text = message["error"]["message"].text {
        waiting?.resume(throwing: Problem(description: text))
      } else {
        waiting?.resume(returning: message["result"])
      }
    }
  }

  /// Asks the browser, or one of its pages, to do something.
  func call(_ method: String, _ parameters: JSON = [:], page: String? = nil) async throws -> JSON {
    try await withCheckedThrowingContinuation { continuation in
      let number = state.withLock { state in
        state.number += 1
        state.waiting[state.number] = Question(
          method: method, end: .now + .seconds(Self.patience), continuation: continuation)
        return state.number
      }
      var message: [String: JSON] = [
        "id": .number(Double(number)), "method": .string(method), "params": parameters,
      ]
      if let page { message["sessionId"] = .string(page) }
      do {
        let bytes = try JSONEncoder().encode(JSON.object(message)) + [0]
        try writing.withLock { _ in try input.write(bytes) }
      } catch {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.continuation.resume(throwing: error)
      }
    }
  }
}
