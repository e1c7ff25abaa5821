import PlumbLayout
import PlumbViews

/// The part of the layout that each node without its own place covers, such as a row of a grid or a view with a body.
///
/// It is worked out from the innermost nodes outwards, each once: to go down from each node anew would take the square of the
/// depth, and a recursion would need a stack as deep as the tree.
@MainActor struct CoveredPlaces {
  /// The part of the layout that a node covers.
  struct Place {
    /// The node's own place in the layout, or the first one in it.
    var first = NodeID.none
    /// The node's own place, or the places in it.
    var members: [NodeID] = []
    /// The rectangle around the members.
    var frame: CGRect?
  }

  private let tree: LayoutTree
  /// By the numbers of nodes without their own place.
  private var places: [Int: Place] = [:]
  /// The number of nodes examined from the nodes around them.
  private(set) var steps = 0

  init(_ root: ViewNode, _ tree: LayoutTree) {
    self.tree = tree
    var (open, nodes) = ([root], [ViewNode]())
    while let node = open.popLast() {
      if !node.layout.exists { nodes.append(node) }
      open += node.children
    }
    // A node comes before those in it.
    for node in nodes.reversed() { places[node.number] = place(around: node.children) }
  }

  /// The place of a node of the host.
  subscript(node: ViewNode) -> Place {
    guard node.layout.exists else { return places[node.number] ?? Place() }
    return Place(first: node.layout, members: [node.layout], frame: tree.absoluteFrame(of: node.layout))
  }

  private mutating func place(around children: NodeList) -> Place {
    var place = Place()
    for child in children {
      steps += 1
      let inner = self[child]
      if !place.first.exists { place.first = inner.first }
      // A presentation is no part of the view that it hangs below.
      guard !child.isPresentation, let frame = inner.frame else { continue }
      place.frame = place.frame?.union(frame) ?? frame
      // The members of an only child are not copied.
      if place.members.isEmpty { place.members = inner.members } else { place.members += inner.members }
    }
    return place
  }
}
