/// A view and a bar at one of its sides.
///
/// 1. The bar is offered nothing along the axis, and the view's proposal across: it is as long as it likes to be.
/// 2. The view is offered what remains behind the bar and the gap.
/// 3. Across, the bar is lined up on the view's guide.
package final class BarLayout: LayoutObject {
  /// The side of the view that the bar is at.
  package private(set) var edge = Edge.bottom
  private var gap: CGFloat?
  private var alignment = Alignment.center

  package override init() { super.init() }

  /// Returns whether anything of it has changed.
  package func update(_ edge: Edge, _ gap: CGFloat?, _ alignment: Alignment) -> Bool {
    let isSame = (edge, gap, alignment) == (self.edge, self.gap, self.alignment)
    (self.edge, self.gap, self.alignment) = (edge, gap, alignment)
    return !isSame
  }

  override func pass(through stream: inout NumberStream) {
    stream.pass(&edge)
    stream.pass(&gap)
    stream.pass(&alignment)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private struct Parts {
    var content: ProposedViewSize
    var bar: ProposedViewSize
    var contentSize: CGSize
    var barSize: CGSize
    var gap: CGFloat
  }

  private func parts(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Parts {
    let children = node.tree.children(of: node.id).map { LayoutNode(tree: node.tree, id: $0) }
    guard let content = children.first else {
      return Parts(content: proposal, bar: proposal, contentSize: .zero, barSize: .zero, gap: 0)
    }
    guard children.count > 1 else {
      return Parts(
        content: proposal, bar: proposal, contentSize: content.size(proposal), barSize: .zero, gap: 0)
    }
    let bar = children[1]
    let offer = ProposedViewSize(axis, nil, cross: proposal[axis.cross])
    let barSize = bar.size(offer)
    let (first, second) = isFirst ? (bar, content) : (content, bar)
    let gap = gap ?? first.spacing.distance(to: second.spacing, along: axis)
    var rest = proposal
    rest[axis] = proposal[axis].map { max(0, $0 - barSize[axis] - gap) }
    let contentSize = content.size(rest)
    node.note(.bar(axis, length: barSize[axis], gap: gap, isFirst: isFirst))
    return Parts(content: rest, bar: offer, contentSize: contentSize, barSize: barSize, gap: gap)
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let parts = parts(proposal, node)
    return CGSize(
      axis, max(0, parts.contentSize[axis] + parts.gap + parts.barSize[axis]),
      cross: parts.contentSize[axis.cross])
  }

  package override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    guard places.count > 0 else { return }
    let parts = parts(proposal, node)
    places[0].proposal = parts.content
    if isFirst { places[0].origin[axis] = parts.barSize[axis] + parts.gap }
    guard places.count > 1 else { return }
    places[1].proposal = parts.bar
    if !isFirst { places[1].origin[axis] = parts.contentSize[axis] + parts.gap }
    let key = alignment[axis.cross]
    let own = places.node(0).dimensions(parts.content)[key]
    let across = own - places.node(1).dimensions(parts.bar)[key]
    places[1].origin[axis.cross] = across.isFinite ? across : 0
    node.note(.line(key, own))
    node.note(.guide(of: places[1].node, key, places.node(1).dimensions(parts.bar)[key], isExplicit: false))
  }

  /// The guides are the view's; the bar has none for those outside.
  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    guard node.childCount > 0 else { return nil }
    let parts = parts(proposal, node)
    let start = key.axis == axis && isFirst ? parts.barSize[axis] + parts.gap : 0
    return node.child.dimensions(parts.content)[explicit: key].map { $0 + start }
  }
}
