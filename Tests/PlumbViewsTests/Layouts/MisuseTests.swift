import PlumbTesting
import SwiftUI
import Testing

/// What layouts and views say that cannot be: each is one sentence, a picture, and an end.
@MainActor @Suite("Misused layouts")
struct MisuseTests {
  private struct Strange: Layout {
    var size = CGSize(width: 30, height: 20)
    var measure: @Sendable (LayoutSubview) -> Void = { _ in }
    var place: @Sendable (LayoutSubview, CGRect) -> Void = { $0.place(at: $1.origin, proposal: .unspecified) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.forEach(measure)
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.forEach { place($0, bounds) }
    }
  }

  /// The layout around one box beside another box, in a row.
  private func row(_ layout: Strange) -> TestedView {
    TestedView(proposing: 100, 100) {
      HStack(spacing: 0) {
        layout { Color.red.frame(width: 4, height: 4) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
  }

  /// All that is drawn has a place and a size.
  private func expectPicture(_ view: TestedView) {
    let bounds = view.displayList.items.map(\.bounds)
    #expect(bounds.count == 2)
    #expect(bounds.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.width.isFinite })
  }

  @Test(
    "a size that is none is nothing, or what was offered",
    arguments: [
      (CGSize(width: CGFloat.nan, height: 20), "NaN×20", "0×20", 0),
      (CGSize(width: -7, height: 20), "-7×20", "0×20", 0),
    ])
  func sizes(_ size: CGSize, _ said: String, _ used: String, _ width: CGFloat) {
    let view = row(Strange(size: size))
    #expect(
      view.warnings == ["HStack › Strange: a size of \(said) is not possible; \(used) is used."])
    #expect(view.frame(of: "Color.blue")?.minX == width)
    expectPicture(view)
  }

  @Test("an endless size in a room with an end is that room")
  func endless() {
    let wide = Strange(size: CGSize(width: CGFloat.infinity, height: 20))
    let view = TestedView(proposing: 100, 50) {
      ZStack {
        wide { Color.red.frame(width: 4, height: 4) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(view.warnings == ["ZStack › Strange: a size of ∞×20 is not possible; 100×20 is used."])
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view.frame(of: "Strange") == CGRect(x: 0, y: 0, width: 100, height: 20))
    expectPicture(view)
  }

  @Test("a place given while measuring does not count")
  func early() {
    let view = row(
      Strange(measure: { $0.place(at: CGPoint(x: 9, y: 9), proposal: .zero) }, place: { _, _ in }))
    #expect(
      view.warnings == [
        "HStack › Strange: a subview is placed while it is measured; place subviews in placeSubviews only."
      ])
    // In the middle of the 30 by 20, as one that is never placed.
    #expect(view.frame(of: "Color.red") == CGRect(x: 13, y: 8, width: 4, height: 4))
    expectPicture(view)
  }

  @Test("a place that is no number is the start")
  func noPlace() {
    let view = row(
      Strange(place: { $0.place(at: CGPoint(x: CGFloat.nan, y: $1.minY + 3), proposal: .unspecified) }))
    #expect(view.warnings == ["HStack › Strange › Color.red: the place NaN, 3 is not possible; 0 is used."])
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 3, width: 4, height: 4))
    expectPicture(view)
  }

  @Test("a layout that places nothing has its subviews in the middle, and is no mistake")
  func nothingPlaced() {
    let view = row(Strange(place: { _, _ in }))
    #expect(view.warnings == [])
    #expect(view.frame(of: "Color.red") == CGRect(x: 13, y: 8, width: 4, height: 4))
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      GeometryReader { proxy in
        Color.red.onAppear { width = proxy.size.width + 1 }
          .onChange(of: proxy.size.width) { width = $1 + 1 }
      }
      .frame(width: width, height: 10)
    }
  }

  @Test("a reader that feeds its own size back is stopped, and shown as it was last")
  func feedback() {
    let view = TestedView(proposing: 500, 100) { Growing() }
    #expect(
      view.warnings == [
        "GeometryReader › Color.red: the view changes its own layout for ever; the last of 100 passes is shown."
      ])
    // It grows by one in each pass.
    #expect(view.size.width > 50 && view.size.width <= 111)
    view.layOut()
    #expect(view.warnings.count == 1)
  }

  @Test("a frame below zero is nothing")
  func negativeFrame() {
    let view = TestedView(proposing: 100, 100) { HStack { Color.red.frame(width: -12, height: 5) } }
    #expect(
      view.warnings == ["HStack › Color.red: a frame of width -12 is not possible; 0 is used."])
    #expect(view.size == CGSize(width: 0, height: 5))
  }

  @Test("a spacing or padding below zero brings views nearer, and is no mistake")
  func negativeDistances() {
    expectLayout(proposing: 100, 100) {
      HStack(spacing: -4) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10).padding(-2)
      }
    } is: {
      """
      HStack            0,0 12×10
      ├─ Color.red      0,0 10×10
      └─ padding        6,2 6×6
         └─ Color.blue  4,0 10×10
      """
    }
    #expect(warnings { HStack(spacing: -4) { Color.red.padding(-2) } } == [])
    // A padding can take no more than there is.
    #expect(TestedView(proposing: 100, 100) { Text("a").padding(-50) }.size == .zero)
  }

  @Test("bounds that contradict each other are raised, and told once")
  func contradictions() {
    let view = TestedView(proposing: 100, 100) {
      HStack { Text("a").frame(minWidth: 60, maxWidth: 40, minHeight: 30, idealHeight: 20) }
    }
    #expect(
      view.warnings == [
        "HStack › Text(\"a\"): a frame of minWidth 60 and maxWidth 40 contradicts itself; maxWidth 60 is used.",
        "HStack › Text(\"a\"): a frame of minHeight 30 and idealHeight 20 contradicts itself; idealHeight 30 is used.",
      ])
    #expect(view.size == CGSize(width: 60, height: 30))
    view.layOut(proposing: 10, 10)
    #expect(view.warnings.count == 2)
  }
}
