public import Foundation
public import OpenCombine

/// A time of a scheduler that reckons in dates. The times of run loops and of operation queues are different types.
public struct DateSchedulerTime<Owner>: Strideable, Hashable, Codable, Sendable {
  /// The time on the calendar's clock.
  public var date: Date

  /// Creates a scheduler's time from a date.
  public init(_ date: Date) { self.date = date }

  /// Returns the time from here to `other` in seconds, which is negative if `other` is earlier.
  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// Returns the time that is `stride` later.
  public func advanced(by stride: Stride) -> DateSchedulerTime { DateSchedulerTime(date + stride.magnitude) }

  /// A distance in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// In seconds.
    public var magnitude: TimeInterval
    /// The distance in seconds, which is `magnitude`.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a distance of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates a distance of seconds from a whole number in code.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a distance of seconds from a number in code.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates a distance of whole seconds, or `nil` if a `Double` cannot hold their number exactly.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
    /// Returns the product of two distances, counted in seconds.
    public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
    /// Returns the sum of two distances.
    public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
    /// Returns the difference of two distances.
    public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
    /// Multiplies a distance by another, counted in seconds.
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
    /// Adds a distance to another.
    public static func += (one: inout Stride, other: Stride) { one = one + other }
    /// Subtracts a distance from another.
    public static func -= (one: inout Stride, other: Stride) { one = one - other }

    /// Returns a distance of whole seconds.
    public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }
    /// Returns a distance of seconds and parts of a second.
    public static func seconds(_ count: Double) -> Stride { Stride(count) }
    /// Returns a distance of milliseconds.
    public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
    /// Returns a distance of microseconds.
    public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
    /// Returns a distance of nanoseconds.
    public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
  }

  /// The same time as dispatch queues count it.
  fileprivate var onQueues: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + max(0, date.timeIntervalSinceNow))
  }
}

/// The type of options of a run loop or an operation queue as a scheduler: there are none.
public struct NoSchedulerOptions<Owner>: Sendable {}

extension RunLoop: @retroactive Scheduler {
  /// A loop reckons in dates.
  public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>
  /// A loop takes no options.
  public typealias SchedulerOptions = NoSchedulerOptions<RunLoop>

  /// The present date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// None: a loop takes any tolerance, and makes no use of it.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  // The main loop may not run at all where the main queue is drained in another way; the main queue always is.
  private var isMain: Bool { self === RunLoop.main }

  /// Runs an action the next time the loop goes round; the main loop's actions go to the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.schedule(options: nil, action) }
    let action = Carried(value: action)
    perform { action.value() }
  }

  /// Runs an action at a date; the main loop's actions go to the main queue.
  ///
  /// Plumb makes no use of `tolerance`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain {
      return DispatchQueue.main.schedule(after: date.onQueues, tolerance: 0, options: nil, action)
    }
    let action = Carried(value: action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }, forMode: .common)
  }

  /// Runs an action at a date, and again after each `interval`, until the result is cancelled.
  ///
  /// The main loop's actions go to the main queue. Plumb makes no use of `tolerance`.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return DispatchQueue.main.schedule(
        after: date.onQueues, interval: .seconds(interval.magnitude), tolerance: 0, options: nil, action)
    }
    let action = Carried(value: action)
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in action.value() }
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// A queue of operations reckons in dates.
  public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>
  /// A queue of operations takes no options.
  public typealias SchedulerOptions = NoSchedulerOptions<OperationQueue>

  /// The present date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// None: a queue takes any tolerance, and makes no use of it.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an action to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(value: action)
    addOperation { action.value() }
  }

  /// Adds an action to the queue at a date.
  ///
  /// Plumb makes no use of `tolerance`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(value: action)
    DispatchQueue.global().schedule(after: date.onQueues, tolerance: 0, options: nil) {
      self.addOperation { action.value() }
    }
  }

  /// Adds an action to the queue at a date, and again after each `interval`, until the result is cancelled.
  ///
  /// Plumb makes no use of `tolerance`.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(value: action)
    return DispatchQueue.global().schedule(
      after: date.onQueues, interval: .seconds(interval.magnitude), tolerance: 0, options: nil
    ) { self.addOperation { action.value() } }
  }
}
