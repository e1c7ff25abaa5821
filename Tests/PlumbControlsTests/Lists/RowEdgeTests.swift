import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Rows at the edges of a card") @MainActor struct RowEdgeTests {
  private func shown<Rows: View>(@ViewBuilder _ rows: @escaping () -> Rows) -> TestedView {
    TestedView(
      proposing: 390, 700,
      environment: {
        $0.displayScale = 3
        $0.platformStyle.generation = .iOS26
      }
    ) {
      List { rows() }
    }
  }

  /// The lines of a point, as wide as the card.
  private func wholeLines(_ view: TestedView) -> [CGFloat] {
    view.displayList.fills.compactMap { item in
      guard case .fill(let path, _, _) = item else { return nil }
      let rect = path.boundingRect
      return rect.height == 1 && rect.width == 358 ? rect.minY : nil
    }
  }

  @Test(
    "a first row that asks for its lines has one at the upper edge of the card (Recorded/Screens.md#Y135)")
  func first() throws {
    let plain = shown {
      Text("a")
      Text("b")
    }
    let asking = shown {
      Text("a").listRowSeparator(.visible)
      Text("b").listRowSeparator(.visible)
    }
    #expect(wholeLines(plain).isEmpty)
    let text = try #require(asking.frame(of: "Text(\"a\")"))
    let lines = wholeLines(asking)
    #expect(lines.count == 1)
    #expect(try abs(#require(lines.first) - (text.midY - 26)) < 1)
    let below = shown { Text("a").listRowSeparator(.visible, edges: .bottom) }
    #expect(wholeLines(below).isEmpty)
  }

  @Test("in a row, an unavailable view keeps 81 points above and below itself (Recorded/Screens.md#Y134)")
  func unavailable() throws {
    func heights(_ isInList: Bool) throws -> CGFloat {
      let content = ContentUnavailableView(
        "None", systemImage: "star", description: Text("Nothing is here."))
      let view = TestedView(
        proposing: 390, 900, environment: { $0.displayScale = 3 }
      ) {
        if isInList {
          List { content }
        } else {
          content.fixedSize(horizontal: false, vertical: true)
        }
      }
      return try #require(view.frame(of: "ContentUnavailableView")).height
    }
    #expect(try abs(heights(true) - heights(false) - 81) < 0.34)
  }

  @Test(
    "a gauge that is a ring is 58 points wide, and its mark has the ring's colour (Recorded/Screens.md#Y133)")
  func gauge() throws {
    let view = TestedView(proposing: 390, 700) {
      Gauge(value: 0.85) { Text("G") }.gaugeStyle(.accessoryCircular).tint(.red)
    }
    #expect(view.frame(of: "Gauge")?.size == CGSize(width: 58, height: 58))
    let fills = view.displayList.fills.compactMap { item in
      if case .fill(let path, .color(let color), _) = item { (path.boundingRect.width, color) } else { nil }
    }
    let ring = try #require(fills.first { $0.0 > 50 })
    let mark = try #require(fills.first { abs($0.0 - 5.8) < 0.1 })
    #expect(mark.1 == ring.1)
    #expect(fills.contains { abs($0.0 - 10) < 0.1 && $0.1 != ring.1 }, "the cut")
  }
}
