/// All that the engine asks of one of its rules: a rule is one file in `Rules`, and this is its contents.
///
/// The defaults are the answers of a modifier that leaves its only child as it is. `RuleDispatch.swift` finds the rule of
/// a node.
protocol BuiltInRule: Equatable {
  /// The things that the engine does for such a node by itself.
  var traits: RuleTraits { get }

  /// Returns the size for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize

  /// Sets the origin and the proposal of each child's place in a node of this size.
  func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode)

  /// Returns the answers to 0 and to infinity along an axis, where they are the same whatever is offered along the other
  /// one; `nil` where the node must be asked.
  func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange?

  /// Returns the distances that the node would like on its sides.
  func spacing(_ node: LayoutNode) -> ViewSpacing

  /// The facts that follow from the rule's own numbers, reported with the answer to a question and with an arrangement.
  func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void)

  /// Passes the rule's numbers, in the order of its `struct`.
  mutating func pass(through stream: inout NumberStream)
}

/// The two things that a node works out.
enum LayoutPart { case answer, arrangement }

extension BuiltInRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.sizeOfChild(proposal)
  }

  func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
    for index in 0..<places.count { places[index].proposal = proposal }
  }

  func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? { node.rangeOfChild(axis) }

  func spacing(_ node: LayoutNode) -> ViewSpacing { node.spacingOfChild() }

  func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {}

  mutating func pass(through stream: inout NumberStream) {}
}

/// A rule of a container, which lines up any views: the children of a node, and those of a layout of a person's own.
package protocol ContainerRule: Equatable, Sendable {
  /// Returns the size for a proposal, and writes down what each view is offered and where it goes.
  func measure(_ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize

  /// Sets the origin and the proposal of each view's place in a container of this size.
  func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode)

  /// Returns the distances that the container would like on its sides.
  func spacing(_ places: Places) -> ViewSpacing
}

extension BuiltInRule where Self: ContainerRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.childCount == 0 ? .zero : node.withPlaces { measure($0, proposal, node) }
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { node.withPlaces { spacing($0) } }
}

extension LayoutNode {
  /// The only child's answer; nothing without a child.
  @inline(__always) func sizeOfChild(_ proposal: ProposedViewSize) -> CGSize {
    let child = child
    return child.id.exists ? child.size(proposal) : .zero
  }

  /// The only child's range; nothing without a child.
  func rangeOfChild(_ axis: Axis) -> KnownRange? {
    let child = child
    return child.id.exists ? child.range(axis) : KnownRange(0)
  }

  /// The only child's distances, without the response to a text on some sides.
  func spacingOfChild(resettingText edges: Edge.Set = []) -> ViewSpacing {
    let child = child
    guard child.id.exists else { return ViewSpacing() }
    var spacing = child.spacing
    spacing.resetText(edges)
    return spacing
  }
}

/// The things that the engine does for the nodes of a rule without asking the rule.
package struct RuleTraits {
  /// The relation of a rule to its content.
  package enum Family {
    /// Has no children, and answers from its own numbers and the proposal.
    case leaf
    /// Has any number of children, whose guides it merges.
    case container
    /// Has its own rectangle around one child, whose guides move with it.
    case frame
    /// Leaves the first child its size, its guides and what it reports to containers.
    case passing
    /// Has its own code.
    case object
    /// Has its own code, and leaves its only child its size and its place.
    case wrapper
  }

  /// The share of a stack with which the node is served.
  enum Priority {
    case own(CGFloat)
    case ofFirstChild
    /// An only child's; 0 for several children, and for none.
    case ofOnlyChild
    case ofObject
  }

  package var family: Family
  var priority: Priority
  /// Whether an answer is worked out sooner than looked up, so that it is not remembered.
  var answersAtOnce = false
  /// Whether some of what a stack wants to know of such a node is read off its rule, so that nothing remembers it.
  var isKnownUnasked = false
  /// The number of the rule in an archive; `nil` for an object.
  var kind: RuleKind?

  static func leaf(_ kind: RuleKind, priority: CGFloat = 0) -> RuleTraits {
    RuleTraits(
      family: .leaf, priority: .own(priority), answersAtOnce: true, isKnownUnasked: true, kind: kind)
  }

  static func container(_ kind: RuleKind, priority: Priority) -> RuleTraits {
    RuleTraits(family: .container, priority: priority, kind: kind)
  }

  static func frame(_ kind: RuleKind) -> RuleTraits {
    RuleTraits(family: .frame, priority: .own(0), kind: kind)
  }

  static func passing(_ kind: RuleKind, priority: Priority = .ofFirstChild) -> RuleTraits {
    RuleTraits(family: .passing, priority: priority, kind: kind)
  }

  /// Whether guides that are asked of such a node are remembered at it.
  var remembersGuides: Bool {
    switch family {
    case .container, .object, .wrapper: true
    case .leaf, .frame, .passing: false
    }
  }

  /// Whether a priority and values for layouts inside such a node are its own too.
  var passesTraits: Bool {
    switch (family, priority) {
    case (.passing, _), (.wrapper, _), (.container, .ofOnlyChild): true
    case (.container, _), (.leaf, _), (.frame, _), (.object, _): false
    }
  }

  /// Whether what a view inside says about its cell counts for such a node too: everything around one view does that,
  /// and is no container.
  var passesGridCellSettings: Bool {
    switch family {
    case .wrapper, .passing, .frame: true
    case .leaf, .container, .object: false
    }
  }
}
