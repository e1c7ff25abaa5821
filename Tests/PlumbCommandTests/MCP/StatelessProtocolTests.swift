import CommandTesting
import Foundation
import Testing

/// As https://modelcontextprotocol.io/specification/2026-07-28 describes it: "basic", "basic/versioning", "server/discover",
/// "server/utilities/caching" and "basic/patterns/subscriptions".
@Suite("The protocol of plumb mcp without a handshake (2026-07-28)", .timeLimit(.minutes(5)))
struct StatelessProtocolTests {
  private static let meta = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#

  /// The whole answer to a request whose parameters say which revision is meant.
  private func answer(_ session: AssistantSession, _ method: String, _ parameters: String = "") throws
    -> [String: Any]
  {
    let more = parameters.isEmpty ? "" : ",\(parameters)"
    return try session.request(method, "{\(Self.meta)\(more)}")
  }

  @Test("the first request may be any, and each result is complete and says who answers")
  func first() throws {
    let session = try AssistantSession([:])
    let found = try answer(session, "server/discover")
    #expect(found["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect((found["capabilities"] as? [String: Any])?.keys.sorted() == ["resources", "tools"])
    for method in ["server/discover", "tools/list", "resources/list", "resources/templates/list"] {
      let result = try answer(session, method)
      #expect(result["resultType"] as? String == "complete", "\(method)")
      #expect((result["ttlMs"] as? Int ?? -1) >= 0 && result["cacheScope"] as? String == "private")
      let meta = result["_meta"] as? [String: [String: Any]]
      #expect(meta?["io.modelcontextprotocol/serverInfo"]?["name"] as? String == "plumb", "\(method)")
    }
    #expect(session.end() == 0)
  }

  @Test(
    "a request that names another revision learns which one is spoken, and one that says too little is refused"
  )
  func refused() throws {
    let session = try AssistantSession([:])
    func error(_ method: String, _ meta: String) throws -> [String: Any] {
      try session.request(method, #"{"_meta":{\#(meta)}}"#)
    }
    let other = try error(
      "tools/list",
      #""io.modelcontextprotocol/protocolVersion":"1900-01-01","io.modelcontextprotocol/clientCapabilities":{}"#
    )
    #expect(other["code"] as? Int == -32022)
    let data = try #require(other["data"] as? [String: Any])
    #expect(data["supported"] as? [String] == ["2026-07-28"] && data["requested"] as? String == "1900-01-01")
    let version = #""io.modelcontextprotocol/protocolVersion":"2026-07-28""#
    #expect(try error("tools/list", version)["code"] as? Int == -32602)
    #expect(try error("server/discover", "")["code"] as? Int == -32602)
    #expect(try answer(session, "ping")["code"] as? Int == -32601, "the revision has no ping")
    #expect(
      try answer(session, "resources/read", #""uri":"plumb://documentation/x""#)["code"] as? Int == -32602)
    // Without a revision, the handshake comes first as ever.
    #expect(try session.request("tools/list")["code"] as? Int == -32600)
    #expect(try session.initialize()["protocolVersion"] as? String == "2025-06-18")
    #expect(try session.request("tools/list")["resultType"] == nil)
    #expect(session.end() == 0)
  }

  @Test("wrong arguments are an answer that the assistant reads", arguments: ["2026-07-28", "2025-11-25"])
  func wrongArguments(revision: String) throws {
    let session = try AssistantSession([:])
    let parameters = #""name":"render","arguments":{"source":"a","colour":"red"}"#
    if revision != "2026-07-28" { try session.initialize(revision) }
    let result =
      revision == "2026-07-28"
      ? try answer(session, "tools/call", parameters) : try session.request("tools/call", "{\(parameters)}")
    #expect(result["isError"] as? Bool == true)
    let content = result["content"] as? [[String: String]]
    #expect(content?.first?["text"] == "render has no argument colour.")
    let unknown = #""name":"nothing","arguments":{}"#
    let error =
      revision == "2026-07-28"
      ? try answer(session, "tools/call", unknown) : try session.request("tools/call", "{\(unknown)}")
    #expect(error["code"] as? Int == -32602, "a tool that is not there is no answer")
    #expect(session.end() == 0)
  }

  @Test("an app is named by each call, because a connection is no session")
  func apps() throws {
    let source = "@main struct One: App { var body: some Scene { WindowGroup { Text(\"one\") } } }"
    let session = try AssistantSession(["One.swift": "import SwiftUI\n" + source])
    func call(_ tool: String, _ arguments: String) throws -> (text: String, isError: Bool) {
      let result = try answer(
        session, "tools/call", #""name":"\#(tool)","arguments":{\#(arguments)}"#)
      let content = result["content"] as? [[String: String]] ?? []
      return (content.compactMap { $0["text"] }.joined(separator: "\n"), result["isError"] as? Bool ?? false)
    }
    let tools = try #require(try answer(session, "tools/list")["tools"] as? [[String: Any]])
    let screen = tools.first { $0["name"] as? String == "screen" }?["inputSchema"] as? [String: Any]
    #expect(screen?["required"] as? [String] == ["app"])
    #expect(try call("run", #""source":"One.swift""#).text.hasSuffix("This is app 1."))
    #expect(try call("screen", "").text == "screen needs app, the number that run returned.")
    #expect(try call("screen", #""app":1"#).text.contains("one"))
    #expect(try call("run", #""source":"One.swift""#).text.hasSuffix("This is app 2."))
    let old = try call("tap", #""app":1,"label":"one""#)
    #expect(old.isError && old.text.hasPrefix("App 1 has ended, because run started app 2 after it"))
    #expect(try call("stop", #""app":"2""#).text == "One has ended.")
    #expect(session.end() == 0)
  }

  @Test("a subscription is acknowledged, ends when it is cancelled, and is answered when the input ends")
  func subscriptions() throws {
    let session = try AssistantSession([:])
    for id in ["a", "b"] {
      try session.send(
        #"{"jsonrpc":"2.0","id":"\#(id)","method":"subscriptions/listen","params":{\#(Self.meta),"notifications":{"toolsListChanged":true}}}"#
      )
      let message = try session.message()
      #expect(message["method"] as? String == "notifications/subscriptions/acknowledged")
      let parameters = try #require(message["params"] as? [String: Any])
      let meta = parameters["_meta"] as? [String: Any]
      #expect(meta?["io.modelcontextprotocol/subscriptionId"] as? String == id)
      #expect((parameters["notifications"] as? [String: Any])?.isEmpty == true, "no tool ever changes")
    }
    try session.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#)
    #expect(session.end() == 0)
    let last = try session.message()
    #expect(last["id"] as? String == "b")
    let result = try #require(last["result"] as? [String: Any])
    #expect(result["resultType"] as? String == "complete")
    #expect((result["_meta"] as? [String: Any])?["io.modelcontextprotocol/subscriptionId"] as? String == "b")
  }
}
