import PlumbDrawing
import PlumbLayout

/// Returns the value if it is a number. A value that is NaN is reported, with the view whose body has it.
///
/// - Parameters:
///   - what: what the number is of, such as "trim from".
///   - replacement: what is used for what is none.
nonisolated package func usableNumber(
  _ value: CGFloat, _ what: String, or replacement: CGFloat = 0
) -> CGFloat {
  guard value.isNaN else { return value }
  let running = RunningCode.host == nil ? nil : RunningCode.view
  let view = running.flatMap { isOwn($0) ? nil : "\(typeName($0)): " }
  Surroundings.report("\(view ?? "")a \(what) NaN is not possible; \(describe(replacement)) is used.")
  return replacement
}

nonisolated extension StrokeStyle {
  /// The style with numbers in its dashes that are numbers.
  var usable: StrokeStyle {
    guard !dash.isEmpty else { return self }
    var copy = self
    copy.dash = dash.map { usableNumber($0, "dash of") }
    copy.dashPhase = usableNumber(dashPhase, "dash phase of")
    return copy
  }
}
