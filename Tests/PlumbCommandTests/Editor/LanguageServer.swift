import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbCommand

/// The toolchain's language server, asked over its standard input and output as an editor asks it.
final class LanguageServer {
  struct Diagnostic: Equatable {
    /// From 0, as the protocol counts.
    var line: Int
    var message: String
  }

  private var process = Process()
  private var input: ChildInput
  private var output: Pipe
  private var messages: FramedMessages
  private var lastID = 0
  private var versions: [String: Int] = [:]
  /// The files that are open, as they are in the editor.
  private var texts: [String: String] = [:]
  private let folder: String
  /// What it writes to standard error.
  private let errors: TemporaryFolder
  private var hasCrashed = false

  /// Starts it for a folder.
  init(_ folder: String) throws {
    (self.folder, errors) = (folder, try TemporaryFolder())
    try errors.write("", to: "log")
    (process, input, output) = try Self.started(log: errors.path("log"))
    messages = FramedMessages(descriptor: output.fileHandleForReading.fileDescriptor)
    try open()
  }

  private static func started(log: String) throws -> (Process, ChildInput, Pipe) {
    let (process, input, output) = (Process(), try ChildInput(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    (process.standardInput, process.standardOutput) = (input.end, output)
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    try input.began()
    return (process, input, output)
  }

  private func open() throws {
    _ = try answer("initialize", ["processId": NSNull(), "rootUri": address(""), "capabilities": [:]])
    try tell("initialized", [:])
  }

  /// Starts it once more after a crash, as an editor does, and opens the same files.
  ///
  /// A crash of the toolchain's own program is a warning. A second one is a failure.
  private func restart(after problem: Problem) throws {
    guard !hasCrashed else { throw problem }
    hasCrashed = true
    Issue.record("\(problem)", severity: .warning)
    (process, input, output) = try Self.started(log: errors.path("log"))
    messages = FramedMessages(descriptor: output.fileHandleForReading.fileDescriptor)
    try open()
    versions = [:]
    for (file, text) in texts { try send(text, of: file) }
  }

  func end() {
    _ = try? answer("shutdown", [:])
    try? tell("exit", [:])
    process.terminate()
    process.waitUntilEnd()
    errors.remove()
  }

  private func address(_ file: String) -> String {
    URL(fileURLWithPath: file.isEmpty ? folder : "\(folder)/\(file)").absoluteString
  }

  /// Opens a file, or says what it has become in the editor.
  func edit(_ file: String, _ text: String) throws {
    texts[file] = text
    do { try send(text, of: file) } catch let problem as Problem { try restart(after: problem) }
  }

  private func send(_ text: String, of file: String) throws {
    let version = (versions[file] ?? 0) + 1
    versions[file] = version
    var document: [String: Any] = ["uri": address(file), "version": version]
    guard version == 1 else {
      return try tell(
        "textDocument/didChange", ["textDocument": document, "contentChanges": [["text": text]]])
    }
    (document["languageId"], document["text"]) = ("swift", text)
    try tell("textDocument/didOpen", ["textDocument": document])
  }

  func open(_ file: String) throws -> String {
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    try edit(file, text)
    return text
  }

  /// The names that may stand behind the first place of a text.
  func completions(_ file: String, _ text: String, after word: String) throws -> [String] {
    let end = try position(text, word, word.count)
    let result = try ask(
      "textDocument/completion", ["textDocument": ["uri": address(file)], "position": end])
    let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["filterText"] as? String ?? $0["label"] as? String }
  }

  /// The files and lines, from 0, of what a word means.
  func definitions(_ file: String, _ text: String, of word: String) throws -> [String] {
    let result = try ask(
      "textDocument/definition",
      ["textDocument": ["uri": address(file)], "position": try position(text, word, 1)])
    return (result as? [[String: Any]] ?? []).compactMap { place in
      guard let file = (place["uri"] as? String).flatMap(URL.init(string:))?.lastPathComponent,
        let start = (place["range"] as? [String: [String: Int]])?["start"]?["line"]
      else { return nil }
      return "\(file):\(start)"
    }
  }

  func hover(_ file: String, _ text: String, over word: String) throws -> String {
    let result = try ask(
      "textDocument/hover",
      ["textDocument": ["uri": address(file)], "position": try position(text, word, 1)])
    return ((result as? [String: Any])?["contents"] as? [String: String])?["value"] ?? ""
  }

  func diagnostics(_ file: String) throws -> [Diagnostic] {
    let result = try ask("textDocument/diagnostic", ["textDocument": ["uri": address(file)]])
    return ((result as? [String: Any])?["items"] as? [[String: Any]] ?? []).compactMap { item in
      guard let message = item["message"] as? String,
        let start = (item["range"] as? [String: [String: Int]])?["start"]?["line"]
      else { return nil }
      return Diagnostic(line: start, message: message)
    }
  }

  struct Problem: Error, CustomStringConvertible { let description: String }

  private func position(_ text: String, _ word: String, _ offset: Int) throws -> [String: Int] {
    for (line, content) in text.components(separatedBy: "\n").enumerated() {
      guard let range = content.range(of: word) else { continue }
      let start = content.distance(from: content.startIndex, to: range.lowerBound)
      return ["line": line, "character": start + offset]
    }
    throw Problem(description: "The text has no \(word).")
  }

  private func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    do { return try answer(method, parameters) } catch let problem as Problem {
      try restart(after: problem)
      return try answer(method, parameters)
    }
  }

  private func answer(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    while let data = messages.next() {
      let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      if message["method"] != nil, let id = message["id"] {
        try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
      } else if message["method"] == nil, message["id"] as? Int == lastID {
        return message["result"]
      }
    }
    throw ending("answered \(method)")
  }

  private func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: message)
    do {
      try input.write(Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
    } catch {
      throw ending("read \(message["method"] ?? "an answer")")
    }
  }

  /// How the server ended, with what it wrote last.
  private func ending(_ task: String) -> Problem {
    process.waitUntilEnd()
    let way = process.terminationReason == .uncaughtSignal ? "with signal" : "with status"
    let log = (try? String(contentsOfFile: errors.path("log"), encoding: .utf8)) ?? ""
    return Problem(
      description: """
        The language server ended \(way) \(process.terminationStatus) before it \(task). The end of its log:
        \(log.suffix(4000))
        """)
  }
}
