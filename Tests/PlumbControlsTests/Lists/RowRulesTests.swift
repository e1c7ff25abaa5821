import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("What rows say about lines and selection") @MainActor struct RowRulesTests {
  /// The colours of the lines between rows, from the top down.
  private func lineColors(_ view: TestedView) -> [ResolvedColor] {
    var found: [(y: CGFloat, color: ResolvedColor)] = []
    func look(_ items: [DisplayItem]) {
      for item in items {
        if case .fill(let path, .color(let color), _) = item, path.boundingRect.height == 1 {
          found.append((path.boundingRect.minY, color))
        }
        if case .group(_, let inside) = item { look(inside) }
      }
    }
    look(view.displayList.items)
    return found.sorted { $0.y < $1.y }.map(\.color)
  }

  private func isRed(_ color: ResolvedColor) -> Bool { color.red > 0.8 && color.blue < 0.5 }

  @Test(
    "a tint colours the lines at the edges that are named",
    arguments: [
      (VerticalEdge.Set.all, [true, true, false]), (.bottom, [false, true, false]),
      (.top, [true, false, false]),
    ])
  func edges(edges: VerticalEdge.Set, isTinted: [Bool]) {
    let view = TestedView(proposing: 200, 400) {
      List {
        Text("a")
        Text("b").listRowSeparatorTint(.red, edges: edges)
        Text("c")
        Text("d")
      }
    }
    #expect(lineColors(view).map(isRed) == isTinted)
  }

  @Test("a row whose selection is disabled is not selected by taps or keys")
  func disabled() {
    let heard = Heard<Int?>()
    let view = TestedView(proposing: 200, 400) {
      Held(Int?.none, told: heard.add) { selection in
        List(selection: selection) {
          ForEach(0..<4) { Text("r\($0)").selectionDisabled($0 == 1) }
        }
      }
    }
    view.tap("r1")
    #expect(heard.values == [])
    view.tap("r0")
    view.press(key: "Tab")
    view.press(key: "ArrowDown")
    #expect(heard.values == [0, 2])
    #expect(view.warnings == [])
  }

  @Test("the rows of a section are disabled together")
  func section() {
    let heard = Heard<Int?>()
    let view = TestedView(proposing: 200, 400) {
      Held(Int?.none, told: heard.add) { selection in
        List(selection: selection) {
          Section { ForEach(0..<2) { Text("r\($0)") } }.selectionDisabled()
          Section { ForEach(2..<4) { Text("r\($0)") } }
        }
      }
    }
    for row in ["r0", "r1", "r3"] { view.tap(row) }
    #expect(heard.values == [3])
  }
}
