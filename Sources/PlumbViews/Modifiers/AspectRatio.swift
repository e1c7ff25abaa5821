import PlumbLayout

/// The fit of a view with an aspect ratio into another size: inside it, or around it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

nonisolated extension View {
  /// Offers the view sizes of one proportion only: width divided by height, or the view's own ideal one.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view sizes of the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Keeps the view's proportions, inside what is offered.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's proportions, around what is offered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

nonisolated package struct _AspectRatioLayout: _ElementModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    var ratio = modifier.ratio
    if ratio?.isNaN ?? false { ratio = builder.usable(ratio, "ratio of") }
    let rule = LayoutRule.AspectRatio(ratio: ratio, fills: modifier.contentMode == .fill)
    builder.element(Self.self, "aspectRatio", .aspectRatio(rule), content: content)
  }
}
