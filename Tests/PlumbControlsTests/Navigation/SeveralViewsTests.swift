import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// Screens whose body is several views, without a container around them.
@Suite("Screens of several views") @MainActor struct SeveralViewsTests {
  struct Several: View {
    var body: some View {
      Text("above")
      Spacer()
      Button("below") {}
    }
  }

  enum Screen: CaseIterable {
    case root, link, path, olderStack, split, page, tab, newTab, sheet, cover, popover

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .root: NavigationStack { Several().navigationTitle("Title") }
      case .link:
        NavigationStack {
          NavigationLink("go", destination: Several().navigationTitle("Title"), isActive: .constant(true))
        }
      case .path:
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in Several() }
        }
      case .olderStack: NavigationView { Several() }
      case .split:
        NavigationSplitView {
          Several()
        } detail: {
          Text("detail")
        }
      case .page: TabView { Several() }.tabViewStyle(.page)
      case .tab: TabView { Several().tabItem { Text("tab") } }
      case .newTab: TabView { Tab("tab", systemImage: "star") { Several() } }
      case .sheet: Color.white.sheet(isPresented: .constant(true)) { Several() }
      case .cover: Color.white.fullScreenCover(isPresented: .constant(true)) { Several() }
      case .popover:
        Text("anchor").popover(isPresented: .constant(true)) {
          Several().presentationCompactAdaptation(.popover)
        }
      }
    }
  }

  @Test("the views of a screen are a column, which its spacer fills", arguments: Screen.allCases)
  func column(_ screen: Screen) throws {
    let view = TestedView(proposing: 390, 700) { screen.view }
    let above = try #require(view.frame(of: "Text(\"above\")"))
    let below = try #require(view.frame(of: "Button"))
    #expect(above.midX == below.midX)
    #expect(screen == .popover ? below.minY >= above.maxY : below.minY - above.maxY > 400)
    let titles = view.elements.filter { $0.label == "Title" }.count
    #expect(titles == ([.root, .link].contains(screen) ? 1 : 0))
  }

  @Test("a screen that gets a second view later becomes a column, and is a single view again without it")
  func later() throws {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack {
        Held(false) { isOn in
          Button("switch") { isOn.wrappedValue.toggle() }
          if isOn.wrappedValue { Text("second") }
        }
      }
    }
    let alone = try #require(view.frame(of: "Button"))
    view.press("switch")
    let (first, second) = (
      try #require(view.frame(of: "Button")), try #require(view.frame(of: "Text(\"second\")"))
    )
    #expect(second.minY >= first.maxY)
    view.press("switch")
    #expect(view.frame(of: "Button") == alone)
  }
}
