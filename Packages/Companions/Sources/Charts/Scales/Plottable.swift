import SwiftUI

/// A value that a chart can show: a number, a time or a word.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case word(String)

  /// The only value of an axis that the marks have no value for.
  static let none = _ChartValue.word(" ")

  /// On a scale of numbers; words have no number.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .word: nil
    }
  }

  /// The value as one of a type; `nil` where it is none. A number becomes the next integer.
  func plotted<P: Plottable>(as type: P.Type) -> P? {
    switch self {
    case .word(let word): Self.made(type, of: word)
    case .date(let date): Self.made(type, of: date)
    case .number(let number):
      Self.made(type, of: number) ?? Self.made(type, of: CGFloat(number)) ?? Self.made(
        type, of: Float(number))
        ?? Self.made(type, of: Decimal(number))
        ?? (abs(number) < 9e18 ? Self.integer(type, Int64(number.rounded())) : nil)
    }
  }

  private static func integer<P: Plottable>(_ type: P.Type, _ number: Int64) -> P? {
    made(type, of: Int(number)) ?? made(type, of: number) ?? Int32(exactly: number).flatMap {
      made(type, of: $0)
    }
      ?? UInt(exactly: number).flatMap { made(type, of: $0) }
  }

  /// A value of a type that represents itself, or its parts.
  private static func made<P: Plottable>(_ type: P.Type, of value: some Any) -> P? {
    (value as? P.PrimitivePlottable).flatMap { P(primitivePlottable: $0) }
  }

  var text: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted()
    case .word(let word): word
    }
  }
}

/// A type whose values a chart can show. Custom types say which number, time or word represents a value.
public protocol Plottable {
  associatedtype PrimitivePlottable
  /// The primitive value that represents the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that a primitive value represents.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable {
  var chartValue: _ChartValue {
    switch primitivePlottable {
    case let date as Date: .date(date)
    case let word as String: .word(word)
    case let number as Double: .number(number)
    case let number as any BinaryInteger: .number(Double(number))
    case let number as any BinaryFloatingPoint: .number(Double(number))
    case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
    case let range as any PlottedRange: range.plottedEnds.0
    default: .word("\(primitivePlottable)")
    }
  }
}

/// A number, a text or a time, which a chart shows as it is. The raw value of an enumeration with `String` and `Plottable`
/// is not such a value.
public protocol _SelfPlottable: Plottable where PrimitivePlottable == Self {}

extension _SelfPlottable {
  /// The value represents itself.
  public var primitivePlottable: Self { self }
  /// Creates the value, which represents itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable
where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue {
  /// The raw value that represents a case.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the case that a raw value represents.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A range as one value, which a bar covers. Ranges are separate values, because a further `value(_:_:)` for them would make
/// the compiler try it for each number in a chart.
protocol PlottedRange {
  /// The start and the end of the range.
  var plottedEnds: (_ChartValue, _ChartValue) { get }
}

extension Range: Plottable, _SelfPlottable, PlottedRange where Bound: Plottable {
  public typealias PrimitivePlottable = Range
  var plottedEnds: (_ChartValue, _ChartValue) { (lowerBound.chartValue, upperBound.chartValue) }
}

extension ClosedRange: Plottable, _SelfPlottable, PlottedRange where Bound: Plottable {
  public typealias PrimitivePlottable = ClosedRange
  var plottedEnds: (_ChartValue, _ChartValue) { (lowerBound.chartValue, upperBound.chartValue) }
}

extension ChartBinRange: Plottable, _SelfPlottable, PlottedRange where Bound: Plottable {
  public typealias PrimitivePlottable = ChartBinRange
  var plottedEnds: (_ChartValue, _ChartValue) { (lowerBound.chartValue, upperBound.chartValue) }
}

extension Int: _SelfPlottable { public typealias PrimitivePlottable = Int }
extension Int32: _SelfPlottable { public typealias PrimitivePlottable = Int32 }
extension Int64: _SelfPlottable { public typealias PrimitivePlottable = Int64 }
extension UInt: _SelfPlottable { public typealias PrimitivePlottable = UInt }
extension Double: _SelfPlottable { public typealias PrimitivePlottable = Double }
extension Float: _SelfPlottable { public typealias PrimitivePlottable = Float }
extension CGFloat: _SelfPlottable { public typealias PrimitivePlottable = CGFloat }
extension Decimal: _SelfPlottable { public typealias PrimitivePlottable = Decimal }
extension String: _SelfPlottable { public typealias PrimitivePlottable = String }
extension Date: _SelfPlottable { public typealias PrimitivePlottable = Date }

/// A value with the name of what it says.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: _ChartValue
  /// The length of time that the value represents.
  var unit: Calendar.Component?
  /// The end of a range.
  var end: _ChartValue?
  var isWhole: Bool { Value.PrimitivePlottable.self is any BinaryInteger.Type }

  /// Returns a value with a name.
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(
      label: String(label), value: value.chartValue, end: (value as? any PlottedRange)?.plottedEnds.1)
  }
  /// Returns a value with a localised name. The name is shown, not translated.
  public static func value(_ labelKey: LocalizedStringResource, _ value: Value) -> PlottableValue<
    Value
  > {
    PlottableValue(
      label: labelKey.key, value: value.chartValue, end: (value as? any PlottedRange)?.plottedEnds.1)
  }
}

extension PlottableValue where Value == Date {
  /// Returns a time that represents a whole day, month and the like.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
    return PlottableValue(label: String(label), value: .date(start), unit: unit)
  }
}
