import PlumbDrawing
import PlumbLayout

/// A rectangle of a style, as large as what is offered: the view behind or before a view that is given a style.
nonisolated package struct _StyleFill<Style: ShapeStyle>: _PrimitiveView, CalledView {
  private let made = _CallSite()
  package var callSite: _CallSite { (style as? any CalledView)?.callSite ?? made }
  let style: Style
  /// The sides on which it goes on where the safe area ends.
  var safeAreaEdges: Edge.Set = []

  @MainActor package static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.fill(
      Self.self, typeName(Style.self), view.style, detail: (view.style as? Color)?.label ?? "",
      safeAreaEdges: view.safeAreaEdges)
  }
}

extension _TreeBuilder {
  /// A leaf that takes what it is offered and fills it.
  func fill(
    _ kind: Any.Type, _ name: String, _ style: some ShapeStyle, detail: String = "",
    safeAreaEdges: Edge.Set = []
  ) {
    let resolved = style._resolveStyle(in: inherited.environment)
    leaf(
      kind, name, .fill(LayoutRule.Fill()),
      configure: { node in
        node.detail = detail
        let animated = node.animated(resolved)
        node.isSteady = safeAreaEdges.isEmpty
        if safeAreaEdges.isEmpty {
          // It refers to nothing else, so that it is no separate object.
          node.mark = { $0.fill($1, animated) }
          return
        }
        node.mark = { [unowned node] context, frame in
          context.fill(node.extended(frame, beyondSafeArea: safeAreaEdges), animated)
        }
      })
  }
}

extension DrawingContext {
  @MainActor fileprivate mutating func fill(_ frame: CGRect, _ style: Animated<_ResolvedStyle>) {
    let rect = rounded(frame)
    fill(Path(rect), style.shown, in: rect, FillStyle())
  }
}
