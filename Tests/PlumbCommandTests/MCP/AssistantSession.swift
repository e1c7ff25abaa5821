import CommandTesting
import Foundation
import PlumbSource
import Testing

/// An assistant's program: starts `plumb mcp` in a folder, and speaks with it line by line.
final class AssistantSession {
  let folder: TemporaryFolder
  private let process = Process()
  private let input: ChildInput
  private let output = Pipe()
  private var rest = Data()
  private var number = 0

  init(_ sources: [String: String], options: [String] = []) throws {
    (folder, input) = (try TemporaryFolder(), try ChildInput())
    for (name, text) in sources { try folder.write(text, to: name) }
    try Data().write(to: URL(fileURLWithPath: folder.path("errors")))
    process.executableURL = Command.executable
    process.arguments = ["mcp"] + options
    process.currentDirectoryURL = folder.url
    (process.standardInput, process.standardOutput) = (input.end, output)
    process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
    try process.run()
    try input.began()
  }

  /// What it has said on standard error.
  var errors: String { (try? String(contentsOfFile: folder.path("errors"), encoding: .utf8)) ?? "" }

  func send(_ line: String) throws {
    try input.write(Data((line + "\n").utf8))
  }

  /// The next line. Each has to be JSON: nothing else may be on standard output.
  func next() throws -> Any {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<end])
        rest = Data(rest[rest.index(after: end)...])
        return try JSONSerialization.jsonObject(with: line)
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "The server has ended: \(errors)")
      rest += more
    }
  }

  func message() throws -> [String: Any] { try #require(try next() as? [String: Any]) }

  /// Asks for something, and returns the answer's result or error.
  func request(_ method: String, _ parameters: String = "{}") throws -> [String: Any] {
    number += 1
    try send(#"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(parameters)}"#)
    let answer = try message()
    #expect(answer["id"] as? Int == number && answer["jsonrpc"] as? String == "2.0", "\(answer)")
    return try #require(answer["result"] as? [String: Any] ?? answer["error"] as? [String: Any], "\(answer)")
  }

  @discardableResult func initialize(_ revision: String = "2025-06-18") throws -> [String: Any] {
    let answer = try request(
      "initialize",
      #"{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{"name":"test","version":"1"}}"#)
    try send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    return answer
  }

  /// What a tool answers: its texts, and its first picture.
  struct Answer {
    var text: String
    var picture: Data?
    var isError: Bool
  }

  func call(_ tool: String, _ arguments: String = "{}") throws -> Answer {
    let result = try request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    let content = try #require(result["content"] as? [[String: Any]], "\(result)")
    let image = content.first { $0["type"] as? String == "image" }
    if let image { #expect(image["mimeType"] as? String == "image/png") }
    return Answer(
      text: content.compactMap { $0["text"] as? String }.joined(separator: "\n"),
      picture: (image?["data"] as? String).flatMap { Data(base64Encoded: $0) },
      isError: try #require(result["isError"] as? Bool))
  }

  /// Closes its input, and waits for its end.
  func end() -> Int32 {
    input.close()
    process.waitUntilEnd()
    folder.remove()
    return process.terminationStatus
  }
}
