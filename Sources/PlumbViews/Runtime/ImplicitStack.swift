import PlumbLayout

/// Holds the views of an overlay, a background or a mask, whose number only the walk tells: one stands there by itself,
/// several are a depth stack, in which spacers have no axis (rules.md R-42, recorded.md 89).
@MainActor final class ImplicitStack {
  /// The axis of the stack around it, which a single view keeps.
  var axis: Axis?
  /// There were several views when they were linked last.
  private(set) var holdsSeveral = false

  init(_ node: ViewNode, _ tree: LayoutTree) {
    node.composite = self
    node.layout = tree.makeNode(.plain)
  }

  /// Takes the number of views that there are now.
  func settle(_ node: ViewNode, _ members: [NodeID]) {
    let tree = node.host.layoutTree
    holdsSeveral = members.count > 1
    let rule = holdsSeveral ? LayoutRule.depthStack(LayoutRule.DepthStack(alignment: .center)) : .plain
    if tree.rule(of: node.layout) != rule { tree.setRule(rule, of: node.layout) }
    // What was walked before the number was known follows a stack's axis, or none.
    for member in members { follow(member, holdsSeveral ? nil : axis, in: tree) }
  }

  private func follow(_ id: NodeID, _ axis: Axis?, in tree: LayoutTree) {
    switch tree.rule(of: id) {
    case .spacer(var spacer) where spacer.axis != axis:
      spacer.axis = axis
      tree.setRule(.spacer(spacer), of: id)
    case .divider(var divider) where divider.axis != axis:
      divider.axis = axis
      tree.setRule(.divider(divider), of: id)
    case .aspectRatio, .fixedSize, .flexibleFrame, .layered, .plain, .priority, .offset:
      if let first = tree.children(of: id).first { follow(first, axis, in: tree) }
    default: break
    }
  }
}
