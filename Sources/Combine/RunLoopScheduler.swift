public import Foundation
public import OpenCombine

/// A time of a scheduler that reckons in dates.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by stride: Stride) -> DateSchedulerTime { DateSchedulerTime(date + stride.magnitude) }

  /// A distance in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// In seconds.
    public var magnitude: TimeInterval
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
    public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
    public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
    public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
    public static func += (one: inout Stride, other: Stride) { one = one + other }
    public static func -= (one: inout Stride, other: Stride) { one = one - other }

    public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }
    public static func seconds(_ count: Double) -> Stride { Stride(count) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
  }

  /// The same time as dispatch queues count it.
  fileprivate var onQueues: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + max(0, date.timeIntervalSinceNow))
  }
}

/// Who may schedule for a loop or a queue of operations has no options here.
public struct NoSchedulerOptions: Sendable {}

extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = NoSchedulerOptions

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  // The main loop may not run at all where the main queue is drained in another way; the main queue always is.
  private var isMain: Bool { self === RunLoop.main }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.schedule(options: nil, action) }
    let action = Carried(value: action)
    perform { action.value() }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain {
      return DispatchQueue.main.schedule(after: date.onQueues, tolerance: 0, options: nil, action)
    }
    let action = Carried(value: action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }, forMode: .common)
  }

  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
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
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = NoSchedulerOptions

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(value: action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(value: action)
    DispatchQueue.global().schedule(after: date.onQueues, tolerance: 0, options: nil) {
      self.addOperation { action.value() }
    }
  }

  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(value: action)
    return DispatchQueue.global().schedule(
      after: date.onQueues, interval: .seconds(interval.magnitude), tolerance: 0, options: nil
    ) { self.addOperation { action.value() } }
  }
}
