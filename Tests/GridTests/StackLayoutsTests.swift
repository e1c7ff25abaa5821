import PlumbTesting
import SwiftUI
import Testing

@Suite("Stacks and grids as layouts")
@MainActor struct StackLayoutsTests {
  @ViewBuilder private var members: some View {
    Color.red.frame(width: 30, height: 10)
    Spacer()
    Color.blue.layoutPriority(1)
    Text("abc def").alignmentGuide(.leading) { _ in 4 }
  }

  /// Sizes and places of a stack and of the layout of its name are the same for every proposal.
  private func expectSame<A: View, B: View>(
    _ one: A, _ other: B, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (width, height) in [(200, 100), (40, 30), (nil, 50), (70, nil), (nil, nil), (0, 0)]
      as [(CGFloat?, CGFloat?)]
    {
      let (stack, layout) = (
        TestedView(proposing: width, height) { one }, TestedView(proposing: width, height) { other }
      )
      #expect(stack.size == layout.size, sourceLocation: sourceLocation)
      for title in ["Color.red", "Color.blue", "Text(\"abc def\")", "Spacer"] {
        #expect(stack.frame(of: title) == layout.frame(of: title), "\(title)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test("a stack's layout does what the stack does")
  func stacks() {
    expectSame(HStack(alignment: .bottom) { members }, HStackLayout(alignment: .bottom) { members })
    expectSame(HStack(spacing: 3) { members }, HStackLayout(spacing: 3) { members })
    expectSame(VStack(alignment: .leading) { members }, VStackLayout(alignment: .leading) { members })
    expectSame(ZStack(alignment: .topTrailing) { members }, ZStackLayout(alignment: .topTrailing) { members })
  }

  @Test("so do they beside others")
  func beside() {
    expectSame(
      VStack {
        Text("x")
        HStack { members }
      },
      VStack {
        Text("x")
        HStackLayout() { members }
      })
    expectSame(
      HStack {
        Text("x")
        Grid { GridRow { Spacer() } }
      },
      HStack {
        Text("x")
        GridLayout() { GridRow { Spacer() } }
      })
  }

  @Test("a grid's layout has rows")
  func grid() {
    expectLayout(proposing: nil, nil) {
      GridLayout(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    } is: {
      """
      GridLayout         0,0 51×22
      ├─ GridRow         0,0 51×10
      │  ├─ Text("a")    0,0 10×10
      │  └─ Text("bbb")  21,0 30×10
      └─ GridRow         0,12 31×10
         ├─ Text("cc")   0,12 20×10
         └─ Text("d")    21,12 10×10
      """
    }
  }

  @Test("a layout of one's own can leave the work to a stack, for some of its subviews")
  func slices() {
    struct Pairs: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let row = HStackLayout(spacing: 1).sizeThatFits(
          proposal: proposal, subviews: subviews[0..<2], cache: &cache)
        return CGSize(width: row.width, height: row.height * 2)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in 0..<2 {
          HStackLayout(spacing: 1).placeSubviews(
            in: bounds.offsetBy(dx: 0, dy: CGFloat(row) * bounds.height / 2), proposal: proposal,
            subviews: subviews[row * 2..<row * 2 + 2], cache: &cache)
        }
      }
    }
    let tested = TestedView(proposing: nil, nil) {
      Pairs {
        ForEach(0..<4, id: \.self) { index in
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("\(index)")
        }
      }
    }
    #expect(tested.size == CGSize(width: 21, height: 20))
    #expect(tested.frame(of: "3") == CGRect(x: 11, y: 10, width: 10, height: 10))
  }

  @Test("any layout keeps the state of its subviews while it changes, and their spacers turn")
  func anyLayout() {
    struct Turning: View {
      @State var isRow = true
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Counter()
          Button("turn") { isRow.toggle() }
          Spacer()
        }
      }
    }
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("n\(count)") { count += 1 } }
    }
    let tested = TestedView(proposing: 200, 100) { Turning() }
    tested.press("n0")
    #expect(tested.frame(of: "Text(\"turn\")")?.minY == tested.frame(of: "Text(\"n1\")")?.minY)
    #expect(tested.frame(of: "Spacer")?.height == 0)
    tested.press("turn")
    #expect(tested.frame(of: "Text(\"n1\")") != nil)
    #expect(tested.frame(of: "Text(\"turn\")")!.minY > tested.frame(of: "Text(\"n1\")")!.minY)
    #expect(tested.frame(of: "Spacer")?.width == 0)
    #expect(tested.outline.hasPrefix("AnyLayout.VStackLayout"))
    tested.press("turn")
    #expect(tested.frame(of: "Text(\"turn\")")?.minY == tested.frame(of: "Text(\"n1\")")?.minY)
  }

  @Test("any layout hands each layout its own cache")
  func caches() {
    struct Counted: Layout {
      var name: String
      func makeCache(subviews: Subviews) -> [String] { [name] }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]) -> CGSize {
        CGSize(width: CGFloat(cache[0].count), height: 1)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
      ) {}
    }
    struct Switching: View {
      @State var isOwn = true
      var body: some View {
        (isOwn ? AnyLayout(Counted(name: "four")) : AnyLayout(HStackLayout())) {
          Button("switch") { isOwn.toggle() }
        }
      }
    }
    let tested = TestedView(proposing: 100, 100) { Switching() }
    #expect(tested.size == CGSize(width: 4, height: 1))
    tested.press("switch")
    #expect(tested.size.width > 4)
    tested.press("switch")
    #expect(tested.size == CGSize(width: 4, height: 1))
  }

  @Test("a spacing that is no number counts as none")
  func noNumber() {
    let tested = TestedView(proposing: 100, 100) {
      HStackLayout(spacing: .nan) {
        Text("a")
        Text("b")
      }
    }
    #expect(tested.size == CGSize(width: 20, height: 10))
  }
}
