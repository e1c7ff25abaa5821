import Testing

@testable import PlumbLayout

/// A window of 100×100 on content of 100×1000.
@Suite("A scroll view's offset")
struct ScrollLayoutTests {
  private let tree = LayoutTree()
  private let scroll = ScrollLayout()

  init() {
    let content = tree.makeNode(
      .fixedFrame(LayoutRule.FixedFrame(width: 100, height: 1000, alignment: .center)))
    let id = tree.makeNode(scroll, kind: .container)
    tree.setChildren([content], of: id)
    tree.place(id, at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
  }

  @Test("content that grew before what is in sight moves the offset, and the way is added up")
  func shifting() {
    // Nobody has scrolled yet, so the content stays at its start.
    #expect(scroll.shiftOffset(by: 20, .vertical) == nil)
    #expect(scroll.offset == .zero && scroll.shifted == .zero)
    #expect(scroll.moveOffset(to: CGPoint(x: 0, y: 300)))
    #expect(scroll.shiftOffset(by: 20, .vertical) == 20)
    #expect(scroll.offset == CGPoint(x: 0, y: 320))
    #expect(scroll.shifted == CGPoint(x: 0, y: 20))
    #expect(scroll.shiftOffset(by: -50, .vertical) == -50)
    #expect(scroll.shifted == CGPoint(x: 0, y: -30))
    // It goes no further than to the start, and only that way counts.
    #expect(scroll.shiftOffset(by: -500, .vertical) == -270)
    #expect(scroll.offset == .zero && scroll.shifted == CGPoint(x: 0, y: -300))
  }

  @Test("the offset reaches from the content's start to its end, and only along the axes that scroll")
  func clamping() {
    #expect(scroll.viewport == CGSize(width: 100, height: 100))
    #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
    #expect(scroll.clamp(CGPoint(x: 30, y: -5)) == .zero)
    #expect(scroll.clamp(CGPoint(x: 30, y: 0.25)) == CGPoint(x: 0, y: 0.25))
    #expect(scroll.clamp(CGPoint(x: 30, y: 899)) == CGPoint(x: 0, y: 899))
    #expect(scroll.clamp(CGPoint(x: 30, y: 950)) == CGPoint(x: 0, y: 900))
    #expect(scroll.clamp(CGPoint(x: 30, y: CGFloat.infinity)) == .zero)
  }

  @Test("a move to where the content is already is no news")
  func news() {
    #expect(!scroll.moveOffset(to: .zero))
    #expect(scroll.moveOffset(to: CGPoint(x: 0, y: 5000)))
    #expect(!scroll.moveOffset(to: CGPoint(x: 0, y: 900)))
  }

  @Test("the room of the content is the window without the margins, and never below 0")
  func room() {
    scroll.layoutSettings.margins = EdgeInsets(top: 10, leading: 3, bottom: 20, trailing: 4)
    #expect(scroll.contentRoom == CGSize(width: 93, height: 70))
    scroll.layoutSettings.margins = EdgeInsets(top: 80, leading: 60, bottom: 40, trailing: 50)
    #expect(scroll.contentRoom == .zero)
  }

  @Test("shorter content stands at the start, in the middle where both axes scroll, or where the anchor says")
  func resting() {
    func origin(_ settings: ScrollLayout.Settings) -> CGPoint {
      let (tree, scroll) = (LayoutTree(), ScrollLayout())
      scroll.layoutSettings = settings
      let content = tree.makeNode(.fixedFrame(.init(width: 40, height: 20, alignment: .center)))
      let id = tree.makeNode(scroll, kind: .container)
      tree.setChildren([content], of: id)
      tree.place(id, at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
      return tree.frame(of: content).origin
    }
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(origin(.init(axes: .vertical)) == .zero)
    #expect(origin(.init(axes: both)) == CGPoint(x: 30, y: 40))
    #expect(origin(.init(axes: .vertical, restingAnchor: .bottom)) == CGPoint(x: 0, y: 80))
    #expect(origin(.init(axes: both, restingAnchor: .topTrailing)) == CGPoint(x: 60, y: 0))
    let margins = EdgeInsets(top: 10, leading: 2, bottom: 0, trailing: 0)
    #expect(origin(.init(axes: .vertical, margins: margins)) == CGPoint(x: 2, y: 10))
    #expect(origin(.init(axes: .vertical, margins: margins, restingAnchor: .bottom)) == CGPoint(x: 2, y: 80))
  }
}
