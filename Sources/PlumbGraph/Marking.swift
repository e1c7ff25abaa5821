/// Marking: a change marks everything that can be reached from it, once, and computes nothing.
extension Graph {
  func markDependents(of node: Node) {
    mark(readers(of: node))
  }

  func mark(_ node: Node) { mark([node]) }

  func invalidate(_ node: Node) {
    if node.isReleased { return report(.released(node.name)) }
    guard node.kind == .rule else { return }
    if path.isEmpty { willChange?() }
    mark(node)
    node.state = .stale
  }

  /// Breadth first and with its own list: the depth of a graph has no limit, and the order is the same in each run.
  private func mark(_ first: [Node]) {
    var reached: [Node] = []
    var next = 0
    func reach(_ node: Node) {
      guard node.state == .clean, !node.isReleased else { return }
      node.state = .maybeStale
      reached.append(node)
    }
    for node in first { reach(node) }
    while next < reached.count {
      forEachReader(of: reached[next], reach)
      next += 1
    }
    marks += reached.count
    if let watch { for node in reached { watch(.marked, AnyAttribute(node: node)) } }
    // Whoever listens sees a graph that is marked completely.
    for node in reached { node.onStale?() }
  }
}
