import PlumbLayout

/// The answers of views' code on which elements depend, besides the nodes and the layout.
@MainActor struct ElementAnswers {
  private struct Answer {
    let node: ObjectLink<ViewNode>
    /// It is about a place on the canvas.
    let isInPlace: Bool
    let holds: @MainActor (ViewNode) -> Bool
  }

  private var answers: [Answer] = []
  /// The elements depend on what cannot be asked again, or on too much.
  var areUnknown = false

  /// To ask more is as good as to visit the nodes.
  private static let most = 32

  /// Adds an answer of a node.
  ///
  /// - Parameter holds: asks again, and returns whether the answer is the same.
  mutating func add(
    _ node: ViewNode, isInPlace: Bool = false, _ holds: @escaping @MainActor (ViewNode) -> Bool
  ) {
    answers.append(Answer(node: node.link, isInPlace: isInPlace, holds: holds))
    if answers.count > Self.most { (answers, areUnknown) = ([], true) }
  }

  /// Adds what an effect does to its content.
  ///
  /// - Parameter inside: `nil` if nothing of it is seen.
  mutating func add(
    _ node: ViewNode, in frame: CGRect, _ outside: AccessibleWalk.Surroundings,
    _ inside: AccessibleWalk.Surroundings?
  ) {
    add(node, isInPlace: true) { node in
      guard let effect = node.effect else { return false }
      var around = outside
      return (around.enter(effect, frame) ? around : nil) == inside
    }
  }

  mutating func add(_ other: ElementAnswers) {
    answers += other.answers
    areUnknown = areUnknown || other.areUnknown
    if answers.count > Self.most { (answers, areUnknown) = ([], true) }
  }

  /// Whether each answer is the same again.
  ///
  /// - Parameter isMoved: the nodes have another place, of which answers about places do not know.
  func hold(isMoved: Bool) -> Bool {
    answers.allSatisfy { answer in
      guard let node = answer.node.object, !(isMoved && answer.isInPlace) else { return false }
      return answer.holds(node)
    }
  }
}
