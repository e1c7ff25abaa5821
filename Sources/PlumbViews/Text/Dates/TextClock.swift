import Foundation
import PlumbGraph

/// The date that texts count from and to, where the host says what time it is.
///
/// Nobody is made anew because time goes on, but texts that show it, when they are out of date.
@MainActor final class TextClock {
  private let clock: AnimationClock
  private let ticks: Attribute<Int>
  /// When the first of the texts is out of date.
  private(set) var next: Date?

  init(_ graph: Graph, _ clock: AnimationClock) {
    (self.clock, ticks) = (clock, graph.input(0, name: "clock"))
  }

  /// The date now; `nil` where the host does not report it. A reader is evaluated again at the next tick.
  var date: Date? {
    _ = ticks.value
    guard clock.hasDate else { return nil }
    return clock.startDate + clock.time
  }

  /// The host reports the date from now on, to views that have asked before, too.
  func begin() { ticks.set(ticks.value &+ 1) }

  /// A text is out of date then.
  func wake(at date: Date) {
    guard clock.hasDate else { return }
    next = next.map { min($0, date) } ?? date
  }

  func advance() {
    guard let next, clock.startDate + clock.time >= next else { return }
    self.next = nil
    ticks.set(ticks.value &+ 1)
  }
}

private struct TextClockKey: EnvironmentKey { static var defaultValue: TextClock? { nil } }

extension EnvironmentValues {
  /// The host's own.
  var textClock: TextClock? {
    get { self[TextClockKey.self] }
    set { self[TextClockKey.self] = newValue }
  }

  /// The date that times are counted from and to.
  ///
  /// - Parameter next: when what is made with it is out of date, after a date.
  package func date(next: @Sendable (Date) -> Date?) -> Date {
    // Views of a host are made on the main actor, and nobody else has a clock.
    guard let clock = textClock else { return currentDate }
    return MainActor.assumeIsolated {
      guard let date = clock.date else { return currentDate }
      if let next = next(date) { clock.wake(at: next) }
      return date
    }
  }
}

extension ViewHost {
  /// When a text that shows how long it is to or from a date is out of date, in seconds since the host's own zero.
  var nextTextTime: Double? { textClock.next?.timeIntervalSince(startDate) }
}
