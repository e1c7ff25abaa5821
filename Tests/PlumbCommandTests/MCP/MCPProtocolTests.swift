import CommandTesting
import Foundation
import Testing

@Suite("The protocol of plumb mcp", .timeLimit(.minutes(5)))
struct MCPProtocolTests {
  @Test("the revision is the one that is asked for, or else the newest that is spoken")
  func revisions() throws {
    let session = try AssistantSession([:])
    for (asked, agreed) in [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
    ] { #expect(try session.initialize(asked)["protocolVersion"] as? String == agreed) }
    #expect(session.end() == 0)
  }

  @Test("a tool's arguments are the options of its command, but for those that only people need")
  func schemas() throws {
    let session = try AssistantSession([:])
    try session.initialize()
    let tools = try #require(try session.request("tools/list")["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "check", "render", "inspect", "explain", "diff", "previews", "run", "tap", "type", "swipe", "screen",
        "stop",
      ])
    let schema = try #require(tools[1]["inputSchema"] as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(
      Set(properties.keys) == [
        "source", "view", "target", "project", "packages", "platform", "size", "device", "fit", "scale",
        "appearance",
        "direction",
        "type_size", "locale", "time_zone", "now", "seed", "place", "safe_area", "os", "landscape",
      ])
    #expect(properties["os"]?["enum"] as? [String] == ["18", "26"])
    #expect(schema["required"] as? [String] == ["source"])
    #expect(properties["appearance"]?["enum"] as? [String] == ["light", "dark"])
    #expect(tools.allSatisfy { !(($0["description"] as? String) ?? "").isEmpty })
    #expect(session.end() == 0)
  }

  @Test(
    "what is no request, or asks for what is not there, has the code of its mistake, and the next is answered"
  )
  func badInput() throws {
    let session = try AssistantSession([:])
    func code(_ line: String) throws -> Int? {
      try session.send(line)
      return (try session.message()["error"] as? [String: Any])?["code"] as? Int
    }
    func call(_ parameters: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(parameters)}"#
    }
    #expect(try code(call("{}")) == -32600, "before initialize")
    try session.initialize()
    for (line, expected) in [
      ("no JSON", -32700), (#"{"jsonrpc":"#, -32700), (String(repeating: "[", count: 2000), -32700),
      ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("7", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601), (call("{}"), -32602),
      (call(#"{"name":"nothing"}"#), -32602), (call(#"{"name":"render"}"#), -32602),
      (call(#"{"name":"render","arguments":[]}"#), -32602),
      (call(#"{"name":"render","arguments":{"source":5}}"#), -32602),
      (call(#"{"name":"render","arguments":{"source":"a","colour":"red"}}"#), -32602),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"plumb://documentation/../x"}}"#,
        -32002
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"\#(String(repeating: "x", count: 10 << 20))"}}"#,
        -32600
      ),
    ] { #expect(try code(line) == expected, "\(line.prefix(80))") }
    #expect(try session.request("ping").isEmpty)
    #expect(session.end() == 0)
  }

  @Test(
    "a batch is answered at once in the revision that has batches, without the messages that want no answer")
  func batch() throws {
    let session = try AssistantSession([:])
    try session.initialize("2025-03-26")
    try session.send(
      #"[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},{"jsonrpc":"2.0","id":"b","method":"no"}]"#
    )
    let answers = try #require(try session.next() as? [[String: Any]])
    #expect(answers.compactMap { $0["id"] as? String } == ["a", "b"])
    #expect(session.end() == 0)
  }

  @Test("the documents of the checkout are resources")
  func resources() throws {
    let session = try AssistantSession([:])
    try session.initialize()
    let all = try #require(try session.request("resources/list")["resources"] as? [[String: Any]])
    let addresses = all.compactMap { $0["uri"] as? String }
    #expect(addresses.contains("plumb://documentation/Explain.md"))
    let answer = try session.request("resources/read", #"{"uri":"plumb://documentation/Commands.md"}"#)
    let contents = try #require(answer["contents"] as? [[String: Any]])
    #expect((contents[0]["text"] as? String)?.hasPrefix("# Commands\n") ?? false)
    #expect(session.end() == 0)
  }
}
