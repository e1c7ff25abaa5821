import Foundation

/// The dates at which a view is to be made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from a start on, the first one at it or before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule should give dates.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// A schedule that can say the date before another one without counting all of them.
protocol SteppedSchedule {
  /// The last date of the schedule that is not after `date`; `nil` if there is none.
  func entry(at date: Date) -> Date?
  /// The first date of the schedule after `date`.
  func entry(after date: Date) -> Date?
}

/// Dates with equal distances, in a sequence without end.
public struct _EvenDates: Sequence, IteratorProtocol {
  private var date: Date
  private let interval: TimeInterval

  init(from date: Date, every interval: TimeInterval) { (self.date, self.interval) = (date, interval) }

  public mutating func next() -> Date? {
    defer { date += interval }
    return date
  }
}

/// A date every some seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, SteppedSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Less than a thousandth of a second is no distance between pictures.
    self.interval = interval.isFinite ? max(interval, 0.001) : 1
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _EvenDates {
    _EvenDates(from: entry(at: startDate) ?? start, every: interval)
  }

  func entry(at date: Date) -> Date? {
    let steps = (date.timeIntervalSince(start) / interval).rounded(.down)
    return start + steps * interval
  }

  func entry(after date: Date) -> Date? { entry(at: date).map { $0 + interval } }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, SteppedSchedule, Sendable {
  public init() {}

  private var minutes: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _EvenDates {
    minutes.entries(from: startDate, mode: mode)
  }

  func entry(at date: Date) -> Date? { minutes.entry(at: date) }
  func entry(after date: Date) -> Date? { minutes.entry(after: date) }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame, or not more often than every some seconds.
public struct AnimationTimelineSchedule: TimelineSchedule, SteppedSchedule, Sendable {
  let interval: TimeInterval?
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _EvenDates {
    _EvenDates(from: startDate, every: interval ?? 1.0 / 60)
  }

  func entry(at date: Date) -> Date? {
    guard let interval else { return date }
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: zero, by: interval).entry(at: date)
  }

  func entry(after date: Date) -> Date? { isPaused ? nil : date + (interval ?? 0) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
