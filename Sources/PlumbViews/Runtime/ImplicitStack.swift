import PlumbLayout

/// The views of an overlay, a background, a mask, a screen or a scroll view, whose number only the walk determines. A single
/// view is there by itself. Several views are a depth stack, in which spacers have no axis (Rules/Spacing.md#R-42,
/// Recorded/Layers.md#89), and on a screen and in a scroll view a column (Rules/Scrolling.md#R-101).
@MainActor final class ImplicitStack {
  /// The axis of several views; `nil` in depth.
  private let own: Axis?
  /// The name of several views in the tree.
  private let name: String
  /// The stack around it, whose axis a single view keeps.
  private var around = StackAxis()
  /// There were several views when they were linked last.
  private var holdsSeveral = false
  /// The spacers and dividers in it that have no nearer stack, with what they follow.
  private var followers: [ObjectIdentifier: Follower] = [:]

  private struct Follower {
    @Linked var node: ViewNode?
    let axis: StackAxis
  }

  init(_ node: ViewNode, _ tree: LayoutTree, along axis: Axis?, named name: String) {
    (own, self.name) = (axis, name)
    node.composite = self
    node.layout = tree.makeNode(.plain)
  }

  /// The axis that its content follows.
  fileprivate var axis: Axis? { holdsSeveral ? own : around.value }

  /// Sets the axis of the stack around it.
  func stand(in around: StackAxis) { self.around = around }

  /// Updates the node to its current number of views.
  func update(_ node: ViewNode, _ members: [NodeID]) {
    let tree = node.host.layoutTree
    holdsSeveral = members.count > 1
    let several = own == nil ? LayoutRule.depthStack(LayoutRule.DepthStack(alignment: .center)) : .column
    let rule = holdsSeveral ? several : .plain
    node.name = holdsSeveral ? name : ""
    if tree.rule(of: node.layout) != rule { tree.setRule(rule, of: node.layout) }
    // What was walked before the number was known follows a stack's axis, or none.
    followers = followers.filter { $0.value.node.map { !$0.isDisposed } ?? false }
    for follower in followers.values {
      if let node = follower.node { turn(node, along: follower.axis.value, in: tree) }
    }
  }

  /// A spacer or a divider that is to follow the axis when the number of views changes.
  fileprivate func follow(_ node: ViewNode, _ axis: StackAxis) {
    followers[ObjectIdentifier(node)] = Follower(node: node, axis: axis)
    around.follow(node, axis)
  }

  private func turn(_ node: ViewNode, along axis: Axis?, in tree: LayoutTree) {
    switch tree.rule(of: node.layout) {
    case .spacer(var spacer) where spacer.axis != axis:
      spacer.axis = axis
      tree.setRule(.spacer(spacer), of: node.layout)
    case .divider(var divider) where divider.axis != axis:
      divider.axis = axis
      tree.setRule(.divider(divider), of: node.layout)
    default: break
    }
  }
}

/// The axis that spacers and dividers follow: one that is known, or that of a stack whose views have to be counted.
package struct StackAxis {
  private var known: Axis?
  private var counted: ImplicitStack?

  /// That of a stack along the axis, or of something without one.
  package init(_ axis: Axis? = nil) { known = axis }

  init(of stack: ImplicitStack) { counted = stack }

  /// As far as it is known now.
  @MainActor var value: Axis? { counted.map { $0.axis } ?? known }

  /// Keeps a spacer or a divider on the axis.
  @MainActor func follow(_ node: ViewNode) { follow(node, self) }

  @MainActor fileprivate func follow(_ node: ViewNode, _ axis: StackAxis) { counted?.follow(node, axis) }

  /// Returns whether it comes from the same stack, or is the same without one.
  func isSame(as other: StackAxis) -> Bool { counted === other.counted && known == other.known }
}
