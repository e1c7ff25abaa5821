public import Foundation
public import OpenCombine

// OpenCombine's own module for this depends on whether a module of the name Combine is there, which is ours.
extension DispatchQueue: @retroactive Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(
        uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(magnitude: end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

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

      public var timeInterval: DispatchTimeInterval {
        magnitude == .max ? .never : .nanoseconds(magnitude)
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
      public static func * (one: Stride, other: Stride) -> Stride {
        .seconds(Double(one.magnitude) / 1e9 * (Double(other.magnitude) / 1e9))
      }
      public static func + (one: Stride, other: Stride) -> Stride {
        Stride(magnitude: one.magnitude &+ other.magnitude)
      }
      public static func - (one: Stride, other: Stride) -> Stride {
        Stride(magnitude: one.magnitude &- other.magnitude)
      }
      public static func *= (one: inout Stride, other: Stride) { one = one * other }
      public static func += (one: inout Stride, other: Stride) { one = one + other }
      public static func -= (one: inout Stride, other: Stride) { one = one - other }

      public static func seconds(_ count: Double) -> Stride {
        Stride(magnitude: count.isNaN ? 0 : Int(max(-9e18, min(count * 1e9, 9e18))))
      }
      public static func seconds(_ count: Int) -> Stride { scaled(count, 1_000_000_000) }
      public static func milliseconds(_ count: Int) -> Stride { scaled(count, 1_000_000) }
      public static func microseconds(_ count: Int) -> Stride { scaled(count, 1000) }
      public static func nanoseconds(_ count: Int) -> Stride { Stride(magnitude: count) }

      private static func scaled(_ count: Int, _ factor: Int) -> Stride {
        let (product, overflows) = count.multipliedReportingOverflow(by: factor)
        return Stride(magnitude: overflows ? (count < 0 ? .min : .max) : product)
      }
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(value: action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(value: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

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
