import PlumbLayout

/// Views on top of one another, the first at the back.
nonisolated public struct ZStack<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let alignment: Alignment
  let content: Content

  /// Creates a pile of views, the first at the back.
  ///
  /// - Parameter alignment: the guides on which the views are lined up with one another.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor public static func _makeNodes(_ view: ZStack, in builder: _TreeBuilder) {
    let rule = LayoutRule.DepthStack(alignment: view.alignment)
    builder.element(Self.self, "ZStack", .depthStack(rule)) {
      builder.inherited.stackAxis = StackAxis()
      builder.make(view.content)
    }
  }
}
