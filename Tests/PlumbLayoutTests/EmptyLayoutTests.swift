import Testing

@testable import PlumbLayout

@Suite("A layout with nothing in it")
struct EmptyLayoutTests {
  private let tree = LayoutTree()
  private let offer = ProposedViewSize(width: 100, height: 50)

  /// Lays a node without children out.
  private func empty(_ id: NodeID) -> LayoutNode {
    tree.place(id, at: .zero, proposal: offer)
    return LayoutNode(tree: tree, id: id)
  }

  private func empty(_ object: LayoutObject) -> LayoutNode {
    empty(tree.makeNode(object, kind: .container))
  }

  @Test("a displaced view without content has no size, no preference, no priority and no guide")
  func displaced() {
    for node in [empty(MatchedFrame()), empty(OutsetFrame())] {
      #expect(node.size(offer) == .zero)
      #expect(node.spacing == ViewSpacing())
      #expect(node.priority == 0)
      #expect(node.dimensions(offer)[explicit: VerticalAlignment.firstTextBaseline.key] == nil)
    }
  }

  @Test("a scroll view, a choice, a bar and a relative frame without content have no size")
  func objects() {
    #expect(empty(ScrollLayout()).size(offer) == .zero)
    #expect(empty(FirstFit(axes: [.horizontal, .vertical])).size(offer) == .zero)
    #expect(empty(FirstFit(axes: [.horizontal, .vertical])).spacing == .zero)
    #expect(empty(BarLayout()).size(offer) == .zero)
    #expect(empty(BarLayout()).dimensions(offer)[explicit: VerticalAlignment.firstTextBaseline.key] == nil)
    #expect(empty(RelativeFrame()).size(offer) == .zero)
  }

  // Rules/Grids.md#S1
  @Test("a grid, a stack and layers without views have no size")
  func containers() {
    let rules: [LayoutRule] = [
      .grid(.init(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil)),
      .stack(.init(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)),
      .depthStack(.init(alignment: .center)),
    ]
    for rule in rules {
      let node = empty(tree.makeNode(rule))
      #expect(node.size(offer) == .zero)
      #expect(node.size(.unspecified) == .zero)
      #expect(node.spacing == .zero)
      #expect(node.priority == 0)
    }
  }

  @Test("a view with nothing on it is as it is")
  func layered() {
    let child = tree.makeNode(.fill(.init()))
    let id = tree.makeNode(.layered(.init(alignment: .bottomTrailing)))
    tree.setChildren([child], of: id)
    #expect(empty(id).size(offer) == CGSize(width: 100, height: 50))
    #expect(tree.frame(of: child) == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("an empty lazy stack is as broad as it is offered, and not long")
  func lazyStack() {
    let node = empty(LazyLayout())
    #expect(node.size(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 0))
    #expect(node.size(ProposedViewSize(width: 0, height: nil)) == .zero)
    #expect(node.size(ProposedViewSize(width: 0.5, height: 20)) == CGSize(width: 0.5, height: 0))
    #expect(node.size(.unspecified) == .zero)
  }
}
