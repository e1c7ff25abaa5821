import PlumbDrawing
import PlumbLayout

/// A circle in the shorter side of what is offered, centred.
nonisolated public struct Circle: InsettableShape, CalledView {
  package let callSite = _CallSite()
  /// Creates a circle.
  public init() {}

  /// Returns the circle in the middle of a rectangle, in points, as large as the shorter side.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square of the shorter side that is proposed, in points; 10 where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?): CGSize(width: min(width, height), height: min(width, height))
    case (let side?, nil), (nil, let side?): CGSize(width: side, height: side)
    case (nil, nil): CGSize(width: 10, height: 10)
    }
  }

  /// Returns the circle with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// An ellipse that touches the sides of what is offered.
nonisolated public struct Ellipse: InsettableShape, PlainShape, CalledView {
  package let callSite = _CallSite()
  /// Creates an ellipse.
  public init() {}
  /// Returns the ellipse that touches the sides of a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the ellipse with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A path draws at its own coordinates, whatever rectangle it is given (Recorded/Paint.md#W2).
nonisolated extension Path: Shape, PlainShape {
  /// Returns the path itself, whatever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape, DerivedShape {
  private var shape: any Shape

  /// Creates a shape that hides another one's type.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  var original: any Shape { shape }
  /// Returns the outline of the shape inside, in points.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size that the shape inside takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// Whether the shape inside is mirrored where rows run right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The numbers of the shape inside. A shape of another type takes its place at once.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set { shape = shape.animated(to: newValue) }
  }
}

extension Shape {
  /// The shape with other numbers; the shape itself if they are not of its type.
  fileprivate nonisolated func animated(to numbers: _AnyAnimatableData) -> Self {
    guard let numbers = numbers.vector as? AnimatableData else { return self }
    var shape = self
    shape.animatableData = numbers
    return shape
  }
}

/// A rectangle as large as what is offered.
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
/// A circle in the shorter side of what is offered.
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
/// An ellipse that touches the sides of what is offered.
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }
  /// Returns a rectangle whose shorter sides are round: half circles, or ends that start more gently.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with round corners of a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// Returns a rectangle with elliptical corners of a size in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle whose corners have different radii, in points, as one value.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// Returns a rectangle whose corners have different radii, in points. A corner that is not named is sharp.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container that names one.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
