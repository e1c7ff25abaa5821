import Foundation
import Synchronization

/// The queue on which views live. On Linux it may be served by any thread, so the thread does not say whether it is the one.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isHere: Bool {
    isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) ?? false
  }
}

/// Performs an action on the main queue, on which views live, and waits for it.
func onMainQueue<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  if MainQueue.isHere { return MainActor.assumeIsolated(work) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

extension Snapshotting {
  /// Makes the format of a value on the main queue, where views live; `nil` if it does not come in time.
  package func make(_ value: Value, within seconds: TimeInterval) -> Format? {
    // Another thread waits until the main queue is done with the value.
    nonisolated(unsafe) let (strategy, value) = (self, value)
    let delivery = Delivery<Format>()
    if MainQueue.isHere {
      strategy.snapshot(value).run { delivery.take($0) }
      let end = Date(timeIntervalSinceNow: seconds)
      while !delivery.isThere, Date() < end {
        pass(until: Date(timeIntervalSinceNow: 0.01))
      }
    } else {
      DispatchQueue.main.async { strategy.snapshot(value).run { delivery.take($0) } }
      delivery.wait(for: seconds)
    }
    return delivery.value
  }

  /// Returns the same strategy some seconds later, so that what the value began can end: the run loop goes on
  /// meanwhile.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let end = Date(timeIntervalSinceNow: duration)
        while Date() < end { pass(until: end) }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// Lets the run loop go on for a moment, at most until a date.
private func pass(until end: Date) {
  // It returns at once where nothing is waited for.
  if !RunLoop.current.run(mode: .default, before: end) {
    Thread.sleep(forTimeInterval: min(0.01, max(0, end.timeIntervalSinceNow)))
  }
}

/// A value that one thread hands to another.
private final class Delivery<Value>: @unchecked Sendable {
  private let lock = NSCondition()
  private var taken: Value?

  func take(_ value: Value) {
    lock.withLock {
      taken = value
      lock.broadcast()
    }
  }

  var value: Value? { lock.withLock { taken } }
  var isThere: Bool { value != nil }

  func wait(for seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    lock.withLock { while taken == nil, lock.wait(until: end) {} }
  }
}
