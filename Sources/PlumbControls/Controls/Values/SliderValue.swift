import PlumbViews

/// The arithmetic of a slider: shares of its span, and values that it may have.
struct SliderValue: Equatable, Sendable {
  var lower: Double
  var upper: Double
  /// `nil` lets it have every value.
  var step: Double?

  /// The values that are a whole number of steps above the lower end; none where there are more than somebody can distinguish
  /// on a phone (assumed: 100).
  var steps: [Double] {
    guard let step, step > 0, upper > lower, (upper - lower) / step <= 100 else { return [] }
    return (0...Int(((upper - lower) / step + 1e-9).rounded(.down))).map { lower + Double($0) * step }
  }

  /// Returns the position of a value, from 0 to 1; what is out of range is at the nearest end.
  func share(of value: Double) -> Double {
    guard upper > lower, !value.isNaN else { return 0 }
    return min(1, max(0, (value - lower) / (upper - lower)))
  }

  /// The value at a share of the span. With a step it is the nearest of the values that are a whole number of steps
  /// above the lower end; half way it is the upper one (Recorded/Controls.md#U7).
  func value(at share: Double) -> Double {
    let share = min(1, max(0, share.isNaN ? 0 : share))
    return stepped(lower + share * (upper - lower))
  }

  /// One step away; a tenth of the span where there are no steps (Recorded/Controls.md#U7).
  func moved(_ value: Double, up: Bool) -> Double {
    let distance = step.flatMap { $0 > 0 ? $0 : nil } ?? (upper - lower) / 10
    let start = value.isNaN ? lower : min(upper, max(lower, value))
    return min(upper, max(lower, stepped(start + (up ? distance : -distance))))
  }

  private func stepped(_ value: Double) -> Double {
    guard upper > lower else { return lower }
    guard let step, step > 0, step.isFinite else { return min(upper, max(lower, value)) }
    let last = ((upper - lower) / step + 1e-9).rounded(.down)
    let steps = ((value - lower) / step + 0.5).rounded(.down)
    return lower + min(last, max(0, steps)) * step
  }
}
