import PlumbDrawing
import PlumbLayout

/// Values that can be added and stretched, so that there are values between two of them.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by factor: Double)
  /// The dot product with itself.
  var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of a type without anything to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the one value that there is.
  public init() {}
  /// The one value that there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the one value that there is.
  public static func + (one: Self, other: Self) -> Self { one }
  /// Returns the one value that there is.
  public static func - (one: Self, other: Self) -> Self { one }
  /// Changes nothing.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the two values.
  public var first: First
  /// The second of the two values.
  public var second: Second

  /// Creates a pair of two values.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Both values at zero.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the sum of both values, each by itself.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  /// Returns the difference of both values, each by itself.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  /// Multiplies both values by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The sum of what both values say.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
