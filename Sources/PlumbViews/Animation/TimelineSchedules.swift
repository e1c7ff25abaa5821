import Foundation

/// The dates at which a view is to be made anew.
public protocol TimelineSchedule {
  /// The dates, in their order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The frequency of the schedule's dates.
  typealias Mode = TimelineScheduleMode

  /// The dates from a start on, the first one at it or before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a schedule's dates.
public enum TimelineScheduleMode: Sendable {
  /// The frequency of the schedule itself.
  case normal
  /// Seldom, to save power. Plumb never asks for it.
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
  private var isOver = false

  init(from date: Date, every interval: TimeInterval) { (self.date, self.interval) = (date, interval) }

  /// No dates.
  static var none: _EvenDates {
    var dates = _EvenDates(from: Date(timeIntervalSinceReferenceDate: 0), every: 1)
    dates.isOver = true
    return dates
  }

  /// Returns the next date; there is always one, unless there is none at all.
  public mutating func next() -> Date? {
    if isOver { return nil }
    defer { date += interval }
    return date
  }
}

/// A date every some seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, SteppedSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates dates with a distance in seconds, at least a thousandth.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Less than a thousandth of a second is no distance between pictures.
    self.interval = interval.isFinite ? max(interval, 0.001) : 1
  }

  /// Returns the dates from the last one that is not after a start, without end. The mode changes nothing.
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
  /// Creates the dates at which a minute begins.
  public init() {}

  private var minutes: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  /// Returns the minutes from the one in which a start lies, without end. The mode changes nothing.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _EvenDates {
    minutes.entries(from: startDate, mode: mode)
  }

  func entry(at date: Date) -> Date? { minutes.entry(at: date) }
  func entry(after date: Date) -> Date? { minutes.entry(after: date) }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates that come in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all the dates, whatever the start and the mode.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with each frame, or with a minimum interval in seconds.
public struct AnimationTimelineSchedule: TimelineSchedule, SteppedSchedule, Sendable {
  let interval: TimeInterval?
  let isPaused: Bool

  /// Creates a schedule that follows the frames.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least distance in seconds; `nil` for each frame.
  ///   - paused: whether no date comes after the first one.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    isPaused = paused
  }

  /// Dates from a start, 60 a second where no distance is given, without end.
  ///
  /// There are none where the schedule is paused, nor in the mode of low frequency (Recorded/Animation.md#X6).
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _EvenDates {
    isPaused || mode == .lowFrequency ? .none : _EvenDates(from: startDate, every: interval ?? 1.0 / 60)
  }

  func entry(at date: Date) -> Date? {
    guard let interval else { return date }
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: zero, by: interval).entry(at: date)
  }

  func entry(after date: Date) -> Date? { isPaused ? nil : date + (interval ?? 0) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a date every some seconds, before and after a start.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule with each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns the schedule with each frame, or with a minimum interval in seconds; only once while it is paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are given one by one.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
