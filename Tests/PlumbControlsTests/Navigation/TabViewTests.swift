import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Tab views") @MainActor struct TabViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func labels(_ view: TestedView) -> [String] {
    view.host.accessibleElements().map { $0.label + ($0.isSelected ? "*" : "") }
  }

  @Test("a tab shows its page, and the page that was left keeps its state")
  func state() {
    let view = TestedView(proposing: 390, 700) {
      TabView {
        Counter(name: "a").tabItem { Text("A") }
        Counter(name: "b").tabItem { Text("B") }
      }
    }
    #expect(labels(view) == ["a 0", "A*", "B"])
    view.press("a 0")
    view.press("B")
    #expect(labels(view) == ["b 0", "A", "B*"])
    view.press("A")
    #expect(labels(view) == ["a 1", "A*", "B"])
    #expect(view.warnings.isEmpty)
  }

  @Test("the bar is 49 points high and the page ends above it")
  func bar() {
    let view = TestedView(proposing: 390, 700) {
      TabView { Color.red.tabItem { Text("A") } }
    }
    #expect(view.frame(of: "TabBar") == CGRect(x: 0, y: 651, width: 390, height: 49))
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 390, height: 651))
  }

  @Test("a page offers the whole room, whatever its content takes")
  func roomOfPages() {
    let view = TestedView(proposing: 390, 700) {
      TabView {
        VStack {
          Color.red.frame(width: 540, height: 50)
          Color.blue.frame(height: 10)
        }
        .tabItem { Text("A") }
      }
    }
    #expect(view.frame(of: "Color.red")?.minX == -75)
    #expect(view.frame(of: "Color.blue").map { [$0.minX, $0.width] } == [0, 390])
  }

  @Test("a screen may hide the bar around")
  func hidden() {
    let view = TestedView(proposing: 390, 700) {
      TabView {
        NavigationStack { Color.red.toolbar(.hidden, for: .tabBar) }.tabItem { Text("A") }
      }
    }
    #expect(view.frame(of: "Color.red")?.maxY == 700)
  }

  @Test("tabs of values change the selection, and badges are told")
  func values() {
    let view = TestedView(proposing: 390, 700) { NewTabs() }
    view.press("More")
    #expect(labels(view) == ["more", "Home", "More, 2*"])
  }

  @Test("tabs without a selection are pages of their own")
  func plain() {
    let view = TestedView(proposing: 390, 700) { PlainTabs() }
    view.press("Two")
    #expect(labels(view).first == "two")
  }

  @Test("pages are swiped sideways, and the dots tell which one is shown")
  func pages() {
    let view = TestedView(proposing: 300, 300) { PageTabs() }
    #expect(labels(view).contains("Page 1 of 3"))
    view.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 20, y: 100), for: 0.3)
    view.advance(by: 2)
    #expect(labels(view).contains("Page 2 of 3"))
  }

  @Test("choosing the tab that is shown goes back to the root of its stack, and of no other")
  func popping() {
    struct Screens: View {
      let name: String
      var body: some View {
        NavigationStack {
          NavigationLink("go \(name)") { NavigationLink("on \(name)") { Text("deep \(name)") } }
        }
      }
    }
    let view = TestedView(proposing: 390, 700) {
      TabView {
        Screens(name: "a").tabItem { Text("A") }
        Screens(name: "b").tabItem { Text("B") }
      }
    }
    for word in ["go a", "on a", "B", "go b", "A"] { view.press(word) }
    #expect(labels(view).contains("deep a"))
    view.press("A")
    #expect(labels(view).contains("go a"))
    view.press("A")
    #expect(labels(view).contains("go a"))
    view.press("B")
    #expect(labels(view).contains("on b"))
  }

  @Test("a stack in a sheet does not take the place of the stack of its tab")
  func stackInSheet() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack { NavigationLink("go") { Button("present") { isShown = true } } }
          .sheet(isPresented: $isShown) { NavigationStack { Button("close") { isShown = false } } }
      }
    }
    let view = TestedView(proposing: 390, 700) {
      TabView { Screen().tabItem { Text("A") } }
    }
    for word in ["go", "present", "close", "A"] { view.press(word) }
    #expect(labels(view).contains("go"))
  }
}
