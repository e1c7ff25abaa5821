/// Any count of numbers that are animated together. Between two lists of different lengths there is nothing: a
/// gradient with three stops does not grow out of one with two.
public struct _AnimatedNumbers: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// No numbers.
  public static var zero: _AnimatedNumbers { _AnimatedNumbers([]) }

  public static func == (one: Self, other: Self) -> Bool { one.values == other.values }

  /// Returns the sums of the numbers, each by itself; an empty list is a list of zeros, and of two other lengths the
  /// first stays.
  public static func + (one: Self, other: Self) -> Self {
    guard one.values.count == other.values.count else { return one.values.isEmpty ? other : one }
    return _AnimatedNumbers(zip(one.values, other.values).map { $0 + $1 })
  }

  /// Returns the differences of the numbers, each by itself; an empty list is a list of zeros, and of two other lengths
  /// none.
  public static func - (one: Self, other: Self) -> Self {
    if other.values.isEmpty { return one }
    if one.values.isEmpty { return _AnimatedNumbers(other.values.map { -$0 }) }
    guard one.values.count == other.values.count else { return .zero }
    return _AnimatedNumbers(zip(one.values, other.values).map { $0 - $1 })
  }

  /// Multiplies each number by a factor.
  public mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  /// The squares of the numbers, added up.
  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
