import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Selectable text") @MainActor struct TextSelectionTests {
  private func lines(_ view: TestedView) -> [AccessibleLine] {
    view.host.accessibleElements().flatMap(\.lines)
  }

  @Test("a text whose characters can be selected tells its lines, with their places")
  func places() {
    // In squares of 10 points, five characters have room in a line.
    let view = TestedView(proposing: 50, 100) { Text("ab cd efg\nh").textSelection(.enabled) }
    let found = lines(view)
    #expect(found.map { $0.text.trimmingCharacters(in: .whitespacesAndNewlines) } == ["ab cd", "efg", "h"])
    #expect(found.map(\.frame.minX) == [0, 0, 0])
    #expect(found.map(\.frame.width) == [50, 30, 10])
    #expect(found.map(\.frame.height) == [10, 10, 10])
    let tops = found.map(\.frame.minY)
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    #expect(found.map(\.endsParagraph) == [false, true, true])
  }

  @Test("other texts tell none, and the innermost word counts")
  func others() {
    let view = TestedView(proposing: 200, 100) {
      VStack {
        Text("plain")
        VStack {
          Text("yes")
          Text("no").textSelection(.disabled)
          Text("hidden").redacted(reason: .placeholder)
        }
        .textSelection(.enabled)
      }
    }
    #expect(lines(view).map(\.text) == ["yes"])
    #expect(view.warnings == [])
  }

  @Test("a picture is the same")
  func picture() {
    let plain = TestedView(proposing: 100, 40) { Text("abc") }
    let view = TestedView(proposing: 100, 40) { Text("abc").textSelection(.enabled) }
    #expect(view.displayList == plain.displayList)
  }

  @Test("lines are told where transforms draw them")
  func moved() {
    let view = TestedView(proposing: 100, 40) { Text("abc").textSelection(.enabled).offset(x: 7) }
    #expect(lines(view).map(\.frame) == [CGRect(x: 7, y: 0, width: 30, height: 10)])
  }
}
