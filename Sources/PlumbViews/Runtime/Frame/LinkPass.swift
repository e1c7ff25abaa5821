import PlumbLayout

/// Gives layout nodes their children, where the members of nodes may have changed.
///
/// Owns the nodes to link, and the layout nodes to remove. Reads nodes, and writes the layout tree.
@MainActor final class LinkPass {
  @exclusivity(unchecked) private var unlinked: [ViewNode] = []
  private var removed: [NodeID] = []

  /// The node's members may have changed: the layout node above it is linked again.
  func add(_ node: ViewNode) {
    guard !node.waitsForLinking else { return }
    node.waitsForLinking = true
    unlinked.append(node)
  }

  /// Removes a layout node once the others are linked without it.
  func remove(_ id: NodeID) { removed.append(id) }

  func run(_ host: ViewHost) {
    var next = 0
    var members: [NodeID] = []
    while next < unlinked.count {
      let owner = unlinked[next]
      next += 1
      if owner.isDisposed { continue }
      // The members of a node without a layout are those of the node above. Each node joins the list once, and so no way up is
      // gone twice.
      guard owner.layout.exists else {
        if let parent = owner.parent { add(parent) }
        continue
      }
      members.removeAll(keepingCapacity: true)
      for child in owner.children { child.appendLayoutMembers(to: &members) }
      link(owner, members, host)
    }
    for node in unlinked { node.waitsForLinking = false }
    unlinked.removeAll(keepingCapacity: unlinked.count < 100)
    for id in removed { host.layoutTree.remove(id) }
    removed = []
  }

  private func link(_ owner: ViewNode, _ members: [NodeID], _ host: ViewHost) {
    let tree = host.layoutTree
    if !tree.hasChildren(members, owner.layout) { tree.setChildren(members, of: owner.layout) }
    if let lazy = owner.object as? LazyNode {
      lazy.entries = owner.lazyEntries
      tree.setNeedsLayout(owner.layout)
    }
    if owner === host.root { host.stackRoot(members.count) }
    (owner.composite as? ImplicitStack)?.update(owner, members)
  }
}
