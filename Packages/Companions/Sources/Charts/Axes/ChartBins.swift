import SwiftUI

/// A part of a range, which a bar can represent.
public struct ChartBinRange<Bound: Comparable> {
  /// The lower bound.
  public let lowerBound: Bound
  /// The upper bound; the last bin has this value too.
  public let upperBound: Bound
  let isLast: Bool
  /// Returns whether a value is in it.
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || isLast && value == upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Equal parts of a range of numbers.
public struct NumberBins<Value: BinaryFloatingPoint> {
  /// The numbers at which parts begin, and the last one's end.
  public let thresholds: [Value]

  /// Creates round parts around some numbers: about as many as are wanted, ten at most by default (assumed).
  public init<C: Collection>(data: C, desiredCount: Int? = nil, minimumStride: Value = 0)
  where C.Element == Value {
    let (low, high) = (data.min() ?? 0, data.max() ?? 1)
    let step = Swift.max(
      ChartScale.step(
        for: Swift.max(Double(high - low), .leastNormalMagnitude), count: Swift.max(1, desiredCount ?? 10)),
      Double(minimumStride))
    self.init(size: Value(step), low: low, high: high)
  }
  /// Creates parts of a size around a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: size, low: range.lowerBound, high: range.upperBound)
  }
  /// Creates parts between some numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  private init(size: Value, low: Value, high: Value) {
    guard size > 0, low.isFinite, high.isFinite else {
      thresholds = [0, 1]
      return
    }
    let first = (low / size).rounded(.down)
    let count = Int(Swift.min(10_000, Swift.max(1, ((high / size).rounded(.down) + 1 - first))))
    thresholds = (0...count).map { (first + Value($0)) * size }
  }

  /// Returns the number of the part that a value is in. Values beyond the ends have the first or the last one.
  public func index(for value: Value) -> Int {
    let index = (thresholds.firstIndex { $0 > value } ?? thresholds.count - 1) - 1
    return Swift.max(0, Swift.min(index, count - 1))
  }
  /// The number of bins.
  public var count: Int { Swift.max(0, thresholds.count - 1) }
  /// The part of a number.
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[index], upperBound: thresholds[index + 1], isLast: index == count - 1)
  }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
}

/// The days, months and the like of a time.
public struct DateBins {
  /// The times at which parts begin, and the last one's end.
  public let thresholds: [Date]

  /// Creates a part for each unit of the calendar that a range reaches, or for each of some units.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var dates = [date]
    while date <= range.upperBound, dates.count < 10_000,
      let next = calendar.date(byAdding: unit, value: Swift.max(1, count), to: date)
    {
      dates.append(next)
      date = next
    }
    thresholds = dates
  }
  /// Creates a part for each unit of the calendar that some times reach.
  public init<C: Collection>(
    unit: Calendar.Component, by count: Int = 1, data: C, calendar: Calendar = .current
  ) where C.Element == Date {
    let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: count, range: low...(data.max() ?? low), calendar: calendar)
  }

  /// Returns the number of the part that a time is in. Times beyond the ends have the first or the last one.
  public func index(for value: Date) -> Int {
    let index = (thresholds.firstIndex { $0 > value } ?? thresholds.count - 1) - 1
    return Swift.max(0, Swift.min(index, thresholds.count - 2))
  }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(index: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[index], upperBound: thresholds[index + 1], isLast: index == endIndex - 1)
  }
}
