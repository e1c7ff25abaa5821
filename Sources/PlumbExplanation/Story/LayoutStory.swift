import PlumbLayout

/// A layout as a story: proposals on their way down, answers on their way up, places, and the facts that rules found.
///
/// All places are those on the canvas, which is the one space that sentences count in.
package struct LayoutStory {
  package struct Event {
    package enum Kind: Int {
      case offer
      /// An offer that the view has answered before.
      case again
      case answer, fact, place
    }

    package var kind: Kind
    package var node: NodeID
    /// The offered or the answered lengths, in points; nil for one that nobody says, and both for a fact.
    package var width: CGFloat?
    package var height: CGFloat?
    /// The index of the event's step in the trace.
    package var step: Int
    package var sentence: String
    package var mark = Mark.none
  }

  /// The part of the picture that a fact is about, beside the view that found it.
  package enum Mark: Equatable {
    case none
    case gap(before: NodeID, length: CGFloat, Axis)
    case range(of: NodeID, minimum: CGFloat, maximum: CGFloat, Axis)
    case choice(NodeID)
  }

  package private(set) var events: [Event] = []

  private struct Told: Hashable {
    var node: NodeID
    var sentence: String
  }

  private let steps: [LayoutTrace.Step]
  private let names: StoryNames
  /// A stack finds the same once more when it places its children.
  private var told: Set<Told> = []
  /// The questions that have no answer yet, from the outside in.
  private var open: [Int] = []

  package init(_ steps: [LayoutTrace.Step], _ names: StoryNames) {
    (self.steps, self.names) = (steps, names)
    for (index, step) in steps.enumerated() {
      close(until: Self.scope(of: step))
      switch step {
      case .question(let question): tellOffer(question, index)
      case .arrangement: break
      case .fact(let node, _, let fact): tellFact(fact, of: node, index)
      case .placement(let node, _, let size, _):
        tell(.place, node, size.width, size.height, index) {
          "\(names.above(node)) places \($0) at \(Words.point(names.origin(of: node)))"
        }
      }
    }
    close(until: -1)
  }

  /// The index of the question or arrangement that a step belongs to.
  private static func scope(of step: LayoutTrace.Step) -> Int {
    switch step {
    case .question(let question): question.askedBy
    case .fact(_, let scope, _): scope
    case .arrangement, .placement: -1
    }
  }

  /// Adds an event about a node that has a name.
  private mutating func tell(
    _ kind: Event.Kind, _ node: NodeID, _ width: CGFloat?, _ height: CGFloat?, _ step: Int,
    _ mark: Mark = .none, _ sentence: (String) -> String
  ) {
    guard let name = names[node] else { return }
    events.append(
      Event(
        kind: kind, node: node, width: width, height: height, step: step,
        sentence: Words.first(sentence(name)) + ".", mark: mark))
  }

  private mutating func close(until scope: Int) {
    while let index = open.last, index != scope {
      open.removeLast()
      guard case .question(let question) = steps[index] else { continue }
      let answer = question.answer
      tell(.answer, question.node, answer.width, answer.height, index) {
        "\($0) answers \(Words.size(answer))"
      }
    }
  }

  private mutating func tellOffer(_ question: LayoutTrace.Question, _ index: Int) {
    let (node, offer, names) = (question.node, question.proposal, names)
    let words = { (name: String) in
      "\(names.above(node)) offers \(name) \(Words.proposal(offer))\(question.reason.clause)"
    }
    if question.wasRemembered {
      tell(.again, node, offer.width, offer.height, index) {
        "\(words($0)). It has answered this before: \(Words.size(question.answer))"
      }
    } else {
      tell(.offer, node, offer.width, offer.height, index, .none, words)
      open.append(index)
    }
  }

  private mutating func tellFact(_ fact: LayoutFact, of node: NodeID, _ index: Int) {
    guard let sentence = FactFinder(names: names, node: node).sentence(of: fact),
      told.insert(Told(node: node, sentence: sentence.words)).inserted
    else { return }
    tell(.fact, node, nil, nil, index, sentence.mark) { "\($0) \(sentence.words)" }
  }
}
