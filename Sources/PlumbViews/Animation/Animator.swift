/// The animations that bring one value to its target.
///
/// The shown value is the target less the remaining distance. A new animation is asked whether it takes over from the
/// last one, as springs do, which go on with the velocity they have. Others are added: the one that runs goes on to its
/// own end, and the new one does the rest, as SwiftUI combines them. One without end can't be added to, since it would
/// never stop: the new animation starts from what it shows.
struct Animator<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    var way: Value
    var start: Double
    var context = AnimationContext<Value>()
    var completions: [AnimationCompletion]
  }
  private var runs: [Run] = []

  /// The maximum number of runs that are added up; the oldest then goes into the newest. Nobody sees what remains of it.
  private static var limit: Int { 32 }

  var isRunning: Bool { !runs.isEmpty }

  /// The target has moved by `way`.
  mutating func add(
    _ way: Value, _ animation: Animation, at time: Double, for completions: [AnimationCompletion]
  ) {
    for completion in completions { completion.begin() }
    if var last = runs.last,
      animation.shouldMerge(
        previous: last.animation, value: last.way, time: time - last.start, context: &last.context)
    {
      (last.animation, last.way) = (animation, last.way + way)
      last.completions += completions
      runs[runs.count - 1] = last
      return
    }
    var way = way
    for index in runs.indices.reversed()
    where runs[index].animation.length == .infinity || runs.count >= Animator.limit {
      way += Animator.remains(of: &runs[index], at: time) ?? .zero
      for completion in runs[index].completions { completion.end() }
      runs.remove(at: index)
    }
    runs.append(Run(animation: animation, way: way, start: time, completions: completions))
  }

  /// Returns the remaining distance to the target. Runs that are over are removed.
  mutating func remaining(at time: Double) -> Value {
    var sum = Value.zero
    for index in runs.indices.reversed() {
      let remains = Animator.remains(of: &runs[index], at: time)
      if remains == nil || runs[index].context.isLogicallyComplete {
        let isOver = remains == nil
        runs[index].completions.removeAll { completion in
          guard isOver || completion.criteria == .logicallyComplete else { return false }
          completion.end()
          return true
        }
      }
      if let remains { sum += remains } else { runs.remove(at: index) }
    }
    return sum
  }

  /// The target is shown from now on.
  mutating func stop() {
    for run in runs { for completion in run.completions { completion.end() } }
    runs = []
  }

  private static func remains(of run: inout Run, at time: Double) -> Value? {
    guard
      let done = run.animation.animate(value: run.way, time: time - run.start, context: &run.context),
      done.magnitudeSquared.isFinite
    else { return nil }
    return run.way - done
  }
}
