/// The messages of an assistant's program to `plumb mcp`, and the answers that it has to hear. They follow from a number.
package struct AssistantTrial: Sendable {
  /// The answers that a message has to get.
  package struct Expectation: Sendable {
    package enum Kind: Sendable { case result, error, either }

    /// The id that the answers carry; `nil` for that of a message whose id could not be read.
    package var id: String?
    package var kind: Kind
    package var counts: ClosedRange<Int>
  }

  /// The bytes, each message on a line.
  package private(set) var input: [UInt8] = []
  /// Ids may stand in several.
  package private(set) var expectations: [Expectation] = []
  /// The id of messages of which something was changed: nothing can be said of their answers.
  package static let looseID = "loose"
  /// The id of the last message, a right one.
  package static let lastID = "last"

  private var choices: Choices
  private let places: [String]
  private var isOpen = false
  private var hasBatches = false
  /// Whether wrong arguments of a tool are a result, as from revision 2025-11-25 on.
  private var answersWrongArguments = false
  private var calls: [Int] = []

  /// - Parameter places: sources that the calls of tools name.
  package init(seed: UInt64, places: [String]) {
    (choices, self.places) = (Choices(seed: seed), places)
    if choices.isOne(in: 4) { input += choices.pick(["\n", " \t\n", "\r\n", "\n\n\n"]).utf8 }
    if !choices.isOne(in: 6) { initialize("first") }
    for index in 0..<3 + choices.below(22) { add("n\(index)") }
    line(Self.message(Self.lastID, "ping"), ending: choices.pick(["", "\n"]))
    expect(Self.lastID, .result)
  }

  // MARK: Lines

  private mutating func line(_ text: String, ending: String? = nil) {
    input += text.utf8
    input += (ending ?? choices.pick(["\n", "\n", "\n", "\r\n", "\n \n"])).utf8
  }

  private mutating func expect(_ id: String?, _ kind: Expectation.Kind, _ counts: ClosedRange<Int> = 1...1) {
    expectations.append(Expectation(id: id, kind: kind, counts: counts))
  }

  private static func message(_ id: String, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":"\#(id)","method":"\#(method)","params":\#(parameters)}"#
  }

  /// A request with a right envelope, which needs that `initialize` came before it.
  private mutating func ask(
    _ id: String, _ method: String, _ parameters: String = "{}", _ kind: Expectation.Kind = .result
  ) {
    line(Self.message(id, method, parameters))
    expect(id, isOpen ? kind : .error)
  }

  private mutating func initialize(_ id: String) {
    let revision = choices.pick([
      "\"2025-06-18\"", "\"2025-03-26\"", "\"2024-11-05\"", "\"2025-11-25\"", "\"2026-07-28\"", "\"\"", "5",
      "null", "[]",
    ])
    line(Self.message(id, "initialize", #"{"protocolVersion":\#(revision),"capabilities":{}}"#))
    expect(id, .result)
    (isOpen, hasBatches) = (true, revision.contains("03-26"))
    answersWrongArguments = !["06-18", "03-26", "11-05"].contains { revision.contains($0) }
  }

  private mutating func add(_ id: String) {
    switch choices.below(19) {
    case 0: initialize(id)
    case 17: askWithoutHandshake(id)
    case 1:
      line(Self.message(id, "ping", choices.pick(["{}", #"{"x":\#(Self.nested(300))}"#])))
      expect(id, .result)
    case 2: ask(id, choices.pick(["tools/list", "resources/list", "resources/templates/list"]))
    case 3: read(id)
    case 4: ask(id, choices.pick(["no/such", "", "tools", "PING", "prompts/list", "\\u0000"]), "{}", .error)
    case 5: notify()
    case 6, 7, 8: call(id)
    case 9, 10: callWrongly(id)
    case 11: cancel()
    case 12: line(choices.pick([#"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","error":7}"#]))
    case 13: wrongEnvelope(id)
    case 14, 15: noMessage()
    case 16: batch(id)
    default: changed()
    }
  }

  /// A request that says its revision itself, or does so wrongly.
  private mutating func askWithoutHandshake(_ id: String) {
    let version = #""io.modelcontextprotocol/protocolVersion":"#
    let capabilities = #""io.modelcontextprotocol/clientCapabilities":"#
    let (meta, isRight) = choices.pick([
      ("\(version)\"2026-07-28\",\(capabilities){}", true), ("\(version)\"2026-07-28\"", false),
      ("\(version)\"2026-07-28\",\(capabilities)[]", false), ("\(version)7,\(capabilities){}", false),
      ("\(version)\"1900-01-01\",\(capabilities){}", false), ("\(version)\"\",\(capabilities){}", false),
    ])
    let (method, isThere) = choices.pick([
      ("server/discover", true), ("tools/list", true), ("resources/list", true), ("ping", false),
      ("initialize", false), ("no/such", false),
    ])
    line(Self.message(id, method, #"{"_meta":{\#(meta)}}"#))
    expect(id, isRight && isThere ? .result : .error)
  }

  // MARK: Right envelopes

  private mutating func read(_ id: String) {
    let parameters = choices.pick([
      "{}", #"{"uri":7}"#, #"{"uri":"plumb://documentation/../x"}"#, #"{"uri":""}"#,
      #"{"uri":"file:///etc/passwd"}"#,
    ])
    ask(id, "resources/read", parameters, .error)
  }

  /// None has an answer, but for one that is no notification.
  private mutating func notify() {
    let method = choices.pick(["notifications/initialized", "notifications/x", "ping", "tools/call", ""])
    guard !choices.isOne(in: 5) else {
      line(#"{"jsonrpc":"2.0","method":"\#(method)","params":[]}"#)
      return expect(nil, .error)
    }
    line(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(choices.pick(["{}", #"{"name":5}"#]))}"#)
  }

  private static let tools = [
    "check", "render", "inspect", "explain", "diff", "previews", "run", "tap", "type", "swipe", "screen",
    "stop",
  ]

  /// A call whose arguments may be right; that there is no such source is a result.
  private mutating func call(_ id: String) {
    let tool = choices.pick(Self.tools)
    var fields = [#""\#(tool == "diff" ? "old" : "source")":"\#(choices.pick(places))""#]
    if !["tap", "type", "swipe", "screen", "stop"].contains(tool) {
      for _ in 0..<choices.below(3) { fields.append(choices.pick(Self.options)) }
    } else {
      fields = (0..<choices.below(3)).map { _ in choices.pick(Self.targets) }
    }
    let token =
      choices.isOne(in: 5) ? #","_meta":{"progressToken":\#(choices.pick(["1", "\"t\"", "[]"]))}"# : ""
    let arguments = "{\(fields.joined(separator: ","))}"
    calls.append(expectations.count)
    let parameters = #"{"name":"\#(tool)","arguments":\#(arguments)\#(token)}"#
    ask(id, "tools/call", parameters, .either)
    guard choices.isOne(in: 8) else { return }
    // The same id again while the first call may go on.
    ask(id, "tools/call", parameters, .either)
  }

  private static let options = [
    #""size":"100x50""#, #""size":"nanxinf""#, #""scale":1e308"#, #""scale":-1"#, #""scale":"0x10""#,
    #""seed":-1"#,
    #""view":"""#, #""view":"A\u0000B""#, #""device":"iPhone 1""#, #""locale":"\u0301""#,
    #""now":"9999-99-99""#,
    #""appearance":"dark""#, #""fit":true"#, #""target":"-x""#, #""at":"nan,inf""#, #""line":"a:-1""#,
    #""json":true"#,
    #""place":"91,181""#, #""new_options":{"size":"1x1"}"#, #""time_zone":"Mars""#, #""packages":"/nowhere""#,
  ]

  private static let targets = [
    #""label":"a""#, #""index":-1"#, #""index":1e9"#, #""at":"1e999,0""#, #""text":"é""#,
    #""direction":"up""#,
    #""direction":"in""#, #""distance":-1e308"#, #""role":"""#, #""submit":true"#, #""picture":true"#,
  ]

  private mutating func callWrongly(_ id: String) {
    guard choices.isOne(in: 2) else {
      let parameters = choices.pick([
        "{}", #"{"name":5}"#, #"{"name":"nothing"}"#, #"{"name":""}"#, #"{"name":"render","arguments":[]}"#,
        #"{"name":"render","arguments":null}"#,
      ])
      return ask(id, "tools/call", parameters, .error)
    }
    let parameters = choices.pick([
      #"{"name":"render"}"#,
      #"{"name":"check","arguments":{"source":5}}"#,
      #"{"name":"render","arguments":{"source":"a","colour":"red"}}"#,
      #"{"name":"render","arguments":{"source":"a","fit":"yes"}}"#,
      #"{"name":"render","arguments":{"source":"a","size":{"width":1}}}"#,
      #"{"name":"render","arguments":{"source":null}}"#,
      #"{"name":"diff","arguments":{"old":"a","new_options":[]}}"#,
      #"{"name":"diff","arguments":{"old":"a","new_options":{"view":"A"}}}"#,
    ])
    ask(id, "tools/call", parameters, answersWrongArguments ? .result : .error)
  }

  /// Whoever is cancelled may have been answered already.
  private mutating func cancel() {
    let known = choices.pick(calls.map(Optional.some) + [nil])
    let id = known.flatMap { expectations[$0].id }
    line(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id.map { "\"\($0)\"" } ?? choices.pick(["7", "null", "[]", "{}"]))}}"#
    )
    guard let id else { return }
    for index in expectations.indices
    where expectations[index].id == id && expectations[index].kind == .either {
      expectations[index].counts = 0...1
    }
  }

  // MARK: What is no message

  private mutating func wrongEnvelope(_ id: String) {
    let (text, hasID) = choices.pick([
      (#"{"jsonrpc":"1.0","id":"ID","method":"ping"}"#, true), (#"{"id":"ID","method":"ping"}"#, true),
      (#"{"jsonrpc":"2.0","id":"ID"}"#, true), (#"{"jsonrpc":"2.0","id":"ID","method":5}"#, true),
      (#"{"jsonrpc":"2.0","id":"ID","method":"ping","params":7}"#, true),
      (#"{"jsonrpc":"2.0","id":"ID","method":"ping","params":null}"#, true),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, false),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, false),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, false),
      (#"{"jsonrpc":"2.0","id":1e300,"method":"ping"}"#, false),
      (#"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}"#, false), ("{}", false),
      ("7", false),
      ("null", false), ("\"\"", false),
    ])
    line(text.replacing("ID", with: id))
    expect(hasID ? id : nil, .error)
  }

  private mutating func noMessage() {
    switch choices.below(40) {
    case 0..<12:
      // The beginning of a message.
      let whole = Self.message("cut", "tools/call", #"{"name":"render","arguments":{"source":"\u00e9"}}"#)
      line(String(whole.prefix(1 + choices.below(whole.count - 1))), ending: "\n")
    case 12..<26:
      var bytes = (0..<1 + choices.below(12)).map { _ in choices.byte() }.filter { $0 != 10 && $0 != 13 }
      if bytes.allSatisfy({ $0 == 32 || $0 == 9 }) { bytes = [0xFF, 0] }
      input += bytes + [10]
    case 26..<32: line(Self.nested(choices.pick([513, 2000, 100_000])))
    case 32..<37: line(#"{"jsonrpc":"2.0","id":"\ud800","method":"ping"}"#)
    default: line(Self.message("long", "ping", #"{"x":"\#(String(repeating: "x", count: 5 << 20))"}"#))
    }
    expect(nil, .error)
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private mutating func batch(_ id: String) {
    if choices.isOne(in: 4) {
      line("[]")
      return expect(nil, .error)
    }
    let ping = Self.message(id, "ping")
    line(#"[\#(ping),{"jsonrpc":"2.0","method":"notifications/x"},7,\#(Self.message(id, "no"))]"#)
    expect(nil, .error)
    guard isOpen, hasBatches else { return }
    expect(id, .result)
    expect(id, .error)
  }

  /// A right message with one byte changed.
  private mutating func changed() {
    var bytes = Array(
      Self.message(Self.looseID, choices.pick(["ping", "tools/list"]), #"{"x":[1,null,"a"]}"#).utf8)
    var byte = choices.byte()
    if byte == 10 { byte = 0 }
    bytes[choices.below(bytes.count)] = byte
    input += bytes + [10]
    expect(nil, .error, 0...1)
  }
}
