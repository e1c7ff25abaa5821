import SwiftUI

/// Words of a document or of a source of Plumb, with `assumed` among them.
public struct Claim: Codable, Hashable, Sendable {
  /// The file, from the root of Plumb's checkout.
  public let file: String
  public let words: String
}

/// A question about claims that Plumb's documents or sources mark as assumed.
public struct Question: Identifiable {
  public enum System: String, Sendable { case iOS, macOS }

  enum Content {
    /// A calculation without a view.
    case calculation(@MainActor (Answers) -> Void)
    /// A view, which is asked after a number of beats and knows the number of the current one.
    case view(beats: Int, @MainActor (Answers, Int) -> AnyView)
  }

  public let id: String
  /// The claims that the answer settles. The first one is the main one.
  public private(set) var claims: [Claim]
  /// The difference up to which two numbers count as equal.
  public let tolerance: Double
  let systems: Set<System>
  let content: Content

  private init(
    _ id: String, _ file: String, _ claim: String, _ tolerance: Double, _ systems: Set<System>,
    _ content: Content
  ) {
    (self.id, claims) = (id, [Claim(file: file, words: claim)])
    (self.tolerance, self.systems, self.content) = (tolerance, systems, content)
  }

  /// The same question, whose answer settles another claim too.
  func also(_ file: String, _ claim: String) -> Question {
    var question = self
    question.claims.append(Claim(file: file, words: claim))
    return question
  }

  /// A question that needs no view.
  static func calculated(
    _ id: String, _ file: String, _ claim: String, within tolerance: Double = 0.01,
    on systems: Set<System> = [.iOS, .macOS], _ answer: @escaping @MainActor (Answers) -> Void
  ) -> Question {
    Question(id, file, claim, tolerance, systems, .calculation(answer))
  }

  /// A question to a view that is shown and left alone.
  static func shown<Shown: View>(
    _ id: String, _ file: String, _ claim: String, within tolerance: Double = 0.01, beats: Int = 2,
    on systems: Set<System> = [.iOS, .macOS], @ViewBuilder _ view: @escaping @MainActor (Answers) -> Shown
  ) -> Question {
    Question(
      id, file, claim, tolerance, systems, .view(beats: beats) { answers, _ in AnyView(view(answers)) })
  }

  /// A question to a view that changes from beat to beat.
  static func changing<Shown: View>(
    _ id: String, _ file: String, _ claim: String, within tolerance: Double = 0.01, beats: Int = 4,
    on systems: Set<System> = [.iOS, .macOS],
    @ViewBuilder _ view: @escaping @MainActor (Answers, Int) -> Shown
  ) -> Question {
    Question(
      id, file, claim, tolerance, systems,
      .view(beats: beats) { answers, beat in AnyView(view(answers, beat)) })
  }
}

extension Question {
  #if os(macOS)
    static let system = System.macOS
  #else
    static let system = System.iOS
  #endif

  /// The questions that this system can answer, in the order in which they are asked.
  @MainActor public static var all: [Question] {
    let topics: [[Question]] = [
      stacks, grids, safeAreas, paddings, distances, textSizes, textMeasures, textLines, textBreaks, symbols,
      palettes, paints, effects, shapes, buttons, valueControls, pickers, containers, lists, bars, scrolling,
      animations, events, preferences, surroundings, exchange, frameworks, newer,
    ]
    return topics.flatMap(\.self).filter { $0.systems.contains(system) }
  }
}
