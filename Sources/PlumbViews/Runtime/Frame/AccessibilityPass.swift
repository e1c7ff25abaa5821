import PlumbLayout

/// Collects the elements for assistive tools, and changes nothing.
///
/// Owns the count of its visits, and, with each node beside others, the elements that it had.
@MainActor final class AccessibilityPass {
  /// The number of nodes that were visited.
  private(set) var visits = 0
  /// The first frame keeps nothing: most pictures have no other.
  private var isFirst = true

  /// Returns the elements of the last layout, in the order of the views.
  ///
  /// - Parameter keepsElements: `false` visits each node anew.
  func elements(of host: ViewHost, keepsElements: Bool) -> [AccessibleElement] {
    let tree = host.layoutTree
    var walk = AccessibleWalk(keepsElements && !isFirst ? RetainedAccessibility(round: tree.round) : nil)
    walk.visit(host.root, origin: .zero, AccessibleWalk.Surroundings())
    walk.sortLevel(from: 0)
    visits += walk.visits
    if keepsElements {
      isFirst = false
      tree.round &+= 1
    }
    if let focused = host.focus.element {
      for index in walk.elements.indices where walk.elements[index].number == focused {
        walk.elements[index].isFocused = true
      }
    }
    return walk.elements
  }
}
