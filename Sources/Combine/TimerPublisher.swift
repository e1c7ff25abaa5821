public import Foundation
public import OpenCombine

extension Timer {
  /// Returns a publisher that sends the time again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - tolerance: how late the timer may fire, in seconds. Plumb makes no use of it.
  ///   - mode: the mode of the loop. Plumb makes no use of it: the timer fires in all common modes.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the time again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fires.
    public typealias Output = Date
    /// A timer never fails.
    public typealias Failure = Never

    /// The time from one date to the next in seconds; less than a thousandth counts as a thousandth.
    public let interval: TimeInterval
    /// The delay that the timer may have, in seconds. Plumb does not use it.
    public let tolerance: TimeInterval?
    /// The loop on which the timer fires.
    public let runLoop: RunLoop
    /// The mode of the loop that was asked for. Plumb makes no use of it: the timer fires in all common modes.
    public let mode: RunLoop.Mode
    /// The scheduler's options, of which a loop has none.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a timer that starts with `connect()` or `autoconnect()`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// Sends the date to a subscriber each time the timer fires. A date is dropped while the subscriber has no demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer, which fires first after one interval, and runs until the result is cancelled.
    public func connect() -> any Cancellable {
      // A timer without an interval would take the whole processor.
      let interval = DateSchedulerTime<RunLoop>.Stride(Swift.max(interval, 0.001))
      return runLoop.schedule(after: runLoop.now.advanced(by: interval), interval: interval) { [subject] in
        subject.send(Date())
      }
    }
  }
}
