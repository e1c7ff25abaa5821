import Foundation
import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("Sort orders of tables") @MainActor struct SortedTableTests {
  struct Town: Identifiable {
    let id: Int
    let name: String
    let size: Int
  }

  struct Towns: View {
    @State var towns = [
      Town(id: 1, name: "Riga", size: 6), Town(id: 2, name: "Bern", size: 1),
      Town(id: 3, name: "Oslo", size: 7),
    ]
    @State var order = [KeyPathComparator(\Town.name)]
    let heard: Heard<[KeyPathComparator<Town>]>

    var body: some View {
      Table(towns, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }
        TableColumn("Id") { Text("#\($0.id)") }
      }
      .onChange(of: order) { _, order in
        heard.add(order)
        towns.sort(using: order)
      }
    }
  }

  private func names(_ view: TestedView) -> [String] {
    view.elements.map(\.label).filter { ["Riga", "Bern", "Oslo"].contains($0) }
  }

  // Apple's documentation of `Table`: a press on a column's header changes the binding, and the app sorts its data; of
  // `TableColumn.init(_:sortUsing:content:)`: the order has the column's comparator, "potentially with a flipped order".
  @Test("a press on a title puts its comparator first and a second one reverses it; the app sorts the rows")
  func presses() {
    let heard = Heard<[KeyPathComparator<Town>]>()
    let view = TestedView(proposing: 1000, 400) { Towns(heard: heard) }
    #expect(names(view) == ["Riga", "Bern", "Oslo"], "the table itself does not sort")
    view.tap(.button, "Size")
    #expect(heard.values.last == [KeyPathComparator(\Town.size), KeyPathComparator(\Town.name)])
    #expect(names(view) == ["Bern", "Riga", "Oslo"])
    view.tap(.button, "Size")
    #expect(heard.values.last?.map(\.order) == [.reverse, .forward])
    #expect(names(view) == ["Oslo", "Riga", "Bern"])
    view.tap(.button, "Name")
    #expect(
      heard.values.last == [KeyPathComparator(\Town.name), KeyPathComparator(\Town.size, order: .reverse)])
    #expect(names(view) == ["Bern", "Oslo", "Riga"])
  }

  @Test("the title of the first comparator has a chevron in its direction, which is no part of its label")
  func chevron() throws {
    let view = TestedView(proposing: 1000, 400) { Towns(heard: Heard()) }
    func chevron(_ name: String) -> CGRect? { view.frame(of: "Image(\"chevron.\(name)\")") }
    let title = try #require(view.frame(of: "Text(\"Name\")"))
    #expect(chevron("up")?.minX == title.maxX + 4 && chevron("down") == nil)
    view.tap(.button, "Name")
    #expect(chevron("down")?.minX == title.maxX + 4 && chevron("up") == nil)
    #expect(view.frame(of: "Text(\"Name\")") == title)
    view.tap(.button, "Size")
    #expect((chevron("up")?.minX ?? 0) > 300)
    #expect(view.elements.filter { $0.role == .button }.map(\.label) == ["Name", "Size"])
  }

  @Test("a column without a comparator is no button, nor is any title of a table without a sort order")
  func texts() {
    let view = TestedView(proposing: 1000, 400) { Towns(heard: Heard()) }
    #expect(view.element(nil, "Id")?.role == .staticText)
    let plain = TestedView(proposing: 1000, 400) {
      Table([Town(id: 1, name: "Riga", size: 6)]) { TableColumn("Name", value: \.name) }
    }
    #expect(plain.elements.map(\.role) == [.staticText, .staticText])
  }

  struct BySize: SortComparator {
    var order = SortOrder.forward
    func compare(_ one: Town, _ other: Town) -> ComparisonResult {
      let isLess = order == .forward ? one.size < other.size : one.size > other.size
      return one.size == other.size ? .orderedSame : isLess ? .orderedAscending : .orderedDescending
    }
  }

  @Test("a comparator of the app is put into the order, with the direction that the column gives it")
  func ownComparator() {
    let heard = Heard<[BySize]>()
    let view = TestedView(proposing: 1000, 400) {
      Table(
        of: Town.self,
        sortOrder: Binding(get: { heard.values.last ?? [] }, set: { heard.add($0) })
      ) {
        TableColumn("Size", sortUsing: BySize(order: .reverse)) { Text("\($0.size)") }
      } rows: {
        TableRow(Town(id: 1, name: "Riga", size: 6))
      }
    }
    view.tap(.button, "Size")
    view.tap(.button, "Size")
    #expect(heard.values == [[BySize(order: .reverse)], [BySize(order: .forward)]])
  }

  private func frames(_ alignment: TableColumnAlignment) -> [CGRect] {
    let view = TestedView(proposing: 1000, 400) {
      Table([Town(id: 1, name: "abc", size: 6)]) {
        TableColumn("A", value: \.name).alignment(alignment)
        TableColumn("B") { _ in Text("b") }
      }
    }
    return ["A", "abc"].compactMap { view.frame(of: "Text(\"\($0)\")") }
  }

  // Apple's documentation of `TableColumnAlignment`: "applies to both its header label as well as the default alignment of
  // its content view for each row". The columns share 1000 - 2 * 20 points, with 16 between them.
  @Test(
    "a column's alignment is that of its title and its cells; on a phone the one column stays at the leading edge"
  )
  func alignment() {
    for alignment in [TableColumnAlignment.automatic, .leading] {
      #expect(frames(alignment).map(\.minX) == [20, 20])
    }
    #expect(frames(.center).map(\.midX) == [256, 256])
    for alignment in [TableColumnAlignment.trailing, .numeric] {
      #expect(frames(alignment).map(\.maxX) == [492, 492])
    }
    let phone = TestedView(proposing: 390, 400) {
      Table([Town(id: 1, name: "abc", size: 6)]) { TableColumn("A", value: \.name).alignment(.trailing) }
    }
    #expect(phone.frame(of: "Text(\"abc\")")?.minX == 20)
  }
}
