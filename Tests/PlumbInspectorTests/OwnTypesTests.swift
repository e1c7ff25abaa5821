import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

private struct LetterRow: View {
  let letter: String
  var padding: CGFloat = 8
  var body: some View {
    HStack {
      Text(letter)
      Spacer()
    }
    .padding(padding)
  }
}

private struct Pair: View {
  var body: some View {
    Text("one")
    Text("two")
  }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { ZStack { content } }
}

private struct Page: View {
  var padding: CGFloat = 8
  var body: some View {
    VStack {
      LetterRow(letter: "a", padding: padding)
      LetterRow(letter: "b")
      Pair()
      Card { Text("inside") }
    }
  }
}

@MainActor @Suite("Views of the source in trees")
struct OwnTypesTests {
  private func snapshot(_ page: Page) throws -> Snapshot {
    try Snapshot(json: Array(ExplainedView(200, 200) { page }.tree.json.text.utf8))
  }

  @Test("a tree names the views of the source with whose bodies its views begin")
  func listed() {
    let tree = ExplainedView(200, 200) { Page() }.tree
    let lines = tree.root.listing(OutlineOptions()).split(separator: "\n").map { line in
      line.drop { "│├└─ ".contains($0) }.split(separator: "  ")[0]
    }
    #expect(
      lines == [
        "Page > VStack", "LetterRow > padding", "HStack", #"Text("a")"#, "Spacer", "LetterRow > padding",
        "HStack", #"Text("b")"#, "Spacer", #"Pair > Text("one")"#, #"Pair > Text("two")"#, "Card > ZStack",
        #"Text("inside")"#,
      ])
    #expect(tree.root.types == ["Page"])
    #expect(tree.root.children.map(\.types) == [["LetterRow"], ["LetterRow"], ["Pair"], ["Pair"], ["Card"]])
  }

  @Test(
    "a path goes through views of the source by their types",
    arguments: [
      ("LetterRow", ["padding", "padding"]), ("LetterRow[1]", ["padding"]),
      ("LetterRow[1]/HStack/Text", [#"Text("b")"#]), ("LetterRow[1] > Text", [#"Text("b")"#]),
      ("LetterRow/padding", ["padding", "padding"]), ("Page/LetterRow[0]/Text", [#"Text("a")"#]),
      ("VStack/Card/Text", [#"Text("inside")"#]), ("Pair[1]", [#"Text("two")"#]),
      ("LetterRow/LetterRow", []), ("HStack/LetterRow", []), (#"Text("b")"#, [#"Text("b")"#]),
    ])
  func paths(path: String, titles: [String]) {
    let tree = ExplainedView(200, 200) { Page() }.tree
    #expect(tree.root.views(at: .path(path)).map(\.title) == titles)
  }

  @Test("a difference says in which view of the source each view is that others are named like")
  func differences() throws {
    let found = TreeDifference(from: try snapshot(Page()), to: try snapshot(Page(padding: 20))).moves.map(
      \.text)
    #expect(found.contains { $0.hasPrefix("LetterRow[0] > HStack is 24 narrower because") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("LetterRow[0] > Spacer is 24 narrower because") }, "\(found)")
  }

  @Test("a cause has the line of the call that changed")
  func lines() throws {
    func snapshot(_ page: Page, _ line: Int) throws -> Snapshot {
      var tree = ExplainedView(200, 200) { page }.tree
      func place(_ node: inout InspectedNode) {
        if node.name == "padding" { node.source = "Row.swift:\(line)" }
        for index in node.children.indices { place(&node.children[index]) }
      }
      place(&tree.root)
      return try Snapshot(json: Array(tree.json.text.utf8))
    }
    let found = TreeDifference(from: try snapshot(Page(), 12), to: try snapshot(Page(padding: 20), 13)).moves
      .map(\.text)
    #expect(found.contains { $0.contains("padding is 20 instead of 8 (Row.swift:13)") }, "\(found)")
  }
}
