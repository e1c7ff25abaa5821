import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Tabs that search") @MainActor struct SearchTabTests {
  private struct Tabs: View {
    @State private var selection = "home"
    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: "home") { Text("at home") }
        Tab(value: "search", role: .search) { Text("searching") }
        Tab("More", systemImage: "ellipsis", value: "more") { Text("at more") }
      }
    }
  }

  @Test("a tab that searches is the last of the bar, and as wide as the others")
  func place() throws {
    let view = TestedView(proposing: 390, 700) { Tabs() }
    let tabs = view.host.accessibleElements().filter { $0.role == .button }
    #expect(tabs.map(\.label) == ["Home", "More", "Search"])
    #expect(tabs.map(\.frame.width) == [130, 130, 130])
    #expect(tabs.last?.frame.maxX == 390)
    // No symbol is known here.
    #expect(view.warnings.allSatisfy { $0.contains("no free symbol") })
  }

  @Test("on glass it stands apart at the end of the bar, in a circle")
  func circle() {
    let view = TestedView(proposing: 390, 700, style: .iOS26) { Tabs() }
    let search = view.host.accessibleElements().first { $0.label == "Search" }
    #expect(search?.frame.size == CGSize(width: 40, height: 40))
    #expect(abs((search?.frame.midX ?? 0) - (390 - 21 - 31)) < 0.001)
  }

  @Test("it shows its page")
  func chosen() throws {
    let view = TestedView(proposing: 390, 700) { Tabs() }
    view.tap(at: CGPoint(x: 354, y: 675))
    #expect(view.frame(of: "Text(\"searching\")") != nil)
    view.tap(at: CGPoint(x: 200, y: 675))
    #expect(view.frame(of: "Text(\"at more\")") != nil)
  }

  @Test("right to left it stands on the left")
  func mirrored() {
    let view = TestedView(proposing: 390, 700, environment: { $0.layoutDirection = .rightToLeft }) { Tabs() }
    #expect(view.host.accessibleElements().first { $0.label == "Search" }?.frame.minX == 0)
  }
}
