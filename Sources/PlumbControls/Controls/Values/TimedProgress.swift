import Foundation
import PlumbViews

/// A stretch of time that a progress view follows by the clock.
nonisolated struct TimedProgress: Sendable {
  let interval: ClosedRange<Date>
  /// The remaining time is shown, and not the elapsed time.
  let countsDown: Bool

  /// The share at a moment: 0 or 1 outside of the stretch.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed =
      length > 0
      ? min(1, max(0, date.timeIntervalSince(interval.lowerBound) / length))
      : date < interval.lowerBound ? 0 : 1
    return countsDown ? 1 - passed : passed
  }

  /// Seconds between two looks at the clock (assumed): a thousandth of the stretch, but no more than thirty looks a second.
  var step: Double {
    max(1.0 / 30, interval.upperBound.timeIntervalSince(interval.lowerBound) / 1000)
  }
}

/// The time that a progress view of a stretch of time shows where it has no label for that.
public struct DefaultDateProgressLabel: View, AddedBody {
  let progress: TimedProgress

  public var body: some View {
    Text(timerInterval: progress.interval, countsDown: progress.countsDown)
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that follows the clock through a stretch of time, without a label.
  /// - Parameters:
  ///   - timerInterval: from when to when it goes.
  ///   - countsDown: the bar becomes empty, and not full.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(TimedProgress(interval: timerInterval, countsDown: countsDown), label: nil)
  }

  /// Creates a progress view that follows the clock through a stretch of time, with any view as its label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(TimedProgress(interval: timerInterval, countsDown: countsDown), label: label())
  }

  private init(_ timer: TimedProgress, label: Label?) {
    self.init(timer, label, DefaultDateProgressLabel(progress: timer))
  }
}

nonisolated extension ProgressView {
  /// Creates a progress view that follows the clock through a stretch of time, with its own label and one of the
  /// time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      TimedProgress(interval: timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}
