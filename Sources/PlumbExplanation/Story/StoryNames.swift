import PlumbLayout

/// The names and places of a tree's nodes, as a story has them.
package struct StoryNames {
  private let tree: LayoutTree
  private let names: [Int: String]

  /// - Parameter names: by the indices of nodes. A node without a name has no part in the story.
  package init(_ tree: LayoutTree, _ names: [Int: String]) { (self.tree, self.names) = (tree, names) }

  /// The name of a node in a sentence; a modifier's is a word of it.
  subscript(node: NodeID) -> String? {
    guard let name = names[Int(node.index)], let first = name.utf8.first else { return nil }
    return (0x61...0x7A).contains(first) ? "the \(name)" : name
  }

  /// The nearest node above one that has a name.
  func above(_ node: NodeID) -> String {
    var found = tree.parent(of: node)
    while found.exists {
      if let name = self[found] { return name }
      found = tree.parent(of: found)
    }
    return "the canvas"
  }

  /// The node, or the nearest one in it, that has a name.
  func below(_ node: NodeID) -> String {
    var (open, next) = ([node], 0)
    while next < open.count {
      if let name = self[open[next]] { return name }
      open += tree.children(of: open[next])
      next += 1
    }
    return "one of its views"
  }

  /// The place of a node's corner on the canvas, in points.
  func origin(of node: NodeID) -> CGPoint {
    var (found, origin) = (node, CGPoint.zero)
    while found.exists {
      let local = tree.frame(of: found).origin
      origin.x += local.x
      origin.y += local.y
      found = tree.parent(of: found)
    }
    return origin
  }

  /// The axis of a stack.
  func axis(of node: NodeID) -> Axis {
    if case .stack(let stack) = tree.rule(of: node) { stack.axis } else { .horizontal }
  }
}
