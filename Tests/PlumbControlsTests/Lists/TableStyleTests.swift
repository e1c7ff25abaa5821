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
}
