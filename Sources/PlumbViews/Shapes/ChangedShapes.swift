import PlumbDrawing
import PlumbLayout

/// A shape drawn beside its place.
nonisolated public struct OffsetShape<Content: Shape>: Shape, DerivedShape {
  /// The shape before it is moved.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize

  /// Creates a shape that is moved by an offset in points.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// Returns the outline in a rectangle, moved by the offset, in points.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// Returns the size that the shape inside takes for a proposal, in points. The offset changes no size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The role of the shape inside.
  public static var role: ShapeRole { Content.role }
  /// Whether the shape inside is mirrored where rows run right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  var original: any Shape { shape }

  /// The numbers of the shape inside and of the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inside with its edge moved inwards by points, and then moved as before.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape turned about a point of its rectangle.
nonisolated public struct RotatedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape before it is turned.
  public var shape: Content
  /// The angle by which the shape is rotated, clockwise.
  public var angle: Angle
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// Creates a shape that is rotated clockwise about a point of its rectangle.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// Returns the outline in a rectangle, turned, in points.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect)))
  }
  /// Returns the size that the shape inside takes for a proposal, in points. The turn changes no size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The role of the shape inside.
  public static var role: ShapeRole { Content.role }
  /// Whether the shape inside is mirrored where rows run right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  var original: any Shape { shape }

  /// The numbers of the shape inside, of the angle and of the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inside with its edge moved inwards by points, and then turned as before.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape made larger or smaller about a point of its rectangle.
nonisolated public struct ScaledShape<Content: Shape>: Shape, DerivedShape {
  /// The shape before it is made larger or smaller.
  public var shape: Content
  /// The scale of the shape along each axis. A negative scale mirrors it too.
  public var scale: CGSize
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// Creates a shape larger or smaller about a point of its rectangle.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// Returns the outline in a rectangle, made larger or smaller, in points.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }
  /// Returns the size that the shape inside takes for a proposal, in points. The scale changes no size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The role of the shape inside.
  public static var role: ShapeRole { Content.role }
  /// Whether the shape inside is mirrored where rows run right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  var original: any Shape { shape }

  /// The numbers of the shape inside, of the scale and of the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape whose outline is mapped by a transform about its rectangle's corner.
nonisolated public struct TransformedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape before its outline is mapped.
  public var shape: Content
  /// The map, in points.
  public var transform: CGAffineTransform

  /// Creates a shape whose outline is mapped by a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// Returns the outline in a rectangle, mapped, in points. The map is about the plane's origin, at which views ask for
  /// their shapes.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// Returns the size that the shape inside takes for a proposal, in points. The map changes no size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The role of the shape inside.
  public static var role: ShapeRole { Content.role }
  /// Whether the shape inside is mirrored where rows run right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  var original: any Shape { shape }

  /// The numbers of the shape inside. The map is not animated, in SwiftUI neither.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
