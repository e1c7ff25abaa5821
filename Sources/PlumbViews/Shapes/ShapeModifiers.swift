import PlumbDrawing
import PlumbLayout

nonisolated extension Shape {
  /// Returns the part of the outline between two shares of its length.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    // Shares of the length are animated like shares of a rectangle (Recorded/Animation.md#X4).
    let part = UnitPoint(x: usableNumber(start, "trim from"), y: usableNumber(end, "trim to", or: 1))
    return _ChangedShape(self, part) { shape, part, rect in
      shape.path(in: rect).trimmedPath(from: part.x, to: part.y)
    }
  }

  /// Returns the shape drawn beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape drawn beside its place, in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape drawn beside its place, in points.
  @_disfavoredOverload
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  /// Returns the shape turned about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape made larger or smaller about a point of its rectangle.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape made larger or smaller about a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape with its outline mapped by a transform, in points.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape drawn in a rectangle of a given size, at the top leading corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape drawn in a rectangle of a given size, at the top leading corner.
  public func size(_ size: CGSize) -> some Shape {
    _ChangedShape(self, size) { shape, size, rect in
      shape.path(in: CGRect(origin: rect.origin, size: size))
    }
  }
}

/// A shape with its outline changed; the shape's own numbers and those of the change are animated.
nonisolated struct _ChangedShape<Base: Shape, Numbers: Animatable & Sendable>: Shape, DerivedShape {
  var shape: Base
  var numbers: Numbers
  let change: @Sendable (Base, Numbers, CGRect) -> Path

  var original: any Shape { shape }

  init(_ shape: Base, _ numbers: Numbers, _ change: @escaping @Sendable (Base, Numbers, CGRect) -> Path) {
    (self.shape, self.numbers, self.change) = (shape, numbers, change)
  }

  func path(in rect: CGRect) -> Path { change(shape, numbers, rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Base.AnimatableData, Numbers.AnimatableData> {
    get { AnimatablePair(shape.animatableData, numbers.animatableData) }
    set { (shape.animatableData, numbers.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint {
  /// The point in a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension CGAffineTransform {
  /// The same map with a point of the plane held fast.
  package func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
