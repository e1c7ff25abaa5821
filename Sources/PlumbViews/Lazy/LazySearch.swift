import PlumbGraph
import PlumbLayout

extension ViewNode {
  /// A lazy collection with an element of this id, or one that has something of this id inside, and where that element is
  /// estimated to be, on the canvas.
  func findLazyRun(with id: AnyHashable) -> (node: ViewNode, frame: CGRect, axis: Axis)? {
    let identity = NodeIdentity(id)
    var runs: [ViewNode] = []
    collectAllRuns(&runs)
    // The elements themselves are found without making any.
    for node in runs {
      if let found = node.lazyRun?.element(identity) { return node.estimate(of: found) }
    }
    for node in runs {
      if let found = node.lazyRun?.elementHolding(identity, node) { return node.estimate(of: found) }
    }
    return nil
  }

  private func estimate(of index: Int) -> (node: ViewNode, frame: CGRect, axis: Axis)? {
    guard let run = lazyRun, let container = layoutAncestor else { return nil }
    return (self, run.container.estimatedFrame(of: index, in: run, container), run.container.axis)
  }

  private func collectAllRuns(_ runs: inout [ViewNode]) {
    if lazyRun != nil { runs.append(self) }
    for child in children { child.collectAllRuns(&runs) }
  }

  /// Something inside has an id, or may have elements with one.
  fileprivate var holdsIDs: Bool {
    children.contains { $0.lazyRun != nil || $0.userID != nil || $0.holdsIDs }
  }

  /// Something inside has this id, or would have it.
  fileprivate func holds(_ identity: NodeIdentity) -> Bool {
    children.contains { child in
      if child.userID.map({ NodeIdentity($0) == identity }) ?? false || child.holds(identity) { return true }
      guard let run = child.lazyRun else { return false }
      return run.element(identity) != nil || run.elementHolding(identity, child) != nil
    }
  }
}

extension LazyRun {
  /// The number of elements that are made to look into them, at most (assumed).
  private static let searchLimit = 5000

  /// Returns the element with an id.
  fileprivate func element(_ identity: NodeIdentity) -> Int? {
    (0..<count).first { id($0) == identity }
  }

  /// Returns the first of the elements that are not there in which something has an id, such as a row in a section.
  ///
  /// Only a made view has it, so each element is made and released again. None has had a place then, and none
  /// appears. Where the elements that are there have nothing with an id inside, the others are taken to have nothing, either.
  @MainActor fileprivate func elementHolding(_ identity: NodeIdentity, _ node: ViewNode) -> Int? {
    if let foundInside, foundInside.id == identity {
      if !realised.contains(foundInside.index) { return foundInside.index }
      // It is somewhere else by now, or has gone.
      self.foundInside = nil
    }
    let absent = (0..<count).lazy.filter { [realised] in !realised.contains($0) }
    guard let first = absent.first else { return nil }
    let holdsIDs =
      node.children.isEmpty
      ? looking(into: first, of: node, \.holdsIDs) : node.children.contains(where: \.holdsIDs)
    guard holdsIDs else { return nil }
    let found = absent.prefix(Self.searchLimit).first { index in
      looking(into: index, of: node) { $0.holds(identity) }
    }
    foundInside = found.map { (identity, $0) }
    return found
  }

  /// Makes the nodes of an element beside the tree, and releases them again.
  @MainActor private func looking(into index: Int, of node: ViewNode, _ look: (ViewNode) -> Bool) -> Bool {
    let host = node.host
    let probe = ViewNode(kind: ObjectIdentifier(LazyRun.self), parent: node, host: host)
    defer { probe.dispose() }
    let builder = _TreeBuilder(host: host, parent: probe, inherited: inherited)
    (node.nearestSubgraph ?? host.subgraph).apply { builder.descend(into: probe) { make(index, builder) } }
    host.frames.updates.finishWalk()
    return look(probe)
  }
}
