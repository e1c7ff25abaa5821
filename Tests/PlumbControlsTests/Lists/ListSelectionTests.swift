import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Selecting and editing rows") @MainActor struct ListSelectionTests {
  @Test("a tap selects a row, which is grey then")
  func tap() {
    let heard = Heard<Int?>()
    let view = TestedView(proposing: 200, 300) {
      Held(Int?.none, told: heard.add) { List(0..<3, id: \.self, selection: $0) { Text("r\($0)") } }
    }
    let plain = view.displayList
    view.tap(at: CGPoint(x: 150, y: 57))
    #expect(heard.values == [0])
    #expect(view.displayList != plain)
    view.tap("r2")
    #expect(heard.values == [0, 2])
  }

  // developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)-2bobo and the form for one row.
  @Test("one or several rows of a list over a range are selected by their numbers")
  func range() {
    let (one, several) = (Heard<Int?>(), Heard<Set<Int>>())
    let single = TestedView(proposing: 200, 300) {
      Held(Int?.none, told: one.add) { List(0..<3, selection: $0) { Text("r\($0)") } }
    }
    single.tap("r2")
    #expect(one.values == [2])
    let multiple = TestedView(proposing: 200, 300) {
      Held(Set<Int>(), told: several.add) { List(0..<3, selection: $0) { Text("r\($0)") } }
    }
    multiple.tap("r0")
    multiple.tap("r2")
    #expect(several.values == [[0], [0, 2]])
  }

  @Test("several rows are selected and let go by taps")
  func several() {
    let heard = Heard<Set<String>>()
    let view = TestedView(proposing: 200, 300) {
      Held(Set<String>(), told: heard.add) { selection in
        List(selection: selection) {
          Text("a").tag("A")
          Text("b").tag("B")
        }
      }
    }
    view.tap("a")
    view.tap("b")
    view.tap("a")
    #expect(heard.values == [["A"], ["A", "B"], ["B"]])
  }

  @Test("the arrow keys select the next and the previous row, and the first or the last where none is")
  func keyboard() {
    let heard = Heard<Int?>()
    let view = TestedView(proposing: 200, 300) {
      Held(Int?.none, told: heard.add) { List(0..<500, id: \.self, selection: $0) { Text("r\($0)") } }
    }
    view.press(key: "Tab")
    for key in ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"] { view.press(key: key) }
    #expect(heard.values == [0, 1, 0])
    let up = Heard<Int?>()
    let other = TestedView(proposing: 200, 300) {
      Held(Int?.none, told: up.add) { List(0..<500, id: \.self, selection: $0) { Text("r\($0)") } }
    }
    other.press(key: "Tab")
    other.press(key: "ArrowUp")
    #expect(up.values == [499])
  }

  @Test("a selection of another type than the rows selects nothing")
  func otherType() {
    let heard = Heard<String?>()
    let view = TestedView(proposing: 200, 300) {
      Held(String?.none, told: heard.add) { List(0..<3, id: \.self, selection: $0) { Text("r\($0)") } }
    }
    view.tap("r1")
    #expect(heard.values == [])
  }

  private struct Editable: View {
    @State var items = ["a", "b", "c"]
    let told: ([String]) -> Void
    var body: some View {
      VStack(spacing: 0) {
        EditButton()
        List {
          ForEach(items, id: \.self) { item in
            Text(item).deleteDisabled(item == "b").moveDisabled(item == "c")
          }
          .onDelete {
            items.remove(atOffsets: $0)
            told(items)
          }
          .onMove {
            items.move(fromOffsets: $0, toOffset: $1)
            told(items)
          }
        }
        .listStyle(.plain)
      }
    }
  }

  @Test("a list of a collection behind a binding is edited and selected from at once")
  func editActionsAndSelection() {
    struct Item: Identifiable { let id: String }
    let heard = Heard<String?>()
    let view = TestedView(proposing: 200, 300) {
      Held(["a", "b", "c"].map { Item(id: $0) }) { items in
        Held(String?.none, told: heard.add) { selection in
          List(items, editActions: .delete, selection: selection) { item in Text(item.wrappedValue.id) }
            .listStyle(.plain)
        }
      }
    }
    view.tap("b")
    #expect(heard.values == ["b"])
    view.drag(from: CGPoint(x: 180, y: 22), to: CGPoint(x: 10, y: 22))
    #expect(view.elementLabels == ["b", "c"])
    #expect(heard.values == ["b"])
  }

  @Test("EditButton shows circles that delete rows, but for those that may not be")
  func delete() {
    let heard = Heard<[String]>()
    let view = TestedView(proposing: 200, 300) { Editable(told: heard.add) }
    #expect(view.elementLabels == ["Edit", "a", "b", "c"])
    view.tap("Edit")
    #expect(view.elementLabels.filter { $0 == "Delete" }.count == 2)
    #expect(view.frame(of: "Text(\"a\")")?.minX == 54)
    #expect(view.frame(of: "Text(\"b\")")?.minX == 16)
    view.tap("Delete")
    #expect(heard.values == [["b", "c"]])
    view.tap("Done")
    #expect(view.elementLabels == ["Edit", "b", "c"])
  }

  @Test("a row is dragged by its handle to another place")
  func move() {
    let heard = Heard<[String]>()
    let view = TestedView(proposing: 200, 300) { Editable(told: heard.add) }
    view.tap("Edit")
    let y = view.frame(of: "Text(\"a\")")!.midY
    view.drag(from: CGPoint(x: 178, y: y), to: CGPoint(x: 178, y: y + 88))
    #expect(heard.values == [["b", "c", "a"]])
    // "c" may not be moved, so it has no handle.
    let c = view.frame(of: "Text(\"c\")")!.midY
    view.drag(from: CGPoint(x: 178, y: c), to: CGPoint(x: 178, y: c - 44))
    #expect(heard.values.count == 1)
  }

  private struct Item: Identifiable {
    var id: String
  }

  @Test("a list of a collection behind a binding deletes from it")
  func editActions() {
    let heard = Heard<[String]>()
    let view = TestedView(proposing: 200, 300) {
      Held(["a", "b"].map(Item.init), told: { heard.add($0.map(\.id)) }) { items in
        EditButton()
        List(items, editActions: .all) { item in Text(item.wrappedValue.id) }
      }
    }
    view.tap("Edit")
    view.tap("Delete")
    #expect(heard.values == [["b"]])
  }

  @Test(
    "moving and removing by places leaves the rest in order, and ignores places that are not there",
    arguments: [
      (IndexSet([0]), 3, "bcade"), (IndexSet([4]), 0, "eabcd"), (IndexSet([1, 3]), 5, "acebd"),
      (IndexSet([0]), 0, "abcde"), (IndexSet([9]), 2, "abcde"), (IndexSet([1]), 99, "acdeb"),
    ])
  func offsets(_ source: IndexSet, _ target: Int, _ expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: source, toOffset: target)
    #expect(String(letters) == expected)
    letters.remove(atOffsets: IndexSet([0, 2, 77]))
    #expect(letters.count == 3)
  }
}
