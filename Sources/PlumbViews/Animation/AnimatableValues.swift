import PlumbDrawing
import PlumbLayout

// Angles and shares of a rectangle are animated in units of 1/128 (Recorded/Animation.md#X4), so that what counts as a
// small remainder is about the same for them as for points.
private let unit = 128.0

nonisolated extension CGPoint: Animatable {
  /// The coordinates, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

nonisolated extension CGSize: Animatable {
  /// The width and the height, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

nonisolated extension CGRect: Animatable {
  /// The origin and the size, in points.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension EdgeInsets: Animatable {
  /// The four insets, in points.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

nonisolated extension UnitPoint: Animatable {
  /// The shares, in units of 1/128.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unit, y * unit) }
    set { (x, y) = (newValue.first / unit, newValue.second / unit) }
  }
}

nonisolated extension Angle: Animatable {
  /// The angle, in units of 1/128 radian.
  public var animatableData: Double {
    get { radians * unit }
    set { radians = newValue / unit }
  }
}

nonisolated extension StrokeStyle: Animatable {
  /// The width of the line, the limit of mitres and the start of the dashes; the dashes themselves change at once.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

nonisolated extension Double: Animatable {
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

nonisolated extension Float: Animatable {
  /// The number itself.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

nonisolated extension CGFloat: Animatable {
  /// The number itself.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

nonisolated extension ResolvedColor: Animatable {
  /// The colour in Oklab, weighted by its opacity, so that what is transparent adds no colour on the way.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      // Weighted by the opacity: what is transparent adds no colour on the way (Recorded/Paint.md#W7).
      let mixed = oklab * Double(opacity) * unit
      return AnimatablePair(
        Float(mixed.x),
        AnimatablePair(Float(mixed.y), AnimatablePair(Float(mixed.z), opacity * Float(unit))))
    }
    set {
      let alpha = min(max(Double(newValue.second.second.second) / unit, 0), 1)
      guard alpha > 0 else {
        opacity = 0
        return
      }
      let (x, y) = (Double(newValue.first), Double(newValue.second.first))
      let mixed = SIMD3(x, y, Double(newValue.second.second.first)) / (alpha * unit)
      self = ResolvedColor(oklab: mixed, opacity: Float(alpha))
    }
  }
}

/// Several values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Creates a value that joins several, so that they are animated as one.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// A zero for each value.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Returns the sums of the values, each by itself.
  public static func + (one: Self, other: Self) -> Self {
    Self(repeat (each one.value) + (each other.value))
  }

  /// Returns the differences of the values, each by itself.
  public static func - (one: Self, other: Self) -> Self {
    Self(repeat (each one.value) - (each other.value))
  }

  /// Multiplies each value by a factor.
  public mutating func scale(by factor: Double) {
    self = Self(repeat (each value).scaled(by: factor))
  }

  /// The squares of all values' lengths, added up.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  public static func == (one: Self, other: Self) -> Bool {
    for (left, right) in repeat (each one.value, each other.value) {
      if left != right { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
