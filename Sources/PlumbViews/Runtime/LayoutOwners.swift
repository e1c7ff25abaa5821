/// The nearest node with a layout above each of many nodes, which no way is gone twice to find: of thousands of modifiers in each
/// other, every one would go it to the top.
@MainActor struct LayoutOwners {
  private var known: [ObjectIdentifier: ViewNode] = [:]

  /// The node itself, if it has a layout.
  mutating func owner(of node: ViewNode) -> ViewNode? {
    var way: [ObjectIdentifier] = []
    var next: ViewNode? = node
    while let here = next, !here.layout.exists {
      if let found = known[ObjectIdentifier(here)] {
        next = found
        break
      }
      way.append(ObjectIdentifier(here))
      next = here.parent
    }
    if let next { for step in way { known[step] = next } }
    return next
  }
}
