import SwiftUI

/// Decides at which values scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {
  /// The value at which scrolling ends that would end at another one.
  ///
  /// - Parameter page: the values that are one screen away, where the behaviour knows pages.
  func _aligned(_ value: _ChartValue, page: Double, calendar: Calendar) -> _ChartValue
}

/// Scrolling that ends at multiples of a number, or at times that match components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// At which values a long scroll ends. Plumb ends each scroll at the values of `unit` or `matching`.
  public struct MajorValueAlignment<Value> {
    /// At whole pages.
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    /// At multiples of a value.
    public static func unit(_ value: Value) -> MajorValueAlignment { MajorValueAlignment() }
    /// At times that match components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
  }
  let unit: Double?
  let components: DateComponents?

  public func _aligned(_ value: _ChartValue, page: Double, calendar: Calendar) -> _ChartValue {
    switch value {
    case .number(let number):
      guard let unit, unit > 0 else { return value }
      return .number((number / unit).rounded() * unit)
    case .date(let date):
      guard let components else { return value }
      let before = calendar.nextDate(
        after: date.addingTimeInterval(0.001), matching: components, matchingPolicy: .nextTime,
        direction: .backward)
      let after = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
      guard let before else { return after.map { .date($0) } ?? value }
      guard let after else { return .date(before) }
      return .date(date.timeIntervalSince(before) <= after.timeIntervalSince(date) ? before : after)
    case .word: return value
    }
  }
}

/// Scrolling by whole screens.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public func _aligned(_ value: _ChartValue, page: Double, calendar: Calendar) -> _ChartValue {
    guard case .number(let share) = value, page > 0 else { return value }
    return .number((share / page).rounded() * page)
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Ends at multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<P>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ValueAlignedChartScrollTargetBehavior {
    reportCompanion("valueAligned(majorAlignment:)", fileID, line, if: majorAlignment != nil)
    return .init(unit: unit.chartValue.number, components: nil)
  }
  /// Ends at times that match components, such as an hour of 0.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Date>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ValueAlignedChartScrollTargetBehavior {
    reportCompanion("valueAligned(majorAlignment:)", fileID, line, if: majorAlignment != nil)
    return .init(unit: nil, components: components)
  }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// Ends at whole screens.
  public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

/// Ends the scrolling of a chart's scroll view where a behaviour of the chart wants.
struct ChartAlignment: ScrollTargetBehavior {
  let layout: ChartLayout
  let whole: CGSize
  let behavior: (any ChartScrollTargetBehavior)?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let behavior, whole.width > 0, whole.height > 0 else { return }
    if context.axes.contains(.horizontal) {
      let scale = layout.scrolled(to: .zero).x
      target.rect.origin.x = aligned(target.rect.minX / whole.width, scale, behavior) * whole.width
    }
    if context.axes.contains(.vertical) {
      let scale = layout.scrolled(to: .zero).y
      let top = target.rect.minY / whole.height
      let share = scale.isWords ? top : 1 - scale.window.length - top
      let end = aligned(share, scale, behavior)
      target.rect.origin.y = (scale.isWords ? end : 1 - scale.window.length - end) * whole.height
    }
  }

  /// The share of the whole at which the first value that is seen ends.
  private func aligned(_ share: Double, _ scale: ChartScale, _ behavior: any ChartScrollTargetBehavior)
    -> Double
  {
    if behavior is PagingChartScrollTargetBehavior {
      let end = behavior._aligned(.number(share), page: scale.window.length, calendar: scale.calendar)
      return max(0, min(end.number ?? share, 1 - scale.window.length))
    }
    guard let value = scale.value(at: share / scale.window.length),
      let end = scale.whole(
        behavior._aligned(value, page: scale.window.length, calendar: scale.calendar), isMiddle: false)
    else { return share }
    return max(0, min(end, 1 - scale.window.length))
  }
}
