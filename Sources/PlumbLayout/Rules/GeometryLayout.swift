/// A view that takes what it is offered, and offers its content its own size.
///
/// 1. A length that is not said is 10.
/// 2. The content is in the top leading corner.
/// 3. Nothing outside sees the content's guides and distances.
open class GeometryLayout: LayoutObject {
  public override init() { super.init() }

  open override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  open override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  open override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? { nil }

  open override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    for index in 0..<places.count { places[index].proposal = ProposedViewSize(size) }
  }
}
