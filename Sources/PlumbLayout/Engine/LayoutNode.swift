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
  public unowned(unsafe) let tree: LayoutTree
  public let id: NodeID

  public init(tree: LayoutTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  /// The only child, or the primary one.
  public var child: LayoutNode { LayoutNode(tree: tree, id: tree.firstChild(of: id)) }

  public var childCount: Int { tree.childCount(of: id) }

  public func size(_ proposal: ProposedViewSize) -> CGSize { tree.size(of: id, proposal) }

  public func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: size(proposal))
  }

  public var spacing: ViewSpacing { tree.spacing(of: id) }
  public var priority: CGFloat { tree.priority(of: id) }

  /// The place of a guide in a view of the given size, which answered `proposal`.
  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
    if !tree.mayBeExplicit(key) && !key.isCustom {
      return key.builtInDefault(size[key.axis])
    }
    return ViewDimensions(node: self, proposal: proposal, size: size)[key]
  }

  /// Notes where a guide is in the node, for a container that lines it up.
  func noteGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, for container: NodeID) {
    guard let trace = tree.trace else { return }
    let explicit = tree.explicitGuide(key, of: id, proposal: proposal, size: size)
    trace.note(
      container,
      .guide(of: id, key, explicit ?? guide(key, proposal, size), isExplicit: explicit != nil))
  }

  public static func == (one: LayoutNode, other: LayoutNode) -> Bool {
    one.tree === other.tree && one.id == other.id
  }
}
