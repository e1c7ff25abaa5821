/// A node whose rule is not one of the built-in ones: a text, an image, a user's own layout.
///
/// A class, because Embedded Swift has no `any` of value types; its subclasses live above this target.
open class LayoutObject {
  public init() {}

  /// Returns the size for a proposal. The default is the answer of the only child.
  open func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.childCount == 0 ? .zero : node.child.size(proposal)
  }

  /// The smallest and the largest length along an axis, where they are the same whatever is offered along the other one;
  /// `nil` where the object has to be asked.
  open func knownRange(_ axis: Axis) -> LengthRange? { nil }

  /// Places the children in a node of this size: sets the origins and proposals of the places.
  open func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
    for index in 0..<places.count { places[index].proposal = proposal }
  }

  /// Returns a guide that the node sets itself.
  open func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    node.tree.mergedGuide(key, of: node.id, proposal: proposal, size: size)
  }

  /// Returns the distances that the node would like on its sides. The default is the union of its children's.
  open func spacing(_ node: LayoutNode) -> ViewSpacing { node.tree.unionOfSpacing(of: node.id) }

  /// Returns the node's priority in a stack.
  open func priority(_ node: LayoutNode) -> CGFloat { 0 }

  /// Whether the node says something about the cell of a grid.
  var hasGridCellSettings: Bool { false }

  /// Adds what the node says about the cell of a grid that it is around.
  func addGridCellSettings(to settings: inout GridCellSettings) {}

  /// Called before the children are placed, with the size of the node.
  open func willPlaceChildren(size: CGSize, proposal: ProposedViewSize, _ node: LayoutNode) {}

  /// Called when something below the node has changed, so that kept values are out of date.
  open func contentDidChange() {}

  /// The object's own numbers, for a tree that goes elsewhere (`LayoutTree.archive`). An object without numbers is
  /// recorded instead.
  func pass(through stream: inout NumberStream) {}

  /// Called when the whole tree forgets its answers, so that the object forgets those that it keeps.
  open func forgetAnswers() {}
}

/// An object that takes over its single child's size, place and guides, and adds its own behaviour.
open class LayoutWrapper: LayoutObject {
  /// Whether the object sets guides itself.
  open var setsGuides: Bool { false }

  open override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    node.childCount == 0 ? nil : node.child.dimensions(proposal)[explicit: key]
  }
}
