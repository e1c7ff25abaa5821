/// Any count of numbers that are animated together. Between two lists of different lengths there is nothing: a
/// gradient with three stops does not grow out of one with two.
public struct _AnimatedNumbers: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  public static var zero: _AnimatedNumbers { _AnimatedNumbers([]) }

  public static func == (one: Self, other: Self) -> Bool { one.values == other.values }

  public static func + (one: Self, other: Self) -> Self {
    guard one.values.count == other.values.count else { return one.values.isEmpty ? other : one }
    return _AnimatedNumbers(zip(one.values, other.values).map { $0 + $1 })
  }

  public static func - (one: Self, other: Self) -> Self {
    if other.values.isEmpty { return one }
    if one.values.isEmpty { return _AnimatedNumbers(other.values.map { -$0 }) }
    guard one.values.count == other.values.count else { return .zero }
    return _AnimatedNumbers(zip(one.values, other.values).map { $0 - $1 })
  }

  public mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
