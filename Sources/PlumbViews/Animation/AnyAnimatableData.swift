/// Numbers of any type that can be animated, for a value that holds another one of any type.
public struct _AnyAnimatableData: VectorArithmetic {
  /// `nil` is zero of every type.
  let vector: (any VectorArithmetic)?

  init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  /// Zero of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// Returns whether both are of one type and equal; zero of every type only equals itself.
  public static func == (one: Self, other: Self) -> Bool {
    guard let vector = one.vector else { return other.vector == nil }
    return vector.equals(other.vector)
  }

  /// Returns the sum; of two types the first one stays.
  public static func + (one: Self, other: Self) -> Self {
    guard let vector = one.vector else { return other }
    return Self(vector.sum(other.vector) ?? vector)
  }

  /// Returns the difference; of two types it is zero, so that nothing is animated from one to the other.
  public static func - (one: Self, other: Self) -> Self {
    guard let subtracted = other.vector else { return one }
    guard let vector = one.vector else { return Self(subtracted.negated) }
    return Self(vector.difference(subtracted))
  }

  /// Multiplies the numbers by a factor.
  public mutating func scale(by factor: Double) { self = Self(vector?.scaled(by: factor)) }

  /// The squares of the numbers, added up.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}

extension VectorArithmetic {
  fileprivate func equals(_ other: (any VectorArithmetic)?) -> Bool { other as? Self == self }
  fileprivate func sum(_ other: (any VectorArithmetic)?) -> Self? { (other as? Self).map { self + $0 } }
  fileprivate func difference(_ other: any VectorArithmetic) -> Self? { (other as? Self).map { self - $0 } }
  fileprivate var negated: Self { Self.zero - self }
}
