import PlumbExplanation
import PlumbLayout
import PlumbViews

/// The names of a host's layout nodes.
@MainActor package struct LayoutNames {
  private var names: [NodeID: LayoutName] = [:]

  package init(_ host: ViewHost) { collect(host.root, nil, NamedViews(host)) }

  private mutating func collect(_ node: ViewNode, _ inherited: String?, _ views: NamedViews) {
    let identifier = node.identifier ?? inherited
    let isNamed = node.layout.exists && !node.name.isEmpty
    if isNamed {
      let view = views[node]
      names[node.layout] = LayoutName(
        title: view?.title ?? InspectedNode.title(of: node), identifier: identifier, owner: view?.owner)
    }
    for child in node.children { collect(child, isNamed ? nil : identifier, views) }
  }

  package subscript(id: NodeID) -> LayoutName? { names[id] }
}
