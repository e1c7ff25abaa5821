import PlumbExchange
import PlumbSource
import Testing

@testable import PlumbInspector

/// What a view says at length is printed by the command itself, for which no time limit ends a child.
@Suite("Long texts and trees of others") struct LongTextTests {
  @Test("orders are written out in time that grows with them")
  func orders() throws {
    Growth.expectLinear("text", small: 4000) { count in
      #expect(!HarmlessText.text(String(repeating: "\u{1B}]52;c;\n", count: count)).isEmpty)
    }
    Growth.expectLinear("JSON", small: 4000) { count in
      #expect(!HarmlessText.json(String(repeating: "\u{85} one ", count: count)).isEmpty)
    }
  }

  @Test("the compiler's messages are read in time that grows with them, whatever their lines begin with")
  func messages() throws {
    Growth.expectLinear("footnotes", small: 4000) { count in
      let text = String(repeating: "a\n", count: count) + String(repeating: "[#q: b\n", count: count)
      #expect(UseWithoutEffect.separate(text).others.utf8.count == 2 * count)
    }
  }

  @Test("a tree of more values than are read is refused, and any text is known as JSON or not")
  func values() throws {
    let list = Array("[1, [2], {\"a\": 3}]".utf8)
    #expect(try JSON(reading: list, most: 6).array?.count == 3)
    #expect(throws: JSONProblem.self) { try JSON(reading: list, most: 5) }
    #expect(JSON.isJSON(list) && !JSON.isJSON(Array(list.dropLast())) && !JSON.isJSON([]))
    let deep = Array((String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)).utf8)
    #expect(JSON.isJSON(deep), "nothing of it is kept, so that its depth takes no stack")
  }

  @Test("a saved tree is read in time that grows with it", arguments: ["1", "[]", "{}", #""a""#])
  func tree(value: String) throws {
    try Growth.expectLinear("values", small: 4000) { count in
      let text = "[" + String(repeating: "\(value),", count: count) + "1]"
      let read = try JSON(reading: Array(text.utf8))
      #expect(read.array?.count == count + 1)
    }
    try Growth.expectLinear("fields", small: 4000) { count in
      let text = "{" + String(repeating: "\"a\":\(value),", count: count) + "\"b\":1}"
      let read = try JSON(reading: Array(text.utf8))
      #expect(read["b"]?.number == 1)
    }
  }
}
