import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("What does nothing is reported")
@MainActor struct UnsupportedTests {
  @Test("a modifier that does nothing is reported with its line")
  func line() {
    let line = #line + 1
    let view = TestedView(proposing: 100, 40) { Color.red.draggable("red") }
    #expect(
      view.warnings == [
        "UnsupportedTests.swift:\(line): draggable does nothing: nothing is dragged from one view to another yet."
      ])
  }

  @Test("one line is reported once, however many views it makes and however often they change")
  func once() {
    struct Rows: View {
      @State private var count = 2
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Text("\($0)").symbolEffect(.pulse) }
          Button("more") { count += 1 }
        }
      }
    }
    let view = TestedView(proposing: 100, 200) { Rows() }
    view.press("more")
    #expect(view.warnings.count == 1)
  }

  @Test("two lines are two reports")
  func twoLines() {
    let view = TestedView(proposing: 100, 40) {
      Color.red
        .hoverEffect()
        .hoverEffect(.lift)
    }
    #expect(view.warnings.count == 2)
  }

  @Test("a default that is written out is not reported")
  func defaults() {
    let view = TestedView(proposing: 200, 200) {
      NavigationStack { Color.red.toolbarRole(.automatic).statusBarHidden() }
        .navigationViewStyle(.stack)
        .navigationSplitViewStyle(.automatic)
        .contentTransition(.identity)
        .symbolEffectsRemoved()
    }
    #expect(view.warnings == [])
  }

  @Test("the tree of a view is the same with a modifier that does nothing and without it")
  func sameTree() {
    let plain = TestedView(proposing: 200, 400) {
      List { ForEach(0..<3) { Text("\($0)") } }
      HStack {
        Group {
          Text("a"); Text("b")
        }.padding(1)
      }
    }
    let view = TestedView(proposing: 200, 400) {
      List { ForEach(0..<3) { Text("\($0)").draggable("") }.onInsert(of: [.text]) { _, _ in } }
        .focusSection()
      HStack {
        Group {
          Text("a"); Text("b")
        }.accessibilityDirectTouch().padding(1)
      }.hoverEffect()
    }
    #expect(view.fullOutline == plain.fullOutline)
    // Each of the five names once, however many rows say it.
    #expect(view.warnings.count == 5)
  }

  @Test("subviews are the same with a modifier around them that does nothing")
  func subviews() {
    let view = TestedView(proposing: 200, 40) {
      Group(
        subviews: Group {
          Text("a"); Text("b")
        }.hoverEffect()
      ) { Text("\($0.count)") }
    }
    #expect(view.frame(of: "Text(\"2\")") != nil)
  }

  @Test("a value that is no view is reported by the body that makes it")
  func values() {
    struct Spoken: View {
      var body: some View { Text("a").speechSpellsOutCharacters() }
    }
    let view = TestedView(proposing: 100, 40) { Spoken() }
    #expect(view.warnings.count == 1)
    #expect(view.warnings.first?.contains("speechSpellsOutCharacters does nothing") == true)
  }

  @Test("an action that does nothing is reported when it is done")
  func actions() {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("open") { openWindow(id: "other") } }
    }
    let view = TestedView(proposing: 100, 40) { Opener() }
    #expect(view.warnings == [])
    view.tap("open")
    #expect(view.warnings.count == 1)
    #expect(view.warnings.first?.contains("openWindow does nothing: a page is one window") ?? false)
  }

  @Test("a property that is always nil is reported with the line of its declaration")
  func properties() {
    struct Reader: View {
      @FocusedValue(\.testTitle) private var title
      static let line = #line - 1
      var body: some View { Text(title ?? "none") }
    }
    let view = TestedView(proposing: 100, 40) { Reader() }
    #expect(view.warnings.count == 1)
    let start = "UnsupportedTests.swift:\(Reader.line): FocusedValue does nothing"
    #expect(view.warnings.first?.hasPrefix(start) == true)
  }
}

private struct TestTitle: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var testTitle: String? {
    get { self[TestTitle.self] }
    set { self[TestTitle.self] = newValue }
  }
}
