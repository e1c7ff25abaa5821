import PlumbLayout

/// Views side by side.
nonisolated public struct HStack<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  package let content: Content

  /// - Parameter spacing: the distance between neighbours in points; `nil` leaves it to the views themselves.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  @MainActor public static func _makeNodes(_ view: HStack, in builder: _TreeBuilder) {
    builder.stack(
      Self.self, "HStack", .horizontal, view.alignment.key, view.spacing, content: view.content)
  }
}
