import PlumbLayout

extension ViewNode {
  /// The node with a layout node, here or below.
  package func find(_ id: NodeID) -> ViewNode? {
    if layout == id { return self }
    for child in children { if let found = child.find(id) { return found } }
    return nil
  }

  /// The views from the root to the node, without modifiers: "VStack › HStack › Text("Total")".
  package var viewPath: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let here = node {
      if here.isView { names.append(here.title) }
      node = here.parent
    }
    return names.isEmpty ? "the view" : names.reversed().joined(separator: " › ")
  }

  /// A view and not a modifier or a node that only gives structure.
  private var isView: Bool { name.first?.isUppercase ?? false }

  /// The first view that the node is or changes.
  var subject: ViewNode {
    var node = self
    while !node.isView, let first = node.children.first { node = first }
    return node
  }

  /// The name with what distinguishes it from others: "Text("Total")", "Color.red".
  package var title: String {
    if let text { return "\(name)(\"\(text)\")" }
    return detail.isEmpty ? name : "\(name).\(detail)"
  }
}
