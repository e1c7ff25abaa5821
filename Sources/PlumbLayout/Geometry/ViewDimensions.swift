/// A view's size for some proposal, and the places of its alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  let node: LayoutNode
  let proposal: ProposedViewSize
  let size: CGSize

  init(node: LayoutNode, proposal: ProposedViewSize, size: CGSize) {
    (self.node, self.proposal, self.size) = (node, proposal, size)
  }

  /// In points.
  public var width: CGFloat { size.width }
  /// In points.
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's place if the view or one of its children has set it, and `nil` for a default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  public subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? node.tree.defaultGuide(key, of: self)
  }

  public subscript(explicit key: AlignmentKey) -> CGFloat? {
    node.tree.explicitGuide(key, of: node.id, proposal: proposal, size: size)
  }

  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.node.id == other.node.id && one.proposal == other.proposal && one.size == other.size
  }
}
