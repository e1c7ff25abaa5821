public import Foundation
public import OpenCombine

// OpenCombine's own module for this depends on whether a module of the name Combine is there, which is ours.
extension DispatchQueue: @retroactive Scheduler {
  /// A time on the clock of dispatch queues, which counts while the machine runs.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The same time as Dispatch writes it.
    public var dispatchTime: DispatchTime

    /// Creates a scheduler's time from one of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads a count of nanoseconds since the machine started. Throws when the decoder holds no such number.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(
        uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Writes a count of nanoseconds since the machine started. Throws what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Mixes the time into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// Returns the time from here to `other` in nanoseconds, which is negative if `other` is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(magnitude: end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// Returns the time that is `stride` later.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    /// A distance in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
      ExpressibleByFloatLiteral, Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int

      init(magnitude: Int) { self.magnitude = magnitude }

      /// Creates a distance from one of Dispatch; `.never` becomes the largest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// The distance as Dispatch writes it; the largest there is becomes `.never`.
      public var timeInterval: DispatchTimeInterval {
        magnitude == .max ? .never : .nanoseconds(magnitude)
      }

      /// Creates a distance of whole seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a distance of seconds and parts of a second.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a distance of whole seconds, or `nil` if there are too many for an `Int`.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
      /// Returns the product of two distances, counted in seconds.
      public static func * (one: Stride, other: Stride) -> Stride {
        .seconds(Double(one.magnitude) / 1e9 * (Double(other.magnitude) / 1e9))
      }
      /// Returns the sum of two distances. One that is too large for an `Int` of nanoseconds wraps round.
      public static func + (one: Stride, other: Stride) -> Stride {
        Stride(magnitude: one.magnitude &+ other.magnitude)
      }
      /// Returns the difference of two distances. One that is too large for an `Int` of nanoseconds wraps round.
      public static func - (one: Stride, other: Stride) -> Stride {
        Stride(magnitude: one.magnitude &- other.magnitude)
      }
      /// Multiplies a distance by another, counted in seconds.
      public static func *= (one: inout Stride, other: Stride) { one = one * other }
      /// Adds a distance to another.
      public static func += (one: inout Stride, other: Stride) { one = one + other }
      /// Subtracts a distance from another.
      public static func -= (one: inout Stride, other: Stride) { one = one - other }

      /// Returns a distance of seconds and parts of a second, kept within what an `Int` of nanoseconds can hold.
      public static func seconds(_ count: Double) -> Stride {
        Stride(magnitude: count.isNaN ? 0 : Int(max(-9e18, min(count * 1e9, 9e18))))
      }
      /// Returns a distance of whole seconds, kept within what an `Int` of nanoseconds can hold.
      public static func seconds(_ count: Int) -> Stride { scaled(count, 1_000_000_000) }
      /// Returns a distance of milliseconds, kept within what an `Int` of nanoseconds can hold.
      public static func milliseconds(_ count: Int) -> Stride { scaled(count, 1_000_000) }
      /// Returns a distance of microseconds, kept within what an `Int` of nanoseconds can hold.
      public static func microseconds(_ count: Int) -> Stride { scaled(count, 1000) }
      /// Returns a distance of nanoseconds.
      public static func nanoseconds(_ count: Int) -> Stride { Stride(magnitude: count) }

      private static func scaled(_ count: Int, _ factor: Int) -> Stride {
        let (product, overflows) = count.multipliedReportingOverflow(by: factor)
        return Stride(magnitude: overflows ? (count < 0 ? .min : .max) : product)
      }
    }
  }

  /// The options with which a queue runs a publisher's work.
  public struct SchedulerOptions {
    /// The quality of service of the work.
    public var qos: DispatchQoS
    /// The flags that Dispatch considers when it runs the work, such as a barrier.
    public var flags: DispatchWorkItemFlags
    /// The group that waits for the work. Only work without a delay joins it.
    public var group: DispatchGroup?

    /// Creates options for a queue: unspecified urgency, no flags, and no group by default.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
  }

  /// The present time on the queue's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// None: a queue takes any tolerance, and makes no use of it.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs an action on the queue as soon as the queue comes to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(value: action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  /// Runs an action on the queue at a time.
  ///
  /// Plumb makes no use of `tolerance`, and of the options' group.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(value: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  /// Runs an action on the queue at a time, and again after each `interval`, until the result is cancelled.
  ///
  /// Plumb makes no use of `tolerance` and `options`.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(value: action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action.value() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// A value that is handed from one thread to another, by code that sees to it that one at a time uses it.
struct Carried<Value>: @unchecked Sendable {
  var value: Value
}
