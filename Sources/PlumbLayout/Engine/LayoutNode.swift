/// The number of a node in its tree.
@frozen public struct NodeID: Hashable, Sendable {
  public let index: Int32
  public init(index: Int32) { self.index = index }
  public static let none = NodeID(index: -1)
  public var exists: Bool { index >= 0 }
}

/// A node together with its tree: what an algorithm asks and answers through.
@frozen public struct LayoutNode: Equatable {
  // The tree outlives every node of it, and a counted reference for each question would cost more than the question.
  private let reference: Unmanaged<LayoutTree>
  public let id: NodeID

  public init(tree: LayoutTree, id: NodeID) { self.init(.passUnretained(tree), id) }

  init(_ reference: Unmanaged<LayoutTree>, _ id: NodeID) { (self.reference, self.id) = (reference, id) }

  /// Runs `body` with the tree, without counting a reference to it.
  @inline(__always) func withTree<Result>(_ body: (LayoutTree) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  public var tree: LayoutTree { reference._withUnsafeGuaranteedRef { $0 } }

  /// The only child, or the primary one.
  public var child: LayoutNode {
    LayoutNode(reference, reference._withUnsafeGuaranteedRef { $0.firstChild(of: id) })
  }

  /// The children, in their order.
  var children: Children { Children(upcoming: child) }

  struct Children: Sequence, IteratorProtocol {
    fileprivate var upcoming: LayoutNode

    mutating func next() -> LayoutNode? {
      guard upcoming.id.exists else { return nil }
      let node = upcoming
      upcoming = LayoutNode(
        node.reference, node.reference._withUnsafeGuaranteedRef { $0.nextSibling(of: node.id) })
      return node
    }
  }

  public var childCount: Int { reference._withUnsafeGuaranteedRef { $0.childCount(of: id) } }

  public func size(_ proposal: ProposedViewSize) -> CGSize {
    reference._withUnsafeGuaranteedRef { $0.size(of: id, proposal) }
  }

  public func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: size(proposal))
  }

  public var spacing: ViewSpacing { reference._withUnsafeGuaranteedRef { $0.spacing(of: id) } }
  public var priority: CGFloat { reference._withUnsafeGuaranteedRef { $0.priority(of: id) } }

  /// The range of its lengths along an axis, where that follows from its parts.
  func range(_ axis: Axis) -> KnownRange? {
    reference._withUnsafeGuaranteedRef { $0.range(of: id, axis) }
  }

  /// The range of its lengths along an axis, where that is known without asking.
  func knownRange(_ axis: Axis) -> LengthRange? {
    reference._withUnsafeGuaranteedRef { $0.knownRange(of: id, axis) }
  }

  /// Runs `body` with one fresh place for each child.
  @inline(__always) func withPlaces<Result>(_ body: (Places) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { $0.withPlaces(of: id, body) }
  }

  /// The place of a guide in a view of the given size, which answered `proposal`.
  @inline(__always) func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
    reference._withUnsafeGuaranteedRef { $0.isKnownEverywhere(key) }
      ? key.builtInDefault(size[key.axis]) : askedGuide(key, proposal, size)
  }

  @inline(never) private func askedGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat {
    ViewDimensions(node: self, proposal: proposal, size: size)[key]
  }

  /// Notes where a guide is in the node, for a container that lines it up.
  func noteGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, for container: NodeID) {
    guard let trace = tree.trace else { return }
    let explicit = tree.explicitGuide(key, of: id, proposal: proposal, size: size)
    trace.note(
      container,
      .guide(of: id, key, explicit ?? guide(key, proposal, size), isExplicit: explicit != nil))
  }

  /// Sets the reason for the next question, if a trace is on.
  package func because(_ reason: @autoclosure () -> LayoutReason) {
    if let trace = tree.trace { trace.because(reason()) }
  }

  /// Notes what was found, where somebody watches.
  package func note(_ fact: @autoclosure () -> LayoutFact) {
    if let trace = tree.trace { trace.note(id, fact()) }
  }

  public static func == (one: LayoutNode, other: LayoutNode) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque() && one.id == other.id
  }
}
