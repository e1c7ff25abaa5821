import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Safe areas")
struct SafeAreaTests {
  /// A canvas of 100×200 whose top 40 and bottom 20 points are covered.
  private func show(_ view: some View) -> StagedView {
    let stage = Stage(
      size: ProposedViewSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    var environment = EnvironmentValues()
    environment.font = .squares(10)
    return stage.show(view, environment: environment)
  }

  private func frame(_ title: String, in view: StagedView) -> CGRect? {
    func find(_ node: ViewNode) -> ViewNode? {
      if node.title == title { return node }
      for child in node.children { if let found = find(child) { return found } }
      return nil
    }
    return find(view.host.root).map { view.host.layoutTree.absoluteFrame(of: $0.firstLayout) }
  }

  @Test("a colour that ignores the safe area fills the canvas, and its neighbours stay where they are")
  func fills() {
    let view = show(
      ZStack(alignment: .top) {
        Color.red.ignoresSafeArea()
        Text("abc")
      })
    #expect(frame("Color.red", in: view) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(frame("Text(\"abc\")", in: view) == CGRect(x: 35, y: 40, width: 30, height: 10))
  }

  private struct Going: View {
    @State private var isThere = true
    var body: some View {
      ZStack {
        Button("go") { withAnimation(.linear(duration: 1)) { isThere = false } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        if isThere { Color.red.ignoresSafeArea().transition(.opacity) }
      }
    }
  }

  @Test("a view that goes out ignores the safe area until it is gone")
  func leaving() {
    let covered = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let view = TestedView(proposing: 100, 200, safeArea: covered, time: 0) { Going() }
    view.press("go")
    view.advance(by: 0.5)
    #expect(view.seen == ["0,0 100×200 @0.5"])
    view.advance(by: 1)
    #expect(view.seen == [])
  }

  @Test("only the named edges are ignored, and of the regions only the container")
  func edges() {
    #expect(
      frame("Color.red", in: show(Color.red.ignoresSafeArea(edges: .top)))
        == CGRect(x: 0, y: 0, width: 100, height: 180))
    #expect(frame("Color.red", in: show(Color.red.ignoresSafeArea(.keyboard)))?.minY == 40)
  }

  @Test("a view that ends before the safe area's edge stays as it is")
  func inside() {
    let view = show(Color.red.ignoresSafeArea().padding(10))
    #expect(frame("Color.red", in: view) == CGRect(x: 10, y: 50, width: 80, height: 120))
  }

  @Test("of two in a column, each goes on at its own end")
  func column() {
    let view = show(
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Color.blue.ignoresSafeArea()
      })
    #expect(frame("Color.red", in: view) == CGRect(x: 0, y: 0, width: 100, height: 110))
    #expect(frame("Color.blue", in: view) == CGRect(x: 0, y: 110, width: 100, height: 90))
  }

  @Test("what ignores the safe area has none of its own")
  func nested() {
    var insets: [CGFloat] = []
    _ = show(
      ZStack {
        GeometryReader { proxy in
          let _ = insets.append(proxy.safeAreaInsets.top)
          Color.red
        }
        .ignoresSafeArea()
      })
    #expect(insets.last == 0)
  }

  @Test("a geometry reader tells how much of the canvas is covered")
  func proxy() {
    var last = EdgeInsets()
    _ = show(
      GeometryReader { proxy in
        let _ = last = proxy.safeAreaInsets
        Color.red
      })
    #expect(last == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
  }

  private func rects(_ view: StagedView) -> String {
    view.displayList().items.map { "\($0)" }.joined()
  }

  @Test("a background style goes on to the canvas's edge, unless it is told not to")
  func background() throws {
    let text = Text("abc").frame(maxWidth: .infinity)
    func drawing(_ view: some View) -> String { rects(show(view)) }
    let extended = drawing(
      VStack(spacing: 0) {
        text.background(.red); Spacer()
      })
    let plain = drawing(
      VStack(spacing: 0) {
        text.background(.red, ignoresSafeAreaEdges: []); Spacer()
      })
    let tall = drawing(
      VStack(spacing: 0) {
        text.background(alignment: .bottom) { Color.red.frame(height: 50) }
        Spacer()
      })
    #expect(extended == tall)
    #expect(extended != plain)
  }

  @Test("a bar takes room from the view, and what ignores the safe area goes on below it")
  func inset() {
    let view = show(
      ZStack {
        Color.red.ignoresSafeArea()
        Color.green
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) })
    #expect(frame("Color.blue", in: view) == CGRect(x: 0, y: 150, width: 100, height: 30))
    #expect(frame("Color.green", in: view) == CGRect(x: 0, y: 40, width: 100, height: 110))
    #expect(frame("Color.red", in: view) == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("the distance to a bar is 8 where nothing is said (R-67)")
  func insetDistance() {
    expectLayout(proposing: 100, 100) {
      Color.green.safeAreaInset(edge: .top, alignment: .leading) { Color.blue.frame(width: 20, height: 30) }
    } is: {
      """
      safeAreaInset    0,0 100×100
      ├─ Color.green   0,38 100×62
      └─ Color.blue    0,0 20×30
      """
    }
  }

  @Test("a view with a bar has the view's guides, below a bar that is above it")
  func guides() {
    func tops(_ view: some View) -> [CGFloat?] {
      let tested = TestedView(proposing: 100, 100) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          view
          Color.blue.frame(width: 10, height: 20)
        }
      }
      return ["Color.red", "Color.blue"].map { tested.frame(of: $0)?.minY }
    }
    let view = Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in 3 }
    // Without a baseline, blue stands on its lower edge.
    #expect(tops(view) == [17, 0])
    #expect(tops(view.safeAreaInset(edge: .top, spacing: 5) { Color.green.frame(height: 20) }) == [25, 8])
    #expect(tops(view.safeAreaInset(edge: .bottom, spacing: 5) { Color.green.frame(height: 20) }) == [17, 0])
    #expect(tops(view.safeAreaInset(edge: .leading, spacing: 5) { Color.green.frame(width: 20) }) == [17, 0])
    #expect(tops(view.safeAreaInset(edge: .top, spacing: 5) { EmptyView() }) == [17, 0])
  }

  @Test("a bar at the trailing side stands on the left where text runs right to left")
  func sideBar() {
    let view = TestedView(proposing: 100, 100, environment: { $0.layoutDirection = .rightToLeft }) {
      Color.green.ignoresSafeArea().safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: 30) }
    }
    #expect(view.frame(of: "Color.blue")?.minX == 0)
    #expect(view.frame(of: "ignoresSafeArea")?.minX == 30)
    #expect(view.frame(of: "Color.green") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("safe area padding is room that only backgrounds go into")
  func padding() {
    let view = TestedView(proposing: 100, 100) {
      ZStack {
        Color.red.ignoresSafeArea()
        Color.green
      }
      .safeAreaPadding(.top, 25)
    }
    #expect(view.frame(of: "Color.green") == CGRect(x: 0, y: 25, width: 100, height: 75))
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a scroll view draws what is scrolled under the bars")
  func scrolling() {
    let content = VStack(spacing: 0) { ForEach(0..<30) { _ in Color.red.frame(height: 10) } }
    let view = show(ScrollView { content })
    #expect(frame("ScrollView", in: view) == CGRect(x: 0, y: 40, width: 100, height: 140))
    guard case .group(.clip(let path, _), _)? = view.displayList().items.first else {
      Issue.record("nothing is clipped")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 200))
  }
}
