import PlumbDrawing
import PlumbLayout

/// A rectangle as large as what is offered.
nonisolated public struct Rectangle: InsettableShape, PlainShape, CalledView {
  package let callSite = _CallSite()
  /// Creates a rectangle.
  public init() {}
  /// Returns the whole rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the rectangle with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, PlainShape, CalledView {
  package let callSite = _CallSite()
  /// The length of a corner along each axis, in points.
  public var cornerSize: CGSize
  /// Whether corners are parts of circles, or start more gently.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners reach as far as a size says, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a rectangle with corners of one radius.
  ///
  /// - Parameter cornerRadius: in points; at most half the shorter side is used, and nothing below 0.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The numbers of the corners' size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Returns the rectangle with its round corners, in points.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// Returns the rectangle with its edge moved inwards by points; the corners' radii shrink as much, until they are 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      shape: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)), style: style),
      amount: amount)
  }
}

/// A rectangle with corners of different radii, in points.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, PlainShape, CalledView {
  package let callSite = _CallSite()
  /// The radius of each corner in points.
  public var cornerRadii: RectangleCornerRadii
  /// Whether corners are parts of circles, or start more gently.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have different radii, in points, as one value.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a rectangle whose corners have different radii, in points. A corner that is not named is sharp.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      (cornerRadii.topLeading, cornerRadii.bottomLeading) = (newValue.first.first, newValue.first.second)
      (cornerRadii.bottomTrailing, cornerRadii.topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Returns the rectangle with its round corners, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the rectangle with its edge moved inwards by points; the corners' radii shrink as much, until they are 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      shape: UnevenRoundedRectangle(
        topLeadingRadius: max(0, cornerRadii.topLeading - amount),
        bottomLeadingRadius: max(0, cornerRadii.bottomLeading - amount),
        bottomTrailingRadius: max(0, cornerRadii.bottomTrailing - amount),
        topTrailingRadius: max(0, cornerRadii.topTrailing - amount), style: style),
      amount: amount)
  }
}

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape, PlainShape, CalledView {
  package let callSite = _CallSite()
  /// Whether the ends are half circles, or start more gently.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the capsule in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A shape with its rectangle made smaller on all sides, in points.
nonisolated package struct _InsetShape<Base: InsettableShape>: InsettableShape, DerivedShape {
  var shape: Base
  var amount: CGFloat

  package init(shape: Base, amount: CGFloat) { (self.shape, self.amount) = (shape, amount) }

  /// The numbers of the shape inside, and the distance in points.
  package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  var original: any Shape { shape }

  /// The outline in a rectangle that is smaller on all sides, in points, and never shorter than nothing.
  package func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.width - 2 * amount),
        height: max(0, rect.height - 2 * amount)))
  }

  /// The size that the shape inside takes for a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// Whether the shape inside is mirrored where rows run right to left.
  package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  /// The shape with its edge moved inwards farther, by points.
  package func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}
