import PlumbLayout

/// An item of a container that people act on as a whole: they select it, delete it, swipe it. A list makes its rows items.
@MainActor package protocol ContainerItem: AnyObject {
  /// The values that the item's content gives to the container: its tag.
  var values: ContainerValues { get set }
  var isSelected: Bool { get }

  /// Deletes the item, if a person may do that.
  func delete()

  /// The names of the actions that assistive tools can perform on the item besides those inside it.
  var actionNames: [String] { get }

  /// Does the action of a name; false if there is none.
  @discardableResult func perform(_ name: String) -> Bool

  /// Returns whether the item would follow a pointer that moves from one point of the canvas to another.
  func canBeSwiped(from start: CGPoint, to end: CGPoint) -> Bool
}

extension ViewNode {
  /// The node of the item that the node belongs to.
  package var itemNode: ViewNode? {
    var node: ViewNode? = self
    while let here = node, here.item == nil { node = here.parent }
    return node
  }

  /// The item whose whole content the node is, with nothing but modifiers between.
  package var directItem: (any ContainerItem)? {
    var node: ViewNode? = self
    while let here = node, here.item == nil {
      if !here.name.isEmpty { return nil }
      node = here.parent
    }
    return node?.item
  }
}
