import PlumbLayout

/// The first of several views that fits, and the last one if none does.
///
/// A view fits if its ideal size is no larger than the proposed one on the given axes. The other views are there, so
/// that they keep their state, but they are not drawn or inspected.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let axes: Axis.Set
  let content: Content

  /// Creates a choice among the views in the content, the most wanted first.
  ///
  /// - Parameter axes: the axes on which a view has to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  @MainActor public static func _makeNodes(_ view: ViewThatFits, in builder: _TreeBuilder) {
    builder.element(
      Self.self, "ViewThatFits", .container, make: { FirstFit(axes: view.axes) },
      update: { fit, _ in
        defer { fit.axes = view.axes }
        return fit.axes != view.axes
      }
    ) {
      let fit = builder.parent.object as! FirstFit
      builder.inherited.stackAxis = StackAxis()
      builder.wrap(
        count: nil,
        in: { builder, element in
          builder.element(
            Self.self, "", .plain,
            configure: { node in
              node.isLeftOut = { [unowned fit, unowned node] in fit.shown != node.layout }
            }, content: element)
        }
      ) { $0.make(view.content) }
    }
  }
}
