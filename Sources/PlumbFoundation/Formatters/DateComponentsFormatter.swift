public import Foundation

/// Writes lengths of time: "1:05", "1 hour, 5 minutes". Foundation has no such formatter on Linux.
///
/// Weeks, days and smaller units are written in the language of the calendar's locale; months and years in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units: as on a clock, by letters, by short words, or by words.
  ///
  /// Plumb writes `spellOut` as `full`, with digits, and `brief` as `abbreviated`, save for years and months.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// The behaviour for units that are 0. Plumb supports only `pad`.
  ///
  /// Without `pad`, a clock leaves out those in front, and words leave out all of them, save where nothing would stay.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Units are left out as the style has it.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those in front of the first other unit are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between other units are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind the last other unit are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units that are 0 are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are written; on a clock each with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The style of units.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written, from years to seconds; others are left out.
  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  /// The behaviour for units that are 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar whose months and days count, and in whose language words are.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The start of a length of time, which determines the lengths of its months; the start of 2001 by default.
  open var referenceDate: Date?
  /// 0 is any number.
  open var maximumUnitCount = 0
  /// Whether the last unit may have a fraction. Plumb does not use it: there is never one.
  open var allowsFractionalUnits = false
  /// Whether the largest unit is written in smaller ones where it is a small number. Plumb does not use it.
  open var collapsesLargestUnit = false
  /// Whether "About" is in front, in English.
  open var includesApproximationPhrase = false
  /// Whether "remaining" is behind, in English.
  open var includesTimeRemainingPhrase = false

  /// Creates a formatter that writes days, hours, minutes and seconds as on a clock.
  public override init() { super.init() }
  /// Creates a formatter for a coder, from which Plumb reads no settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a length of time in seconds; `nil` if it is not finite.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  /// Writes the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let components = words.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// Writes the time that some components come to; `nil` if the calendar cannot add them.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return words.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Writes a number of seconds or some components; `nil` for anything else.
  open override func string(for value: Any?) -> String? {
    switch value {
    case let interval as TimeInterval: string(from: interval)
    case let components as DateComponents: string(from: components)
    default: nil
    }
  }

  /// Writes some components in all units from years to seconds, in the language of the system.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

extension DateComponentsFormatter {
  private struct Unit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
    let length: Duration.UnitsFormatStyle.Unit?
  }

  private static var all: [Unit] {
    [
      Unit(flag: .year, component: .year, name: "year", length: nil),
      Unit(flag: .month, component: .month, name: "month", length: nil),
      Unit(flag: .weekOfMonth, component: .weekOfMonth, name: "week", length: .weeks),
      Unit(flag: .day, component: .day, name: "day", length: .days),
      Unit(flag: .hour, component: .hour, name: "hour", length: .hours),
      Unit(flag: .minute, component: .minute, name: "minute", length: .minutes),
      Unit(flag: .second, component: .second, name: "second", length: .seconds),
    ]
  }

  private var units: [Unit] { Self.all.filter { allowedUnits.contains($0.flag) } }
  private var words: Calendar { calendar ?? .autoupdatingCurrent }

  private func text(_ parts: [(unit: Unit, value: Int)]) -> String? {
    guard !parts.isEmpty else { return nil }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    var shown = parts[...]
    if !isPadded {
      while shown.count > 1, shown.first?.value == 0 { shown.removeFirst() }
      if unitsStyle != .positional {
        shown = shown.filter { $0.value != 0 }[...]
        if shown.isEmpty, let last = parts.last { shown = [last] }
      }
    }
    if maximumUnitCount > 0 { shown = shown.prefix(maximumUnitCount) }
    let isNegative = shown.contains { $0.value < 0 }
    var text =
      unitsStyle == .positional
      ? positional(Array(shown), isPadded)
      : shown.map { spoken($0.unit, abs($0.value)) }.joined(separator: gap)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    return includesTimeRemainingPhrase ? text + " remaining" : text
  }

  private func positional(_ parts: [(unit: Unit, value: Int)], _ isPadded: Bool) -> String {
    parts.enumerated().map { index, part in
      let number = "\(abs(part.value))"
      return (index > 0 || isPadded) && number.count < 2 ? "0" + number : number
    }
    .joined(separator: ":")
  }

  private var gap: String { unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", " }

  private func spoken(_ unit: Unit, _ value: Int) -> String {
    guard let length = unit.length else {
      switch unitsStyle {
      case .abbreviated: return "\(value)\(unit.name == "month" ? "mo" : "y")"
      case .short, .brief: return "\(value) \(unit.name == "month" ? "mth" : "yr")\(value == 1 ? "" : "s")"
      default: return "\(value) \(unit.name)\(value == 1 ? "" : "s")"
      }
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated, .brief: .narrow
      case .short: .abbreviated
      default: .wide
      }
    let seconds: Int64 =
      switch unit.component {
      case .weekOfMonth: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      default: 1
      }
    return Duration.seconds(Int64(value) * seconds).formatted(
      .units(allowed: [length], width: width, zeroValueUnits: .show(length: 1))
        .locale(words.locale ?? .autoupdatingCurrent))
  }
}
