import PlumbDrawing
import PlumbLayout

nonisolated extension Shape {
  /// The part of the outline between two shares of its length.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// The shape drawn beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The shape drawn beside its place, in points.
  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

  /// The shape turned about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, rect in
      path.applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect)))
    }
  }

  /// The shape made larger or smaller about a point of its rectangle.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, rect in
      path.applying(CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect)))
    }
  }

  /// The shape made larger or smaller about a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.applying(transform) }
  }

  /// The shape drawn in a rectangle of a size of its own, at the top leading corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape drawn in a rectangle of a size of its own, at the top leading corner.
  public func size(_ size: CGSize) -> some Shape {
    let shape = self
    return _ChangedShape(shape: self) { _, rect in shape.path(in: CGRect(origin: rect.origin, size: size)) }
  }
}

/// A shape with its outline changed.
nonisolated struct _ChangedShape<Base: Shape>: Shape, DerivedShape {
  let shape: Base
  let change: @Sendable (Path, CGRect) -> Path

  var original: any Shape { shape }

  init(shape: Base, _ change: @escaping @Sendable (Path, CGRect) -> Path) {
    (self.shape, self.change) = (shape, change)
  }

  func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension UnitPoint {
  /// The point in a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension CGAffineTransform {
  /// The same map with a point of the plane held fast.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
