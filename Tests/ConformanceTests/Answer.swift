import SwiftUI
import Testing

/// One recorded answer: a view, what it is offered, and what SwiftUI was seen to do with it.
struct Answer: Sendable, CustomTestStringConvertible {
  /// Who offers the proposal.
  enum Offer: Sendable, Equatable {
    /// A container that passes the view's answer on.
    case container
    /// A window, in the middle of which the view stands.
    case window
    /// A phone with three pixels a point, a size of text and the looks of a version of iOS, all of which the view takes.
    case phone(DynamicTypeSize, PlatformStyle.Generation)
  }

  /// The number of the recorded case, and what tells its answers apart.
  let id: String
  let offer: Offer
  let proposal: ProposedViewSize
  /// In the notation that `Expectation` reads.
  let expected: String
  let view: @MainActor @Sendable () -> AnyView

  /// A view that is offered a size.
  init<Content: View>(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?, _ expected: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    (self.id, offer, self.expected) = (id, .container, expected)
    proposal = ProposedViewSize(width: width, height: height)
    self.view = { AnyView(view()) }
  }

  /// A view in a window; places count from the window's corner.
  init<Content: View>(
    _ id: String, window width: CGFloat, _ height: CGFloat, _ expected: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    (self.id, offer, self.expected) = (id, .window, expected)
    proposal = ProposedViewSize(width: width, height: height)
    self.view = { AnyView(view()) }
  }

  /// A view on a phone; places count from the screen's corner.
  init<Content: View>(
    _ id: String, phone width: CGFloat, _ height: CGFloat, at typeSize: DynamicTypeSize = .large,
    on generation: PlatformStyle.Generation = .iOS18, _ expected: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    (self.id, offer, self.expected) = (id, .phone(typeSize, generation), expected)
    proposal = ProposedViewSize(width: width, height: height)
    self.view = { AnyView(view()) }
  }

  var testDescription: String { id }
}

/// A table of answers, each checked by the compiler by itself.
@resultBuilder enum AnswerTable {
  static func buildExpression(_ answer: Answer) -> [Answer] { [answer] }
  static func buildPartialBlock(first: [Answer]) -> [Answer] { first }
  static func buildPartialBlock(accumulated: [Answer], next: [Answer]) -> [Answer] { accumulated + next }
  static func buildArray(_ answers: [[Answer]]) -> [Answer] { answers.flatMap { $0 } }
}

/// The sections of the recorded answers; each table is in a file of its own.
enum Recorded {
  static let all: [Answer] =
    distribution + crossings + spacers + spacing + layers + paddings + frames + modifiers + shapes + guides
    + layouts + windows + rules + texts + controls + pictureTexts
    + pictureControls + pictureLists + glassPictures + everydayViews + everydayRows
    + fixtures
}
