@testable import PlumbControls
import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Styles of tables") @MainActor struct TableStyleTests {
  private struct Item: Identifiable { let id: Int }

  private func table(_ style: some TableStyle) -> TestedView {
    TestedView(proposing: 1000, 400) {
      Table((0..<4).map(Item.init)) { TableColumn("Number") { Text("\($0.id)") } }.tableStyle(style)
    }
  }

  @Test("an inset table looks as one without a style")
  func inset() {
    #expect(table(.inset).displayList == table(.automatic).displayList)
    #expect(table(.inset).warnings == [])
  }

  @Test("a bordered table has a line around it, and everything else is the same")
  func bordered() {
    let (plain, bordered) = (table(.automatic).displayList.items, table(.bordered).displayList.items)
    #expect(bordered.count == plain.count + 1)
    #expect(Array(bordered.prefix(plain.count)) == plain)
  }

  @Test("alternating rows stand on grey, every second one")
  func alternating() {
    #expect(table(.inset(alternatesRowBackgrounds: true)).displayList != table(.inset).displayList)
    #expect(
      table(.bordered(alternatesRowBackgrounds: true)).frame(of: "Text(\"3\")")
        == table(.automatic).frame(of: "Text(\"3\")"))
  }

  private func edges(_ width: CGFloat) -> [CGFloat?] {
    let view = TestedView(proposing: width, 400) {
      Table([Item(id: 0)]) {
        TableColumn("A") { _ in Text("a") }.width(min: 60, ideal: 100, max: 300)
        TableColumn("B") { _ in Text("b") }
        TableColumn("C") { _ in Text("c") }.width(min: 40, ideal: 200)
      }
    }
    return ["a", "b", "c"].map { view.frame(of: "Text(\"\($0)\")")?.minX }
  }

  @Test("columns have their ideal widths where there is room, and the others share the rest")
  func ideal() throws {
    let wide = try edges(1000).map { try #require($0) }
    #expect(wide[1] - wide[0] == 116)
    let wider = try edges(1200).map { try #require($0) }
    #expect(wider[1] - wider[0] == 116)
    #expect(wider[2] - wider[1] == wide[2] - wide[1] + 200)
  }

  @Test("where all columns say what they would like, they grow and shrink evenly within their limits")
  func limits() {
    let item = TableColumn<Item, Never, Text, Text>("A") { _ in Text("a") }
    func widths(_ room: CGFloat) -> [CGFloat] {
      ColumnWidths.widths(
        of: [item.width(min: 60, ideal: 100, max: 130), item.width(min: 40, ideal: 200), item.width(50)].map {
          ColumnWidths($0.column)
        }, in: room)
    }
    #expect(widths(350) == [100, 200, 50])
    #expect(widths(450) == [130, 270, 50])
    #expect(widths(250) == [60, 140, 50])
    #expect(widths(10) == [60, 40, 50])
  }
}
