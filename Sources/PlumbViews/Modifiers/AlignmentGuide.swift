import PlumbLayout

nonisolated extension View {
  /// Sets the position of a guide of the view, in points from its leading side.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWriter(key: guide.key, computeValue: computeValue))
  }

  /// Sets the position of a guide of the view, in points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWriter(key: guide.key, computeValue: computeValue))
  }
}

nonisolated package struct _AlignmentWriter: _ElementModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.host.layoutTree.declareGuide(modifier.key)
    builder.element(
      Self.self, "alignmentGuide", .wrapper, make: { GuideWriter() },
      update: { writer, _ in
        (writer.key, writer.computeValue) = (modifier.key, modifier.computeValue)
        return true
      }, content: content)
  }
}

/// Sets one guide of its child and leaves everything else to it.
private final class GuideWriter: LayoutWrapper {
  var key: AlignmentKey?
  var computeValue: ((ViewDimensions) -> CGFloat)?
  override var setsGuides: Bool { true }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    if key == self.key, node.childCount > 0, let value = computeValue?(node.child.dimensions(proposal)),
      value.isFinite
    {
      return value
    }
    return super.explicitGuide(key, proposal, size, node)
  }
}
