import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Badges of rows, and rows that are edited by keys") @MainActor struct RowBadgeTests {
  @Test("a link's badge stands before its chevron, and a plain row's at the end")
  func link() {
    let view = TestedView(proposing: 300, 300) {
      NavigationStack {
        List {
          NavigationLink("go") { Text("there") }.badge(3)
          Text("plain").badge(4)
        }
        .listStyle(.plain)
      }
    }
    let (three, four) = (view.frame(of: "Text(\"3\")")!, view.frame(of: "Text(\"4\")")!)
    let chevron = view.frame(of: "Image(\"chevron.forward\")")!
    // The arrow has eight points, and is ten from the badge.
    #expect(three.maxX == 266)
    #expect(chevron.midX == 280)
    #expect(four.maxX == 284)
    #expect(view.frame(of: "Text(\"go\")")?.minX == 16)
    #expect(view.elementLabels.filter { $0.contains("3") }.count == 1)
  }

  @Test("a badge that changes, comes or goes does so before the chevron, too")
  func changes() {
    var count: Binding<Int>!
    let view = TestedView(proposing: 300, 300) {
      Held(3) { held in
        let _ = count = held
        NavigationStack {
          List { NavigationLink("go") { Text("there") }.badge(held.wrappedValue) }.listStyle(.plain)
        }
      }
    }
    func badge(_ text: String) -> CGFloat? { view.frame(of: "Text(\"\(text)\")")?.maxX }
    let end = badge("3")
    #expect(end != nil)
    count.wrappedValue = 5
    view.layOut()
    #expect(badge("5") == end)
    count.wrappedValue = 0
    view.layOut()
    #expect(badge("5") == nil)
    #expect(view.frame(of: "Image(\"chevron.forward\")")?.midX == 280)
    count.wrappedValue = 7
    view.layOut()
    #expect(badge("7") == end)
  }

  private struct Editable: View {
    let told: Heard<[String]>
    @State private var items = ["a", "b", "c"]
    @State private var mode = EditMode.active
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete {
            items.remove(atOffsets: $0)
            told.add(items)
          }
          .onMove {
            items.move(fromOffsets: $0, toOffset: $1)
            told.add(items)
          }
          .onInsert(of: []) { _, _ in }
          .dropDestination(for: String.self) { _, _ in }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("the keyboard deletes a row by its circle, and moves one by its handle, which keeps the focus")
  func keys() {
    let told = Heard<[String]>()
    let view = TestedView(proposing: 200, 300) { Editable(told: told) }
    // A row's circle, then its handle.
    view.press(key: "Tab")
    view.press(key: "Tab")
    view.press(key: "ArrowDown")
    #expect(told.last == ["b", "a", "c"])
    view.press(key: "ArrowDown")
    #expect(told.last == ["b", "c", "a"])
    view.press(key: "ArrowUp")
    #expect(told.last == ["b", "a", "c"])
    view.press(key: "Tab", modifiers: .shift)
    view.press(key: "Enter")
    #expect(told.last == ["b", "c"])
  }

  @Test("a link has no chevron while rows are edited")
  func editing() {
    func shows(_ mode: EditMode) -> Bool {
      TestedView(proposing: 300, 300) {
        NavigationStack {
          List { NavigationLink("Link") { Text("Page") } }.environment(\.editMode, .constant(mode))
        }
      }.frame(of: "Image(\"chevron.forward\")") != nil
    }
    #expect(shows(.inactive) && !shows(.active))
  }
}
