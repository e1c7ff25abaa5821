import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Bars and the safe area") @MainActor struct BarsInSafeAreaTests {
  /// A canvas of 390×700 points, whose top 50 and bottom 30 are covered.
  private func show(_ view: some View) -> TestedView {
    TestedView(proposing: 390, 700, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
      view
    }
  }

  private var tabs: some View {
    TabView {
      // A bar over a page that does not scroll has no ground of its own.
      Text("Page").tabItem { Text("Tab") }.toolbarBackground(.visible, for: .tabBar)
      Text("Other").tabItem { Text("Two") }
    }
  }

  private var stack: some View {
    NavigationStack {
      Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } }
    }
  }

  private func frames(_ view: TestedView) -> [CGRect?] {
    ["TabBar", "NavigationBar", "BottomBar", "Text(\"Page\")"].map { view.frame(of: $0) }
  }

  @Test("the bar of tabs stays above what is covered, and its ground goes on to the edge")
  func tabBar() throws {
    let plain = frames(show(tabs))
    #expect(plain[0] == CGRect(x: 0, y: 621, width: 390, height: 49))
    let views = [
      show(tabs.ignoresSafeArea()), show(tabs.edgesIgnoringSafeArea(.all)),
      show(
        ZStack {
          Color.yellow.ignoresSafeArea()
          tabs
        }),
      show(ZStack { tabs }.ignoresSafeArea()), show(tabs.ignoresSafeArea(edges: .bottom)),
    ]
    for view in views {
      #expect(frames(view) == plain)
      #expect(view.seen.contains { $0.hasPrefix("0,621 390×79") }, "\(view.seen)")
    }
  }

  @Test("the bars of a stack stay in the safe area, and so does the screen between them")
  func navigationBars() {
    let plain = frames(show(stack))
    #expect(plain[1] == CGRect(x: 0, y: 50, width: 390, height: 44))
    #expect(plain[2] == CGRect(x: 0, y: 626, width: 390, height: 44))
    for view in [
      show(stack.ignoresSafeArea()), show(stack.edgesIgnoringSafeArea(.all)),
      show(NavigationView { stack }.navigationViewStyle(.stack).ignoresSafeArea()),
      show(TabView { stack.ignoresSafeArea() }.tabViewStyle(.page).ignoresSafeArea()),
    ] {
      #expect(frames(view) == plain)
    }
  }

  @Test("a view in a screen that ignores the safe area goes on to the edges all the same")
  func inside() {
    let view = show(NavigationStack { Color.red.ignoresSafeArea() }.ignoresSafeArea())
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 390, height: 700))
    let kept = show(NavigationStack { Color.red }.ignoresSafeArea())
    #expect(kept.frame(of: "Color.red") == CGRect(x: 0, y: 50, width: 390, height: 620))
  }

  @Test("a bar that a view around adds is heeded, whatever is ignored outside of it")
  func addedBar() {
    let view = show(
      NavigationStack { Color.red }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 60) }
        .ignoresSafeArea())
    #expect(view.frame(of: "Color.blue") == CGRect(x: 0, y: 640, width: 390, height: 60))
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 50, width: 390, height: 590))
  }

  @Test("a stack in the middle of the canvas is as large as it is, and its own bar stands at its top")
  func middle() {
    let view = show(stack.frame(height: 300).ignoresSafeArea())
    #expect(view.frame(of: "NavigationBar")?.minY == 210)
  }

  @Test("the ground of a screen goes on to the canvas's edges while the screen is on its way out")
  func leaving() {
    struct Screens: View {
      let heard: Heard<Binding<[Int]>>
      @State private var path = [1]
      var body: some View {
        let _ = heard.add($path)
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { _ in
            ScrollView { Text("Page").frame(maxWidth: .infinity) }.background(.mint).navigationTitle("Page")
          }
        }
      }
    }
    let heard = Heard<Binding<[Int]>>()
    let view = TestedView(
      proposing: 390, 700, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0), time: 0
    ) { Screens(heard: heard) }
    // Its ground is known from when it was drawn last.
    #expect(view.painted.contains { $0.frame == CGRect(x: 0, y: 0, width: 390, height: 700) })
    heard.last?.wrappedValue = []
    view.layOut()
    view.advance(to: 0.2)
    let painted = view.painted.map(\.description)
    // That of the stack's screen, and the colour.
    let moved = painted.count { $0.hasSuffix(",0 390×700") && !$0.hasPrefix("0,") && !$0.hasPrefix("-") }
    #expect(moved == 2, "\(painted)")
  }
}
