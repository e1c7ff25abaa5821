import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Frames")
struct FrameTests {
  private func frame(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> TestedView {
    TestedView(proposing: width, height) { view }
  }

  // Rules/Frames.md#R-50
  @Test("a fixed frame offers and answers its own lengths, and on other axes passes both on")
  func fixed() {
    let wide = leaf(20, 20).frame(width: 60)
    #expect(frame(wide, nil, nil).size == CGSize(width: 60, height: 20))
    #expect(frame(wide, nil, nil).proposals(to: "leaf") == ["60×- → 20×20"])
    #expect(frame(wide, 300, 200).proposals(to: "leaf") == ["60×200 → 20×20"])
    #expect(frame(wide, 300, 200).frame(of: "leaf")?.minX == 20)
    let both = frame(leaf(20, 20).frame(width: 60, height: 40), 300, 200)
    #expect(both.size == CGSize(width: 60, height: 40))
    #expect(both.frame(of: "leaf")?.origin == CGPoint(x: 20, y: 10))
    #expect(
      frame(leaf(20, 20).frame(width: 0, height: 0), 50, 50).frame(of: "leaf")?.origin
        == CGPoint(x: -10, y: -10))
  }

  // Rules/Frames.md#R-50
  @Test(
    "a fixed frame aligns its child",
    arguments: [
      (Alignment.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 10),
      (.center, 20, 10),
      (.trailing, 40, 10), (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
    ] as [(Alignment, CGFloat, CGFloat)])
  func alignment(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let view = frame(leaf(20, 20).frame(width: 60, height: 40, alignment: alignment), 300, 200)
    #expect(view.frame(of: "leaf")?.origin == CGPoint(x: x, y: y))
  }

  // Rules/Frames.md#R-51
  @Test("a flexible frame offers the proposal, or else its ideal, within its bounds")
  func offers() {
    func offer(_ view: some View, _ width: CGFloat?) -> String? {
      TestedView(proposing: width, 9) { view }.proposals(to: "leaf").first?.components(separatedBy: "×").first
    }
    let bounded = leaf(20, 20).frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
    #expect(offer(bounded, nil) == "80")
    #expect(offer(bounded, 300) == "120")
    #expect(offer(bounded, 10) == "40")
    #expect(offer(leaf(20, 20).frame(minWidth: 40), nil) == "-")
  }

  // Rules/Frames.md#R-52, on a leaf of 20 points
  @Test("a flexible frame answers by which bounds it has")
  func answers() {
    func width(_ view: some View, _ width: CGFloat?) -> CGFloat { frame(view, width, nil).size.width }
    let both = leaf(20, 20).frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
    #expect([nil, 300, 100, 10].map { width(both, $0) } == [80, 120, 100, 40])
    let most = leaf(20, 20).frame(maxWidth: 80)
    #expect([100, 30, nil, 0, 10].map { width(most, $0) } == [80, 30, 20, 20, 20])
    let least = leaf(20, 20).frame(minWidth: 40)
    #expect([100, 30, nil].map { width(least, $0) } == [40, 40, 40])
    #expect(width(leaf(200, 160).frame(maxWidth: 80), 10) == 80)
    #expect(frame(leaf(200, 160).frame(maxWidth: 80), 10, nil).frame(of: "leaf")?.minX == -60)
  }

  // Rules/Frames.md#R-53
  @Test("with a least length only, a child that is larger than the proposal is cut down to it")
  func leastOnly() {
    #expect(frame(leaf(200, 20).frame(minWidth: 40), 100, nil).size.width == 100)
    #expect(frame(leaf(200, 20).frame(minWidth: 40), 10, nil).size.width == 40)
  }

  // Rules/Frames.md#R-54
  @Test("a least length of 0 lets a frame go below its child")
  func leastOfZero() {
    func widths(_ first: some View) -> CGFloat? {
      TestedView(proposing: 300, 20) {
        HStack(spacing: 0) {
          first
          leaf(20, 20, "b").frame(maxWidth: .infinity)
        }
      }.frame(of: "leaf")?.minX
    }
    // Without a minimum the first frame is as wide as its child; with one both are 150.
    #expect(widths(leaf(200, 20).frame(maxWidth: .infinity)) == 0)
    #expect(widths(leaf(200, 20).frame(minWidth: 0, maxWidth: .infinity)) == -25)
  }

  // Rules/Frames.md#R-55
  @Test(
    "an endless greatest length fills, never goes below the child, and is the child where nothing is offered")
  func endless() {
    let view = leaf(20, 20).frame(maxWidth: .infinity)
    #expect([100, nil, .infinity].map { frame(view, $0, nil).size.width } == [100, 20, .infinity])
    #expect(frame(view, 100, nil).frame(of: "leaf")?.minX == 40)
    #expect(
      frame(leaf(200, 160).frame(maxWidth: .infinity, maxHeight: .infinity), 100, 100).size
        == CGSize(width: 200, height: 160))
  }

  // Rules/Frames.md#R-56
  @Test("bounds that contradict each other are raised")
  func contradictions() {
    func width(_ view: some View, _ width: CGFloat?) -> CGFloat { frame(view, width, nil).size.width }
    #expect(width(leaf(5, 5).frame(minWidth: 20, idealWidth: 10), nil) == 20)
    #expect(width(leaf(5, 5).frame(idealWidth: 30, maxWidth: 20), 100) == 30)
    #expect(width(Color.red.frame(minWidth: -50, maxWidth: 80), -30) == 0)
  }

  // Rules/Frames.md#R-57
  @Test(
    "in its place the child is offered the frame's length, but for one that chose its own between the bounds")
  func offerInPlace() {
    #expect(frame(half().frame(minWidth: 2, maxWidth: 80), nil, 20).frame(of: "half")?.width == 5)
    #expect(frame(half().frame(minWidth: 40), nil, 20).frame(of: "half")?.width == 20)
    #expect(frame(half().frame(maxWidth: 80), 60, 20).frame(of: "half")?.width == 30)
  }

  // Rules/Frames.md#R-58
  @Test("of two frames the inner keeps its size, and their alignments add up")
  func chained() {
    let view = frame(
      leaf(20, 20).frame(width: 40, height: 40, alignment: .topLeading)
        .frame(width: 100, height: 100, alignment: .bottomTrailing), 300, 300)
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view.frame(of: "leaf")?.origin == CGPoint(x: 60, y: 60))
  }
}
