import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// Rows of an edited list of which several are selected.
@Suite("Selection circles") @MainActor struct SelectionCircleTests {
  private let empty = "Image(\"circle\")"
  private let ticked = "Image(\"checkmark.circle.fill\")"

  /// A list of three words without a card, 300 points wide.
  private func edited<Content: View>(
    _ heard: Heard<Set<String>> = Heard(), _ selected: Set<String> = [], _ mode: EditMode = .active,
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder row: @escaping (String) -> Content
  ) -> TestedView {
    TestedView(proposing: 300, 300) {
      Held(selected, told: heard.add) { selection in
        List(["abc", "def", "ghi"], id: \.self, selection: selection) { row($0) }
          .listStyle(.plain)
          .environment(\.editMode, .constant(mode))
          .environment(\.layoutDirection, direction)
      }
    }
  }

  private func count(_ title: String, in view: TestedView) -> Int { view.host.root.count(title) }

  @Test(
    "each row has a circle of 22 points where the one that deletes is, and a ticked one while it is selected",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func place(_ direction: LayoutDirection) throws {
    let view = edited(Heard(), ["def"], .active, direction) { Text($0) }
    #expect((count(empty, in: view), count(ticked, in: view)) == (2, 1))
    let x: CGFloat = direction == .leftToRight ? 16 : 262
    #expect(view.frame(of: empty) == CGRect(x: x, y: 11, width: 22, height: 22))
    #expect(view.frame(of: ticked) == CGRect(x: x, y: 55, width: 22, height: 22))
    let words = try #require(view.frame(of: "Text(\"abc\")"))
    #expect((direction == .leftToRight ? words.minX : 300 - words.maxX) == 54)
  }

  @Test("outside of edit mode there are no circles, and rows begin where they did")
  func inactive() {
    let view = edited(Heard(), ["def"], .inactive) { Text($0) }
    #expect((count(empty, in: view), count(ticked, in: view)) == (0, 0))
    #expect(view.frame(of: "Text(\"abc\")")?.minX == 16)
  }

  @Test("a tap anywhere on a row ticks its circle, and another one takes the tick out")
  func taps() {
    for x: CGFloat in [2, 27, 43, 60, 150, 298] {
      let heard = Heard<Set<String>>()
      let view = edited(heard) { Text($0) }
      view.tap(at: CGPoint(x: x, y: 22))
      #expect((count(empty, in: view), count(ticked, in: view)) == (2, 1), "at \(x)")
      view.tap(at: CGPoint(x: x, y: 66))
      view.tap(at: CGPoint(x: x, y: 22))
      #expect(heard.values == [["abc"], ["abc", "def"], ["def"]], "at \(x)")
    }
  }

  @Test("the circle selects the row also where the rest of the row presses a button")
  func besideButton() {
    let (heard, pressed) = (Heard<Set<String>>(), Heard<String>())
    let view = edited(heard) { word in Button(word) { pressed.add(word) } }
    view.tap(at: CGPoint(x: 27, y: 22))
    #expect(heard.values == [["abc"]] && pressed.values == [])
    view.tap(at: CGPoint(x: 150, y: 66))
    #expect(heard.values == [["abc"]] && pressed.values == ["def"])
  }

  private func deletable(_ edit: @escaping () -> Void) -> some View {
    Held(Set<Int>()) { selection in
      List(selection: selection) {
        Section("first") {
          ForEach(0..<2) { Text("r\($0)") }.onDelete { _ in edit() }.onMove { _, _ in edit() }
        }
        Section("second") { Text("r2").tag(2) }
      }
    }
    .environment(\.editMode, .constant(.active))
  }

  @Test("circles that select replace those that delete, in all sections, and the lines that move rows stay")
  func delete() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 400) { deletable { heard.add("edit") } }
    #expect(!view.elementLabels.contains("Delete"))
    #expect(view.elementLabels.filter { $0 == "Reorder" }.count == 2)
    #expect(count(empty, in: view) == 3)
    view.tap("r0")
    view.tap("r2")
    #expect((count(empty, in: view), count(ticked, in: view)) == (1, 2))
    #expect(heard.values == [])
  }

  @Test("a list of one selection has no circles, and keeps those that delete")
  func single() {
    let view = TestedView(proposing: 300, 300) {
      Held(Int?.some(1)) { selection in
        List(selection: selection) { ForEach(0..<3) { Text("r\($0)") }.onDelete { _ in } }
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect((count(empty, in: view), count(ticked, in: view)) == (0, 0))
    #expect(view.elementLabels.filter { $0 == "Delete" }.count == 3)
  }

  @Test("a Mac's list has no circles")
  func mac() {
    let view = TestedView(proposing: 300, 300, style: .macOS) {
      Held(Set([1])) { List(0..<3, id: \.self, selection: $0) { Text("r\($0)") } }
        .environment(\.editMode, .constant(.active))
    }
    #expect((count(empty, in: view), count(ticked, in: view)) == (0, 0))
  }

  @Test("a row that cannot be selected has the room of a circle and no circle")
  func disabled() {
    let heard = Heard<Set<String>>()
    let view = edited(heard) { Text($0).selectionDisabled($0 == "def") }
    #expect(count(empty, in: view) == 2)
    #expect(view.frame(of: "Text(\"def\")")?.minX == 54)
    view.tap(at: CGPoint(x: 27, y: 66))
    view.tap(at: CGPoint(x: 150, y: 66))
    #expect(heard.values == [])
  }

  private struct Tagged: View {
    let word: String
    var body: some View { NavigationLink(word, value: word) }
  }

  @Test("a row whose own view says what it stands for has a circle, too")
  func late() {
    let heard = Heard<Set<String>>()
    let view = TestedView(proposing: 300, 300) {
      Held(Set(["b"]), told: heard.add) { selection in
        NavigationStack {
          List(selection: selection) {
            Tagged(word: "a")
            Tagged(word: "b")
            Text("without a tag")
          }
          .environment(\.editMode, .constant(.active))
        }
      }
    }
    #expect((count(empty, in: view), count(ticked, in: view)) == (1, 1))
    view.tap("a")
    #expect(heard.values == [["a", "b"]])
  }

  @Test("a selection that the program makes is ticked")
  func program() {
    let view = TestedView(proposing: 300, 300) {
      Held(Set<String>()) { selection in
        VStack(spacing: 0) {
          Button("All") { selection.wrappedValue = ["abc", "def"] }
          List(["abc", "def"], id: \.self, selection: selection) { Text($0) }
        }
      }
      .environment(\.editMode, .constant(.active))
    }
    let plain = view.displayList
    view.tap("All")
    #expect((count(empty, in: view), count(ticked, in: view)) == (0, 2))
    #expect(view.displayList != plain)
  }

  @Test("EditButton moves the rows aside in time and shows their circles")
  func button() throws {
    let view = TestedView(proposing: 300, 300) {
      Held(Set<String>()) { selection in
        VStack(spacing: 0) {
          EditButton()
          List(["abc", "def"], id: \.self, selection: selection) { Text($0) }.listStyle(.plain)
        }
      }
    }
    #expect(count(empty, in: view) == 0)
    view.tap("Edit")
    view.advance(by: 1)
    #expect(count(empty, in: view) == 2)
    #expect(view.frame(of: "Text(\"abc\")")?.minX == 54)
    view.tap("Done")
    view.advance(by: 1)
    #expect(count(empty, in: view) == 0)
    #expect(view.frame(of: "Text(\"abc\")")?.minX == 16)
  }

  @Test("a row says that it is selected, and assistive tools select it by an action; its circle says nothing")
  func assistive() throws {
    let heard = Heard<Set<String>>()
    let view = edited(heard, ["def"]) { Text($0) }
    #expect(view.elements.map(\.label) == ["abc", "def", "ghi"])
    #expect(view.elements.map(\.isSelected) == [false, true, false])
    #expect(view.host.accessibleElements().map(\.actions) == [["Select"], ["Deselect"], ["Select"]])
    view.perform("Select", on: .staticText, "abc")
    view.perform("Deselect", on: .staticText, "def")
    #expect(heard.values == [["abc", "def"], ["abc"]])
    let single = TestedView(proposing: 300, 300) {
      Held(Int?.some(1)) { List(0..<3, id: \.self, selection: $0) { Text("r\($0)") } }
    }
    #expect(single.elements.map(\.isSelected) == [false, true, false])
    #expect(single.elements.map(\.actions) == [[], [], []])
  }

  private struct Item: Identifiable { let id: Int }

  @Test("the titles of a table's columns stay over the columns, which circles move aside")
  func table() {
    func edges(_ mode: EditMode) -> [CGFloat?] {
      let view = TestedView(proposing: 1000, 400) {
        Held(Set<Int>()) { selection in
          Table([Item(id: 7)], selection: selection) {
            TableColumn("A") { _ in Text("a") }
            TableColumn("B") { _ in Text("b") }
          }
        }
        .environment(\.editMode, .constant(mode))
      }
      return ["A", "a", "B", "b"].map { view.frame(of: "Text(\"\($0)\")")?.minX }
    }
    let (before, after) = (edges(.inactive), edges(.active))
    #expect(before[0] == before[1] && before[2] == before[3])
    #expect(after[0] == after[1] && after[2] == after[3])
    #expect(after[0] == before[0].map { $0 + 38 })
  }

  private struct Kept: View {
    let word: String
    var body: some View { Text(word).deleteDisabled(word == "abc") }
  }

  @Test("a row whose own view keeps it from being deleted has no red circle from the start")
  func ownView() {
    let view = TestedView(proposing: 300, 300) {
      List { ForEach(["abc", "def"], id: \.self) { Kept(word: $0) }.onDelete { _ in } }
        .listStyle(.plain)
        .environment(\.editMode, .constant(.active))
    }
    #expect(view.elementLabels.filter { $0 == "Delete" }.count == 1)
    #expect(view.frame(of: "Text(\"abc\")")?.minX == 16)
  }
}

extension ViewNode {
  /// The images of a title that are shown here and below.
  fileprivate func count(_ title: String) -> Int {
    if isLeftOut?() ?? false { return 0 }
    let own = name == "Image" && title == "Image(\(detail))" ? 1 : 0
    return children.reduce(own) { $0 + $1.count(title) }
  }
}
