import SwiftUI

/// A value that a chart can show: a number, a time or a word.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case word(String)

  /// On a scale of numbers; words have no number.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .word: nil
    }
  }

  var text: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted()
    case .word(let word): word
    }
  }
}

/// A type whose values a chart can show. One's own types say which number, time or word stands for a value.
public protocol Plottable {
  associatedtype PrimitivePlottable
  /// What stands for the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that something stands for.
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
    default: .word("\(primitivePlottable)")
    }
  }
}

extension Plottable where Self == PrimitivePlottable {
  /// The value stands for itself.
  public var primitivePlottable: Self { self }
  /// The value stands for itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable
where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue {
  /// What stands for a case.
  public var primitivePlottable: RawValue { rawValue }
  /// The case that something stands for.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable { public typealias PrimitivePlottable = Int }
extension Int32: Plottable { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable { public typealias PrimitivePlottable = UInt }
extension Double: Plottable { public typealias PrimitivePlottable = Double }
extension Float: Plottable { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable { public typealias PrimitivePlottable = CGFloat }
extension Decimal: Plottable { public typealias PrimitivePlottable = Decimal }
extension String: Plottable { public typealias PrimitivePlottable = String }
extension Date: Plottable { public typealias PrimitivePlottable = Date }

/// A value with the name of what it says.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: _ChartValue
  /// How long a time is that the value stands for.
  var unit: Calendar.Component?

  /// A value with a name.
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label: String(label), value: value.chartValue)
  }
  /// A value with a localised name. The name is told, and not translated.
  public static func value(_ labelKey: LocalizedStringResource, _ value: Value) -> PlottableValue<
    Value
  > {
    PlottableValue(label: labelKey.key, value: value.chartValue)
  }
}

extension PlottableValue where Value == Date {
  /// A time that stands for a whole day, month and the like.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
    return PlottableValue(label: String(label), value: .date(start), unit: unit)
  }
}
