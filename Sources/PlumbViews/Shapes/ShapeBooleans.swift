import PlumbDrawing
import PlumbLayout

nonisolated extension Shape {
  /// Returns the shape that is filled where this shape or another one is, both in the same rectangle.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the shape that is filled where this shape and another one both are.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the shape that is filled where this shape is and another one is not.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the shape that is filled where exactly one of this shape and another one is.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's lines that lie where another one is filled.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's lines that lie where another one is not filled.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in one rectangle, as one; the numbers of both are animated.
nonisolated private struct _CombinedShape<One: Shape, Other: Shape>: Shape {
  var shape: One
  var other: Other
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(shape.path(in: rect), other.path(in: rect)) }
  // The size is the first one's (assumed).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<One.AnimatableData, Other.AnimatableData> {
    get { AnimatablePair(shape.animatableData, other.animatableData) }
    set { (shape.animatableData, other.animatableData) = (newValue.first, newValue.second) }
  }
}
