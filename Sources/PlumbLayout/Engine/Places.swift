/// What an algorithm notes about one child while it measures and arranges.
public struct Place {
  public var node: NodeID
  /// What the child is offered.
  public var proposal = ProposedViewSize.unspecified
  /// What it answered.
  public var size = CGSize.zero
  /// Where it goes, in its parent's coordinates, leading being left.
  public var origin = CGPoint.zero
  /// The distance to the child before it.
  var gap: CGFloat = 0
  /// Its answers along the stack's axis to zero and to infinity.
  var minimum: CGFloat = 0
  var maximum: CGFloat = 0
  var priority: CGFloat = 0
  /// The index of the child that is served at this child's position.
  var served: Int32 = 0

  init(node: NodeID) { self.node = node }

  var flexibility: CGFloat {
    maximum == .infinity ? (minimum == .infinity ? 0 : .infinity) : maximum - minimum
  }
}

/// The places of a node's children, in a stack of places that the tree reuses, so that measuring allocates nothing.
@frozen public struct Places {
  unowned(unsafe) let tree: LayoutTree
  let start: Int
  public let count: Int

  /// Places move when the stack of places grows, so each access goes through the tree.
  public subscript(index: Int) -> Place {
    get { tree.places[start + index] }
    nonmutating set { tree.places[start + index] = newValue }
    nonmutating _modify { yield &tree.places[start + index] }
  }

  public func node(_ index: Int) -> LayoutNode { LayoutNode(tree: tree, id: tree.places[start + index].node) }
}
