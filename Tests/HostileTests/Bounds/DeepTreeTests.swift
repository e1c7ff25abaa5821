import PlumbInspector
import PlumbSource
import Testing

@Suite("Deep trees are written and read")
struct DeepTreeTests {
  /// A saved tree of views in each other.
  private func nested(_ levels: Int) -> [UInt8] {
    let view = #"{"name":"HStack","frame":{"x":0,"y":0,"width":1,"height":1},"proposal":{},"children":["#
    return Array(
      (#"{"view":"V","root":"# + String(repeating: view, count: levels)
        + String(repeating: "]}", count: levels) + "}").utf8)
  }

  @Test("five thousand views in each other are compared")
  func levels() throws {
    let text = nested(5000)
    let answer = try onDeepStack {
      let tree = try Snapshot(json: text)
      return TreeDifference(from: tree, to: tree).text
    }
    #expect(answer == "No view moved.")
  }

  @Test("a depth that no view has is refused with the number")
  func tooDeep() {
    let problem = #expect(throws: JSONProblem.self) {
      try JSON(reading: Array(repeating: UInt8(ascii: "["), count: 50_000))
    }
    #expect(problem?.description == "line 1: it is more than 20010 levels deep")
  }

  @Test("a value is read again as it was written, on many lines and on one")
  func again() throws {
    let value = JSON.object([
      (
        "a\"\\\n\t\u{1}é😀",
        .array([.null, .bool(true), .bool(false), .number(-1.5e-7), .number(3), .array([])])
      ),
      ("", .inline([("b", .string("")), ("c", .object([]))])),
    ])
    #expect(try JSON(reading: Array(value.text.utf8)).text == JSON(reading: Array(value.line.utf8)).text)
    #expect(try JSON(reading: Array(value.line.utf8)).line == value.line)
  }

  @Test(
    "what is no JSON is refused with its line",
    arguments: [
      ("", "a value is missing"), ("[1,]", "a value is missing"), ("{\"a\" 1}", "a : is missing"),
      ("[1 2]", "a , is missing"), ("{a:1}", "a name in quotes is missing"), ("\"a", "a text has no end"),
      ("\"\\x\"", "there is no escape \\x"), ("\"\\ud800\"", "half a character stands alone"),
      ("\"\\u12\"", "an escape has four hexadecimal digits"), ("[] []", "there is more behind the end"),
      ("tru", "true is not written to its end"), ("\"\u{1}\"", "a text has a control character"),
      ("1e999", "a value is missing"),
    ])
  func refused(_ text: String, _ reason: String) {
    let problem = #expect(throws: JSONProblem.self) { try JSON(reading: Array("\n\(text)".utf8)) }
    #expect(problem?.description == "line 2: \(reason)")
  }

  @Test("JSON takes as many bytes for a view at level 2,000 as at level 100")
  func bytesOfALevel() throws {
    func bytes(_ levels: Int) -> Int {
      var value = JSON.array([])
      for _ in 0..<levels { value = .object([("name", .string("HStack")), ("children", .array([value]))]) }
      return value.text.utf8.count
    }
    let hundred = bytes(200) - bytes(100)
    #expect(bytes(2100) - bytes(2000) == hundred)
    #expect(hundred <= 100 * 40)
  }
}
