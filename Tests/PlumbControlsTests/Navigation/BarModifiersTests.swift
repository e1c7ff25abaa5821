import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("What screens say about their bars") @MainActor struct BarModifiersTests {
  private func tabs(@ViewBuilder _ page: @escaping () -> some View) -> TestedView {
    TestedView(proposing: 390, 700) {
      TabView { page().tabItem { Text("A") } }
    }
  }

  /// What is filled over the whole tab bar, from the back to the front, without the blurred content below it.
  private func grounds(_ view: TestedView) -> [ResolvedColor] {
    view.displayList.items.flatMap(Self.fills).filter { $0.path.boundingRect.height == 49 }.map(\.color)
  }

  private static func fills(_ item: DisplayItem) -> [(path: Path, color: ResolvedColor)] {
    switch item {
    case .fill(let path, .color(let color), _): [(path, color)]
    case .group(.layer, _): []
    case .group(_, let items): items.flatMap(fills)
    default: []
    }
  }

  @Test("a bar that is not named is the navigation bar")
  func unnamed() {
    func bar(_ visibility: Visibility) -> CGRect? {
      TestedView(proposing: 390, 700) {
        NavigationStack { Color.red.navigationTitle("T").toolbar(visibility) }
      }.frame(of: "NavigationBar")
    }
    #expect(bar(.automatic) != nil)
    #expect(bar(.hidden) == nil)
  }

  @Test("the tab bar has the ground that its page asks for")
  func ground() {
    let red = Color.red.resolve(in: EnvironmentValues())
    #expect(grounds(tabs { long }).count == 1)
    #expect(grounds(tabs { long.toolbarBackground(.red, for: .tabBar) }) == [red])
    #expect(grounds(tabs { long.toolbarBackground(.hidden, for: .tabBar) }) == [])
    #expect(
      grounds(
        tabs {
          NavigationStack { Color.clear.toolbarBackground(.red, for: .tabBar) }
            .toolbarBackground(.visible, for: .tabBar)
        }) == [red])
  }

  /// A page that scrolls under the tab bar.
  private var long: some View { ScrollView { Color.clear.frame(height: 2000) } }

  @Test("the tab bar is clear over a page that does not scroll or is at its end (Recorded/Screens.md#Y131)")
  func clear() {
    #expect(grounds(tabs { Color.clear }).isEmpty)
    #expect(grounds(tabs { Color.clear.toolbarBackground(.red, for: .tabBar) }).isEmpty)
    #expect(grounds(tabs { ScrollView { Color.clear.frame(height: 100) } }).isEmpty)
    #expect(grounds(tabs { List { Text("a") } }).isEmpty)
    let view = tabs { long.defaultScrollAnchor(.bottom) }
    #expect(grounds(view).isEmpty)
    // A page that is covered by the shown one does not count.
    let covered = TestedView(proposing: 390, 700) {
      NavigationStack {
        TabView {
          long.tabItem { Text("A") }
          Color.clear.tabItem { Text("B") }
        }
      }
    }
    #expect(grounds(covered).count == 1)
    covered.tap("B")
    #expect(grounds(covered).isEmpty)
  }

  @Test("the tab bar is dark where its page asks for it, and the page is not")
  func dark() throws {
    let (light, dark) = (
      tabs { long }, tabs { long.toolbarColorScheme(.dark, for: .tabBar) }
    )
    #expect(try #require(grounds(light).first?.red) > 0.9)
    #expect(try #require(grounds(dark).first?.red) < 0.2)
    let page = tabs { Color.primary.toolbarColorScheme(.dark, for: .tabBar) }
    #expect(try #require(page.firstColor) == [0, 0, 0])
  }
}
