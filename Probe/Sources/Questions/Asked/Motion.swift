import SwiftUI

/// An animation that asks another one for its values, once, and then ends.
private struct Sampled: CustomAnimation {
  let base: Animation
  let answers: Answers
  let times: [Double]

  static func == (one: Sampled, other: Sampled) -> Bool { one.answers === other.answers }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(answers)) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let whole = value.magnitudeSquared.squareRoot()
    guard whole > 0 else { return nil }
    var sampled = context
    for time in times {
      let name = String(format: "%.2f s", time)
      guard let shown = base.animate(value: value, time: time, context: &sampled) else {
        answers.note(name, "over")
        continue
      }
      answers.note(name, shown.magnitudeSquared.squareRoot() / whole)
    }
    // The end of it, to a hundredth of a second.
    var ended = context
    let end = (0..<1000).first { base.animate(value: value, time: Double($0) / 100, context: &ended) == nil }
    answers.note("ends", end.map { Double($0) / 100 } ?? .infinity)
    return nil
  }
}

/// Moves by 100 points at the second beat.
private struct Moved: View {
  let animation: Animation
  let answers: Answers
  let times: [Double]
  let beat: Int

  var body: some View {
    Color.clear.frame(width: 10, height: 10).offset(x: beat > 1 ? 100 : 0)
      .animation(Animation(Sampled(base: animation, answers: answers, times: times)), value: beat > 1)
  }
}

/// Notes the value that is shown of a number.
private struct Presented: ViewModifier, Animatable {
  var animatableData: Double
  let answers: Answers

  func body(content: Content) -> some View {
    content.opacity(noted > 1000 ? 0 : 1)
  }

  private var noted: Double {
    answers.note("shown", animatableData)
    return animatableData
  }
}

@MainActor extension Question {
  static var animations: [Question] {
    let differences = "Documentation/Differences.md"
    let times = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 1.1, 1.3]
    return [
      .calculated(
        "settling", "Sources/PlumbViews/Animation/Curves/Spring.swift", "that the step is a tenth is assumed",
        within: 0.02
      ) { answers in
        for damping in [20.0, 25, 30, 50, 80] {
          let spring = Spring(mass: 1, stiffness: 100, damping: damping, allowOverDamping: true)
          answers.note("damping \(Int(damping))", spring.settlingDuration)
          answers.note(
            "damping \(Int(damping)), far",
            spring.settlingDuration(target: 1000.0, initialVelocity: 0, epsilon: 0.01))
        }
      },
      .changing(
        "spring-end", "Sources/PlumbViews/Animation/Curves/SpringAnimations.swift",
        "What remains then is too small to be seen: a thousandth of the way, and no more than 0.005 points (assumed)",
        within: 0.03
      ) { answers, beat in
        Moved(animation: .spring(duration: 0.5, bounce: 0.2), answers: answers, times: times, beat: beat)
      },
      .changing(
        "repeated-spring", "Sources/PlumbViews/Animation/ChangedAnimations.swift",
        "the same motion from the target to the start (assumed; for symmetric curves the same as playing it backwards)",
        within: 0.01
      ) { answers, beat in
        Moved(
          animation: .easeIn(duration: 0.5).repeatCount(2, autoreverses: true), answers: answers,
          times: times,
          beat: beat)
      },
      .changing(
        "returning-repetition", differences,
        "Assumed: the target of a returning repetition, the end of a spring's tail",
        beats: 6
      ) { answers, beat in
        Color.clear.modifier(Presented(animatableData: beat > 1 ? 100 : 0, answers: answers))
          .animation(.linear(duration: 0.1).repeatCount(2, autoreverses: true), value: beat > 1)
      },
      .changing(
        "plain-change", differences,
        "Assumed: the target of a returning repetition, the end of a spring's tail (a thousandth of the way), the amounts of `blurReplace`, that a plain change stops a running animation",
        beats: 6
      ) { answers, beat in
        PlainChange(beat: beat, answers: answers)
      },
    ]
  }

  static var events: [Question] {
    [
      .shown(
        "appearance-order", "Sources/PlumbViews/Modifiers/Events/Lifecycle.swift",
        "views beside each other in the order in which they are written (assumed)"
      ) { answers in
        VStack {
          Color.clear.onAppear { answers.add("order", "first") }
          HStack {
            Color.clear.onAppear { answers.add("order", "inner") }
          }
          .onAppear { answers.add("order", "outer") }
          Color.clear.onAppear { answers.add("order", "last") }
        }
        .frame(width: 100, height: 100)
      },
      .changing(
        "change-order", "Sources/PlumbViews/Runtime/Frame/AppearancePass.swift",
        "those of inner views come first, as with appearances (assumed)"
      ) { answers, beat in
        VStack {
          Color.clear.onChange(of: beat > 1) { answers.add("order", "first") }
          HStack {
            Color.clear.onChange(of: beat > 1) { answers.add("order", "inner") }
          }
          .onChange(of: beat > 1) { answers.add("order", "outer") }
          Color.clear.onChange(of: beat > 1) { answers.add("order", "last") }
        }
        .frame(width: 100, height: 100)
      },
    ]
  }
}

/// Begins to move slowly, and is then set to another value without an animation.
private struct PlainChange: View {
  let beat: Int
  let answers: Answers
  @State private var place = 0.0

  var body: some View {
    Color.clear.modifier(Presented(animatableData: place, answers: answers))
      .onChange(of: beat) {
        if beat == 1 { withAnimation(.linear(duration: 10)) { place = 1000 } }
        if beat == 3 { place = 500 }
        if beat == 5 {
          answers.note("after a plain change", isAtEnd ? "at the new value" : "still on its way")
        }
      }
  }

  private var isAtEnd: Bool { answers.all["shown"] == .number(500) }
}
