import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Turns the view clockwise about a point of it; its place stays as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      _TransformEffect("rotationEffect") { frame in
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: frame))
      })
  }

  /// Draws the view larger or smaller about a point of it; its place stays as it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(
      _TransformEffect("scaleEffect") { frame in
        CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: frame))
      })
  }

  /// Draws the view larger or smaller about a point of it; its place stays as it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of it; its place stays as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view through a map of the plane, from the view's top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect("transformEffect") { frame in transform.about(frame.origin) })
  }
}

nonisolated public struct _TransformEffect: _ElementModifier {
  let name: String
  let transform: (CGRect) -> CGAffineTransform

  init(_ name: String, _ transform: @escaping (CGRect) -> CGAffineTransform) {
    (self.name, self.transform) = (name, transform)
  }

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.effect(Self.self, modifier.name, content: content) { frame, items, _ in
      let transform = modifier.transform(frame)
      return transform.isIdentity ? items : [.group(.transform(transform), items)]
    }
  }
}
