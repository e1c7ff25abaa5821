import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbText
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("Text is painted as it was laid out")
struct FilledOnceTests {
  @Test(
    "each text of a screen is shaped once and filled once for all that fits, and drawing fills none again")
  func screen() {
    let library = FontLibrary()
    let view = TestedView(
      proposing: 300, 400,
      environment: {
        $0.fontLibrary = library
        $0.font = .squares(10)
      }
    ) {
      VStack {
        ForEach(0..<20, id: \.self) { Text("row \($0)") }
        HStack(alignment: .firstTextBaseline) {
          Text("one")
          Spacer()
          Text("[two](https://example.org)").textSelection(.enabled)
        }
        Text("a text of several words that needs more than one line of this width")
      }
    }
    let leaves = view.host.root.leaves
    let before = leaves.map(\.fillings)
    #expect(library.shapings == 23)
    #expect(before.prefix(20).allSatisfy { $0 == 1 })
    // A stack that shares asks for the least and the most; the lines of three rooms are kept, so those for what is left and for
    // the place are filled again.
    #expect(before.dropFirst(20).allSatisfy { $0 <= 5 }, "\(before)")
    for _ in 0..<3 {
      #expect(!view.displayList.items.isEmpty)
      _ = view.host.accessibleElements()
    }
    #expect(leaves.map(\.fillings) == before)
    #expect(library.shapings == 23)
  }

  @Test("lines that were drawn are kept until the text, its options or its room change")
  func keptLines() {
    struct Example: View {
      @State private var step = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { step += 1 }
          Text(step < 2 ? "abc def ghi" : "abc def")
            .multilineTextAlignment(step < 1 ? .leading : .trailing)
            .frame(width: step < 3 ? 70 : 30)
        }
      }
    }
    let view = TestedView(proposing: 100, 100, environment: { $0.font = .squares(10) }) { Example() }
    var lists: [[DisplayItem]] = []
    for _ in 0..<4 {
      let fresh = view.displayList.items
      #expect(view.displayList.items == fresh)
      lists.append(fresh)
      view.tap("go")
    }
    for (before, after) in zip(lists, lists.dropFirst()) { #expect(before != after) }
  }

  @Test("a text that was made smaller to fit is drawn as small as the layout made it")
  func smaller() throws {
    let view = TestedView(proposing: 77.3, 40, environment: { $0.font = .squares(10) }) {
      Text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5)
    }
    let leaf = try #require(view.host.root.leaves.first)
    let lines = leaf.lines(ProposedViewSize(width: 77.3, height: 40))
    let sizes = view.displayList.items.compactMap { item -> CGFloat? in
      if case .glyphs(let run, _, _) = item { run.size } else { nil }
    }
    #expect(sizes == [10 * lines.scale])
  }

  @Test("another text, and another size, are drawn in lines of their own")
  func changes() throws {
    let words = Observed()
    let view = TestedView(proposing: 60, 100, environment: { $0.font = .squares(10) }) { Shown(words: words) }
    #expect(view.drawnLines == ["one", "two", "three"])
    words.text = "another text"
    view.layOut(proposing: 80, 100)
    #expect(view.drawnLines == ["another", "text"])
    view.layOut(proposing: 200, 100)
    #expect(view.drawnLines == ["another text"])
  }

  @Observable final class Observed { var text = "one two three" }

  private struct Shown: View {
    let words: Observed
    var body: some View { Text(words.text) }
  }
}

extension ViewNode {
  /// The texts in the node, in order.
  fileprivate var leaves: [TextLeaf] {
    ((object as? TextLeaf).map { [$0] } ?? []) + children.flatMap(\.leaves)
  }
}

extension TestedView {
  fileprivate var drawnLines: [String] {
    displayList.items.compactMap { if case .glyphs(let run, _, _) = $0 { run.text } else { nil } }
  }
}
