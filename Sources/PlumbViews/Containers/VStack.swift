import PlumbLayout

/// Views one below the other.
nonisolated public struct VStack<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  package let content: Content

  /// - Parameter spacing: the distance between neighbours in points; `nil` leaves it to the views themselves.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  @MainActor public static func _makeNodes(_ view: VStack, in builder: _TreeBuilder) {
    builder.stack(Self.self, "VStack", .vertical, view.alignment.key, view.spacing, content: view.content)
  }
}

extension _TreeBuilder {
  /// A row or a column, and what its children take from it.
  func stack(
    _ kind: Any.Type, _ name: String, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    content: some View
  ) {
    let spacing = usable(spacing, "spacing of", allowsNegative: true)
    let rule = LayoutRule.Stack(axis: axis, alignment: alignment, spacing: spacing)
    element(kind, name, .stack(rule)) {
      inherited.stackAxis = StackAxis(axis)
      make(content)
    }
  }
}
