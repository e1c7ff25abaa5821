import SwiftUI

/// A screen that asks each question in turn, and hands over all answers as JSON at its end.
///
/// Time comes from a timeline: whoever shows the screen decides how fast it passes.
public struct ProbeScreen: View {
  /// The accessibility identifier of the element whose value is the JSON.
  public static let identifier = "probe-answers"
  /// The seconds between two beats.
  static let beat = 0.2

  private let end: @MainActor (String) -> Void
  @State private var course = Course()
  @State private var start = Date.now
  @Environment(\.displayScale) private var scale

  /// - Parameter end: receives the JSON once.
  public init(end: @escaping @MainActor (String) -> Void = { _ in }) { self.end = end }

  public var body: some View {
    TimelineView(.periodic(from: start, by: Self.beat)) { context in
      ZStack {
        // In the middle, where a view of a fixed size touches no safe area.
        Color.clear
        if let json = course.json {
          Text("The probe is done.").padding()
          Color.clear.frame(width: 1, height: 1)
            .accessibilityElement().accessibilityLabel("Answers").accessibilityValue(json)
            .accessibilityIdentifier(Self.identifier)
        } else {
          course.view.id(course.number)
        }
      }
      .coordinateSpace(.named(Space.screen))
      .onGeometryChange(for: GeometryFacts.self, of: GeometryFacts.init) { course.facts = $0 }
      .onChange(of: context.date) {
        guard course.json == nil else { return }
        course.step(scale: scale)
        if let json = course.json { end(json) }
      }
    }
  }
}

/// The size of the screen, with what bars and corners cover of it.
struct GeometryFacts: Equatable, Sendable {
  var size = CGSize.zero
  var insets = EdgeInsets()

  init() {}

  init(_ geometry: GeometryProxy) {
    let insets = geometry.safeAreaInsets
    self.insets = insets
    size = CGSize(
      width: geometry.size.width + insets.leading + insets.trailing,
      height: geometry.size.height + insets.top + insets.bottom)
  }
}

enum Space { static let screen = "probe" }

/// The way through the questions.
@MainActor @Observable final class Course {
  private(set) var number = 0
  private(set) var beat = 0
  private(set) var json: String?
  @ObservationIgnored var facts = GeometryFacts()
  @ObservationIgnored private let questions = Question.all
  @ObservationIgnored private var answers = Answers()
  @ObservationIgnored private var answered: [AnsweredQuestion] = []

  init() {}

  /// The view of the current question.
  var view: AnyView {
    guard number < questions.count, case .view(_, let view) = questions[number].content else {
      return AnyView(Color.clear)
    }
    return view(answers, beat)
  }

  /// Goes on by a beat. Calculations take none.
  func step(scale: CGFloat) {
    if number < questions.count, case .view(let beats, _) = questions[number].content {
      beat += 1
      guard beat >= beats else { return }
      close(questions[number])
    }
    while number < questions.count, case .calculation(let calculate) = questions[number].content {
      calculate(answers)
      close(questions[number])
    }
    guard number >= questions.count else { return }
    json = ProbeSheet(facts: facts, scale: scale, answers: answered).json
  }

  private func close(_ question: Question) {
    answered.append(AnsweredQuestion(question, answers.all))
    answers = Answers()
    (number, beat) = (number + 1, 0)
  }
}
