import PlumbTesting
import SwiftUI
import Testing

/// A wrapper around any content, which makes its content when it is needed, as packages that observe changes have one.
private struct Late<Content> {
  private let make: () -> Content
  init(making make: @escaping @autoclosure () -> Content) { self.make = make }
  var body: Content { make() }
}

extension Late: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  init<Value, Sort>(@TableColumnBuilder<Value, Sort> content: @escaping () -> Content)
  where Value == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    self.init(making: content())
  }

  nonisolated var tableColumnBody: Never { fatalError("has no body") }

  nonisolated static func _makeContent(
    content: _GraphValue<Late<Content>>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    Content._makeContent(content: content[\.body], inputs: inputs)
  }
}

extension Late: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  init(@AccessibilityRotorContentBuilder content: @escaping () -> Content) { self.init(making: content()) }
}

private struct Fish: Identifiable {
  let id: Int
  var name = "eel"
  var length = 40
}

private typealias ByPath = KeyPathComparator<Fish>

private struct NameAndLength: TableColumnContent {
  let isLong: Bool

  @TableColumnBuilder<Fish, ByPath> var tableColumnBody: some TableColumnContent<Fish, ByPath> {
    TableColumn("Name", value: \.name)
    if isLong { TableColumn("Length", value: \.length) { Text("\($0.length)") } }
  }
}

private struct TwoRows: TableRowContent {
  let first: Int
  @TableRowBuilder<Fish> var tableRowBody: some TableRowContent<Fish> {
    TableRow(Fish(id: first))
    TableRow(Fish(id: first + 1))
  }
}

@Suite("Columns and rows of tables") @MainActor struct TableContentTests {
  @TableColumnBuilder<Fish, ByPath> private func all(_ count: Int) -> some TableColumnContent<Fish, ByPath> {
    NameAndLength(isLong: count > 1)
    Late {
      TableColumn("Late", value: \Fish.length) { _ in Text("late") }
      TableColumn("Plain") { _ in Text("plain") }
    }
    if count > 1 {
      TableColumn("Many", value: \.name)
    } else {
      TableColumn("None") { _ in Text("none") }
      TableColumn("Few", value: \.name)
    }
    switch count {
    case 1: TableColumn("One", value: \.name)
    case 2: TableColumn("Two") { Text($0.name) }
    default: TableColumn("Three", value: \.name)
    }
    Group { TableColumn("Grouped", value: \.name) }
    TableColumnForEach(0..<count) { number in TableColumn("Nr. \(number)") { _ in Text("x") } }
  }

  private func titles(_ count: Int) -> [String] {
    let view = TestedView(proposing: 2000, 200) {
      Table([Fish](), sortOrder: .constant([ByPath]())) { all(count) }
    }
    #expect(view.warnings == [])
    return view.elements.map(\.label)
  }

  @Test(
    "columns are written with if, else, switch, groups, loops, types of the app and wrappers around others")
  func columns() {
    #expect(
      titles(1) == ["Name", "Late", "Plain", "None", "Few", "One", "Grouped", "Nr. 0"])
    #expect(
      titles(2) == ["Name", "Length", "Late", "Plain", "Many", "Two", "Grouped", "Nr. 0", "Nr. 1"])
  }

  @Test("columns with a comparator are buttons in a sorted table, wherever they are written")
  func buttons() {
    let view = TestedView(proposing: 2000, 200) {
      Table([Fish](), sortOrder: .constant([ByPath]())) { all(1) }
    }
    #expect(
      view.elements.filter { $0.role == .button }.map(\.label) == ["Name", "Late", "Few", "One", "Grouped"])
  }

  @Test("rows are written with if, else, loops, groups and types of the app")
  func rows() {
    func ids(_ isOpen: Bool) -> [String] {
      let view = TestedView(proposing: 390, 400) {
        Table(of: Fish.self) {
          TableColumn("Id") { Text("\($0.id)") }
        } rows: {
          TwoRows(first: 1)
          if isOpen { TwoRows(first: 3) } else { TableRow(Fish(id: 5)) }
          Group { ForEach([Fish(id: 6)]) }
          ForEach([7, 8], id: \.self) { TableRow(Fish(id: $0)) }
          if isOpen { TableRow(Fish(id: 9)) }
        }
      }
      return view.elements.map(\.label)
    }
    #expect(ids(true) == ["1", "2", "3", "4", "6", "7", "8", "9"])
    #expect(ids(false) == ["1", "2", "5", "6", "7", "8"])
  }

  private struct School: View {
    @State private var fish = [Fish(id: 1)]
    var body: some View {
      VStack {
        Button("Add") { fish.append(Fish(id: fish.count + 1)) }
        Table(of: Fish.self) {
          TableColumn("Id") { Text("\($0.id)") }
        } rows: {
          ForEach(fish) { TableRow($0) }
        }
      }
    }
  }

  @Test("rows follow the state that they read")
  func state() {
    let view = TestedView(proposing: 390, 400) { School() }
    view.tap(.button, "Add")
    #expect(view.elements.map(\.label) == ["Add", "1", "2"])
  }
}

@Suite("Entries of rotors") @MainActor struct RotorEntryTests {
  @Test("a view with a rotor of entries is drawn as without one, and the rotor is reported once")
  func drawn() {
    let fish = [Fish(id: 1), Fish(id: 2)]
    let plain = TestedView(proposing: 200, 100) { Text("a") }
    let view = TestedView(proposing: 200, 100) {
      Text("a")
        .accessibilityRotor("Eels") {
          ForEach(fish) { one in
            if one.name == "eel" { AccessibilityRotorEntry(one.name, id: one.id) }
          }
          Late { AccessibilityRotorEntry(Text("b"), id: 3) }
        }
    }
    #expect(view.displayList == plain.displayList)
    #expect(
      view.warnings.count == 1 && view.warnings.first?.contains("accessibilityRotor does nothing") == true)
  }
}
