import PlumbLayout

/// A flexible space along the axis of its stack, or on both axes outside a stack.
nonisolated public struct Spacer: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  /// The smallest length, in points; `nil` for the usual one.
  public var minLength: CGFloat?

  /// - Parameter minLength: the smallest length in points; 8 by default (Rules/Spacing.md#R-40).
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeNodes(_ view: Spacer, in builder: _TreeBuilder) {
    let minimum = builder.usable(view.minLength, "minLength of") ?? ViewSpacing.defaultDistance
    let axis = builder.inherited.stackAxis
    builder.leaf(
      Spacer.self, "Spacer", .spacer(LayoutRule.Spacer(axis: axis.value, minimum: minimum)),
      configure: { node in axis.follow(node) })
  }
}
