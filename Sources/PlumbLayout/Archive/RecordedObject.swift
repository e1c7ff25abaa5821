/// A node whose rule is code that cannot travel, such as a user's own layout: it answers as the one that was recorded did.
///
/// 1. A question that was asked when the tree was recorded has the answer that it had then.
/// 2. Any other question is answered by a guess, which counts as one: along an axis on which the node took what it was offered when
///    it was recorded, the offer, and else the length of the nearest answer.
/// 3. The children keep their places. A child that was offered the node's own length is offered the new one.
package final class RecordedObject: LayoutObject {
  struct RecordedAnswer: Equatable {
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
  }

  struct RecordedGuide: Equatable {
    var key = AlignmentKey(rawValue: 0)
    var proposal = ProposedViewSize.unspecified
    /// Nil if nothing in the node had set the guide.
    var place: CGFloat?
  }

  struct RecordedPlace: Equatable {
    var origin = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
  }

  private var answers: [RecordedAnswer] = []
  private var guides: [RecordedGuide] = []
  private var places: [RecordedPlace] = []
  /// The proposal and the size of the node when it was recorded.
  private var placed = RecordedAnswer()
  private var ownSpacing = ViewSpacing()
  private var ownPriority: CGFloat = 0
  /// Whether the node has its child's size and place, so that only its guides are recorded.
  private let isWrapper: Bool
  /// The number of questions that came whose answer was not recorded.
  package private(set) var guesses = 0

  init(isWrapper: Bool) { self.isWrapper = isWrapper }

  /// Records the answers of a node in a tree that is laid out, and the places of its children.
  ///
  /// - Parameter earlier: answers that the node does not remember any more.
  init(recording id: NodeID, in tree: LayoutTree, _ earlier: [Answer], isWrapper: Bool) {
    self.isWrapper = isWrapper
    super.init()
    let setsGuides = (tree.object(of: id) as? LayoutWrapper)?.setsGuides ?? true
    func add(_ answer: Answer) {
      if let key = answer.guide {
        guard setsGuides else { return }
        guides.append(RecordedGuide(key: key, proposal: answer.proposal, place: Length(answer.width).value))
      } else {
        answers.append(
          RecordedAnswer(
            proposal: answer.proposal, size: CGSize(width: answer.width, height: answer.height)))
      }
    }
    var known: [Answer] = []
    tree.forEachAnswer(of: id) { known.append($0) }
    known.forEach(add)
    for answer in earlier where !known.contains(where: { $0.isTo(answer) }) { add(answer) }
    placed = RecordedAnswer(proposal: tree.proposal(of: id), size: tree.frame(of: id).size)
    answers.append(placed)
    places = tree.children(of: id).map {
      RecordedPlace(origin: tree.frame(of: $0).origin, proposal: tree.proposal(of: $0))
    }
    ownSpacing = tree.spacing(of: id)
    ownPriority = tree.priority(of: id)
  }

  override func pass(through stream: inout NumberStream) {
    stream.pass(&answers, blank: RecordedAnswer()) {
      $1.pass(&$0.proposal)
      $1.pass(&$0.size)
    }
    stream.pass(&guides, blank: RecordedGuide()) {
      $1.pass(&$0.key)
      $1.pass(&$0.proposal)
      $1.pass(&$0.place)
    }
    stream.pass(&places, blank: RecordedPlace()) {
      $1.pass(&$0.origin)
      $1.pass(&$0.proposal)
    }
    stream.pass(&placed.proposal)
    stream.pass(&placed.size)
    stream.pass(&ownSpacing)
    stream.pass(&ownPriority)
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    if isWrapper { return super.sizeThatFits(proposal, node) }
    var (best, least) = (CGSize.zero, CGFloat.infinity)
    for answer in answers {
      let distance = Self.distance(answer.proposal, proposal)
      if distance < Self.nothing { return answer.size }
      if distance < least { (best, least) = (answer.size, distance) }
    }
    guesses += 1
    for axis in Axis.allCases where placed.proposal[axis] == placed.size[axis] {
      if let length = proposal[axis], length.isFinite { best[axis] = length }
    }
    return best
  }

  /// Numbers that follow from a width (`SharedEdition` of the command) come out a few bits off.
  private static let nothing: CGFloat = 1e-6

  /// Returns the distance between two proposals. Lengths that are unspecified or endless are far from all others.
  private static func distance(_ one: ProposedViewSize, _ other: ProposedViewSize) -> CGFloat {
    var sum: CGFloat = 0
    for axis in Axis.allCases where one[axis] != other[axis] {
      let apart = abs((one[axis] ?? .infinity) - (other[axis] ?? .infinity))
      sum += apart.isFinite ? apart : 1e9
    }
    return sum
  }

  package override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    if isWrapper || self.places.count != places.count {
      return super.arrange(places, proposal, size, node)
    }
    for index in 0..<places.count {
      places[index].origin = self.places[index].origin
      var offer = self.places[index].proposal
      for axis in Axis.allCases where offer[axis] == placed.size[axis] { offer[axis] = size[axis] }
      places[index].proposal = offer
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    var (best, least) = (CGFloat?.none, CGFloat.infinity)
    for guide in guides where guide.key == key {
      let distance = Self.distance(guide.proposal, proposal)
      if distance < least { (best, least) = (guide.place, distance) }
    }
    if least > Self.nothing && least < .infinity { guesses += 1 }
    guard least == .infinity, isWrapper, node.childCount > 0 else { return best }
    return node.child.dimensions(proposal)[explicit: key]
  }

  package override func spacing(_ node: LayoutNode) -> ViewSpacing { ownSpacing }
  package override func priority(_ node: LayoutNode) -> CGFloat { ownPriority }
}
