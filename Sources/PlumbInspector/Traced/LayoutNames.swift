import PlumbLayout
import PlumbViews

/// The names of a host's layout nodes, with the identifiers.
@MainActor package struct LayoutNames {
  private var views: [NodeID: (view: ViewNode, identifier: String?)] = [:]

  package init(_ host: ViewHost) { collect(host.root, nil) }

  private mutating func collect(_ node: ViewNode, _ inherited: String?) {
    let identifier = node.identifier ?? inherited
    let isNamed = node.layout.exists && !node.name.isEmpty
    if isNamed { views[node.layout] = (node, identifier) }
    for child in node.children { collect(child, isNamed ? nil : identifier) }
  }

  package subscript(id: NodeID) -> (title: String, identifier: String?)? {
    views[id].map { (InspectedNode.title(of: $0.view), $0.identifier) }
  }
}
