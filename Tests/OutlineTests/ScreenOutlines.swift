import PlumbTesting
import SwiftUI
import Testing

/// Lists, screens and what is presented: how large they are, and where their content stands. The measures on iOS are
/// assumed where nobody has recorded them: rows at least 44 high, 11 above and below their content, 16 on both sides;
/// groups 16 inside of the list and 35 below its top.
@MainActor @Suite("Outlines: lists and screens")
struct ScreenOutlines {
  // Rules/Scrolling.md#R-102
  @Test(
    "a list takes what it is offered; a row is at least 44 high, and as high as its content with 11 on both sides"
  )
  func list() {
    expectOutline(of: .list, proposing: 200, 200) {
      List {
        Color.red.frame(height: 20)
        Color.blue.frame(height: 60)
      }
      .listStyle(.plain)
    } is: {
      // 44 and 82 high: the red one is in the middle of the first, the blue one 11 below the top of the second.
      """
      List                    0,0 200×200
      └─ background           0,0 200×200
         ├─ ScrollView        0,0 200×200
         │  └─ LazyVStack     0,0 200×126
         │     ├─ Color.red   16,12 168×20
         │     └─ Color.blue  16,55 168×60
         └─ Color.systemBackground  0,0 200×200
      """
    }
    #expect(TestedView(proposing: nil, nil) { List { Color.red } }.size == .zero)
  }

  @Test("a form is a list in groups: 16 more on both sides, and 35 above and below")
  func form() {
    expectOutline(of: .form, proposing: 200, 200) {
      Form { Color.red.frame(height: 20) }
    } is: {
      """
      Form                           0,0 200×200
      └─ background                  0,0 200×200
         ├─ ScrollView               0,0 200×200
         │  └─ padding               0,0 200×114
         │     └─ LazyVStack         0,0 200×79
         │        └─ Color.red       32,47 136×20
         └─ Color.systemGroupedBackground  0,0 200×200
      """
    }
  }

  @Test("the room around a row, between rows and between sections")
  func listSpacing() {
    let insets = TestedView(proposing: 200, 300) {
      List {
        Color.red.frame(height: 50).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      .listStyle(.plain)
    }
    expectOutline(of: .listRowInsets, insets, from: "LazyVStack") {
      """
      LazyVStack    0,0 200×54
      └─ Color.red  2,1 194×50
      """
    }
    let rows = TestedView(proposing: 200, 300) {
      List {
        Color.red.frame(height: 50)
        Color.blue.frame(height: 50)
      }
      .listStyle(.plain).listRowSpacing(10)
    }
    // Rows of 72; the second starts at 82.
    expectOutline(of: .listRowSpacing, rows, from: "LazyVStack") {
      """
      LazyVStack     0,0 200×154
      ├─ Color.red   16,11 168×50
      └─ Color.blue  16,93 168×50
      """
    }
    let sections = TestedView(proposing: 200, 300) {
      List {
        Section { Color.red.frame(height: 50) }
        Section { Color.blue.frame(height: 50) }
      }
      .listSectionSpacing(10)
    }
    // The first group is from 35 to 107, the second starts at 117.
    expectOutline(of: .listSectionSpacing, sections, from: "LazyVStack") {
      """
      LazyVStack     0,0 200×189
      ├─ Color.red   32,46 136×50
      └─ Color.blue  32,128 136×50
      """
    }
  }

  @Test(
    "a tab view takes what it is offered; its page ends above the bar of 49 points, unless that is hidden")
  func tabs() {
    let view = TestedView(proposing: 390, 700) {
      TabView { Color.red.toolbar(.hidden, for: .tabBar).tabItem { Text("A") } }
    }
    expectOutline(of: .tabView, view) {
      """
      TabView         0,0 390×700
      └─ ZStack       0,0 390×700
         └─ Color.red 0,0 390×700
      """
    }
    let bar = TestedView(proposing: 390, 700) { TabView { Color.red.tabItem { Text("A") } } }
    expectOutline(of: .tabView, bar, from: "Color.red") {
      """
      Color.red  0,0 390×651
      """
    }
  }

  @Test("a stack of screens takes what it is offered, less a bar of 44 points unless that is hidden")
  func navigation() {
    let bar = TestedView(proposing: 390, 700) {
      NavigationStack { Color.red.navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
    }
    expectOutline(of: .navigationStack, bar, from: "Color.red") {
      """
      Color.red  0,44 390×656
      """
    }
    expectOutline(of: .navigationStack, proposing: 390, 700) {
      NavigationStack { Color.red.toolbar(.hidden, for: .navigationBar) }
    } is: {
      """
      NavigationStack  0,0 390×700
      └─ ZStack        0,0 390×700
         └─ Color.red  0,0 390×700
      """
    }
  }

  @Test("on regular width there are columns: 320 for the first, the rest for the details")
  func columns() {
    let view = TestedView(proposing: 1000, 700) {
      NavigationSplitView {
        Color.red.toolbar(.hidden, for: .navigationBar)
      } detail: {
        Color.blue.toolbar(.hidden, for: .navigationBar)
      }
    }
    expectOutline(of: .navigationSplitView, view, from: "Color.red") {
      """
      Color.red  0,0 320×700
      """
    }
    expectOutline(of: .navigationSplitView, view, from: "Color.blue") {
      // Half a point is the line between them.
      """
      Color.blue  320.5,0 679.5×700
      """
    }
  }

  private struct Item: Identifiable { let id: Int }

  @Test("a table on compact width is its first column")
  func table() {
    let view = TestedView(proposing: 200, 200) {
      Table([Item(id: 1), Item(id: 2)]) {
        TableColumn("a") { _ in Color.red.frame(height: 20) }
        TableColumn("b") { _ in Color.blue.frame(height: 20) }
      }
    }
    expectOutline(of: .table, view, from: "LazyVStack") {
      """
      LazyVStack         0,0 200×88
      ├─ HStack          16,12 168×20
      │  └─ Color.red    16,12 168×20
      └─ HStack          16,56 168×20
         └─ Color.red    16,56 168×20
      """
    }
  }

  @Test("a label at the leading edge and its value at the trailing one, at least 8 from a gap of at least 8")
  func labeled() {
    expectOutline(of: .labeledContent, proposing: 100, 40) {
      LabeledContent("ab") { Color.red.frame(width: 20, height: 10) }
    } is: {
      """
      LabeledContent    0,0 100×10
      └─ HStack         0,0 100×10
         ├─ Text("ab")  0,0 20×10
         ├─ Spacer      28,5 44×0
         └─ Color.red   80,0 20×10
      """
    }
  }

  @Test("a sheet opens at its smallest height: 150 of 400")
  func detents() {
    let view = TestedView(proposing: 200, 400) {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.height(150), .large])
      }
    }
    expectOutline(of: .presentationDetents, view, from: "Color.blue") {
      """
      Color.blue  0,250 200×150
      """
    }
  }
}
