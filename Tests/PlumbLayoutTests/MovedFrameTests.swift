import Testing

@testable import PlumbLayout

/// Views that have a place of their own, and bars, by numbers.
@Suite("Frames that are moved")
struct MovedFrameTests {
  private let tree = LayoutTree()

  private func fixed(_ width: CGFloat, _ height: CGFloat) -> NodeID {
    tree.makeNode(.fixedFrame(.init(width: width, height: height, alignment: .center)))
  }

  private var filling: NodeID { tree.makeNode(.fill(.init())) }

  /// Lays an object out with children, and tells where they are.
  private func frames(_ object: LayoutObject, _ children: [NodeID], _ proposal: ProposedViewSize) -> [CGRect]
  {
    let id = tree.makeNode(object, kind: .container)
    tree.setChildren(children, of: id)
    tree.place(id, at: .zero, proposal: proposal)
    return children.map { tree.frame(of: $0) }
  }

  @Test("another size, point or anchor to match is a change, and the same ones are none")
  func matching() {
    let (frame, size, point) = (MatchedFrame(), CGSize(width: 30, height: 20), CGPoint(x: 4, y: 5))
    #expect(!frame.match(nil, at: nil, anchor: .center))
    #expect(frame.match(size, at: nil, anchor: .center))
    #expect(frame.match(size, at: point, anchor: .center))
    #expect(frame.match(size, at: CGPoint(x: 4, y: 6), anchor: .center))
    #expect(frame.match(size, at: CGPoint(x: 4, y: 6), anchor: .top))
    #expect(!frame.match(size, at: CGPoint(x: 4, y: 6), anchor: .top))
    #expect(frame.match(nil, at: CGPoint(x: 4, y: 6), anchor: .top))
  }

  @Test("of the size alone a view is offered that and stays in its place; a point alone moves it")
  func matchedParts() {
    let offer = ProposedViewSize(width: 100, height: 100)
    let (sized, moved) = (MatchedFrame(), MatchedFrame())
    _ = sized.match(CGSize(width: 30, height: 20), at: nil, anchor: .bottomTrailing)
    #expect(frames(sized, [filling], offer) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    _ = moved.match(nil, at: CGPoint(x: 50, y: 60), anchor: .bottomTrailing)
    #expect(frames(moved, [fixed(10, 20)], offer) == [CGRect(x: 40, y: 40, width: 10, height: 20)])
  }

  @Test("a view that goes on beyond its place stands in the middle of the larger rectangle")
  func outset() {
    let frame = OutsetFrame()
    let outsets = EdgeInsets(top: 40, leading: 10, bottom: 0, trailing: 0)
    #expect(frame.set(outsets))
    #expect(!frame.set(outsets))
    // The rectangle is 30×60 from (-10, -40) on.
    let offer = ProposedViewSize(width: 100, height: 100)
    #expect(frames(frame, [fixed(20, 20)], offer) == [CGRect(x: -5, y: -20, width: 20, height: 20)])
    #expect(frames(frame, [filling], offer) == [CGRect(x: -10, y: -40, width: 110, height: 140)])
  }

  @Test("in endless room it begins at the outsets, for there is no middle")
  func endlessOutset() {
    let frame = OutsetFrame()
    _ = frame.set(EdgeInsets(top: 40, leading: 10, bottom: 0, trailing: 0))
    #expect(frames(frame, [filling], .infinity).map(\.origin) == [CGPoint(x: -10, y: -40)])
  }

  @Test("a bar is lined up across the view on its guide, at the start where the view has no end")
  func bar() {
    let bar = BarLayout()
    #expect(bar.update(.top, 5, .bottomTrailing))
    #expect(!bar.update(.top, 5, .bottomTrailing))
    let offer = ProposedViewSize(width: 100, height: 100)
    #expect(
      frames(bar, [filling, fixed(20, 30)], offer)
        == [CGRect(x: 0, y: 35, width: 100, height: 65), CGRect(x: 80, y: 0, width: 20, height: 30)])
    let endless = frames(bar, [filling, fixed(20, 30)], ProposedViewSize(width: .infinity, height: 100))
    #expect(endless.map(\.origin) == [CGPoint(x: 0, y: 35), .zero])
  }

  @Test("a frame that is relative to a container further out is offered its length, and lined up in it")
  func relative() {
    let frame = RelativeFrame()
    let lengths = ProposedViewSize(width: 60, height: nil)
    #expect(frame.set(lengths, of: ProposedViewSize(width: 120, height: nil), isInScrollView: false))
    #expect(!frame.set(lengths, of: ProposedViewSize(width: 120, height: nil), isInScrollView: false))
    frame.alignment = .bottomTrailing
    let offer = ProposedViewSize(width: 100, height: 40)
    #expect(frames(frame, [fixed(20, 30)], offer) == [CGRect(x: 40, y: 0, width: 20, height: 30)])
    #expect(frames(frame, [filling], offer) == [CGRect(x: 0, y: 0, width: 60, height: 40)])
    let tall = RelativeFrame()
    _ = tall.set(
      ProposedViewSize(width: nil, height: 30), of: ProposedViewSize(width: nil, height: 60),
      isInScrollView: false)
    tall.alignment = .bottomTrailing
    #expect(frames(tall, [fixed(20, 10)], offer) == [CGRect(x: 0, y: 20, width: 20, height: 10)])
    #expect(frames(frame, [filling], ProposedViewSize(width: 10, height: .infinity)).map(\.origin) == [.zero])
  }
}
