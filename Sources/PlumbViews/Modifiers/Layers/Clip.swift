import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Draws only what is inside the view's rectangle. What is hidden still takes taps; `contentShape` limits them.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased), name: "clipped"))
  }

  /// Draws only what is inside a shape. What is hidden still takes taps; `contentShape` limits them.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style, name: "clipShape"))
  }

  /// Rounds the view's corners, by a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased),
        name: "cornerRadius"))
  }

  /// Draws and touches only what is inside a shape, as a view of UIKit does.
  package func clipped<S: Shape>(withTouchesTo shape: S) -> some View {
    modifier(_ClipEffect(shape: shape, style: FillStyle(), name: "clipShape", clipsTouches: true))
  }
}

nonisolated package struct _ClipEffect<Content: Shape>: _ElementModifier {
  let shape: Content
  let style: FillStyle
  let name: String
  var clipsTouches = false

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let direction = builder.inherited.environment.layoutDirection
    let configure: (ViewNode) -> Void = { node in
      let shape = node.animated(modifier.shape)
      node.isSteady = !modifier.shape.followsContainer
      node.isHitBesideClip = !modifier.clipsTouches
      node.effect = { [unowned node] frame, items, context in
        let path = node.outline(of: shape.shown, in: context.rounded(frame), direction)
        return [.group(.clip(path, modifier.style), items)]
      }
    }
    builder.element(Self.self, modifier.name, nil, configure: configure, content: content)
  }
}

extension _TreeBuilder {
  /// A modifier that changes how what is in it is drawn, and not where it is.
  ///
  /// - Parameter isSteady: see ``ViewNode/isSteady``.
  package func effect(
    _ kind: Any.Type, _ name: String, isSteady: Bool = false, content: () -> Void,
    _ change: @escaping (CGRect, [DisplayItem], DrawingContext) -> [DisplayItem]
  ) {
    element(
      kind, name, nil,
      configure: { node in
        node.isSteady = isSteady
        node.effect = change
      }, content: content)
  }

  /// A modifier that changes how each leaf in it is drawn, by an effect with numbers that are animated.
  func leafEffect(_ kind: Any.Type, _ name: String, _ effect: Effect, content: () -> Void) {
    element(
      kind, name, nil,
      configure: { node in
        let animated = node.animated(effect)
        (node.isSteady, node.affectsLeaves) = (true, true)
        node.effect = { _, items, _ in animated.shown.onLeaves(of: items) }
      }, content: content)
  }

  /// A modifier that changes how what is in it is drawn, with numbers that are animated.
  func effect<Value: Animatable>(
    _ kind: Any.Type, _ name: String, _ value: Value, content: () -> Void,
    _ change: @escaping (Value, CGRect, [DisplayItem], DrawingContext) -> [DisplayItem]
  ) {
    element(
      kind, name, nil,
      configure: { node in
        let animated = node.animated(value)
        node.isSteady = true
        node.effect = { frame, items, context in change(animated.shown, frame, items, context) }
      }, content: content)
  }
}
