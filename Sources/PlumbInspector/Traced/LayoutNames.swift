import PlumbExplanation
import PlumbLayout
import PlumbViews

/// The names of a host's layout nodes.
@MainActor package struct LayoutNames {
  private var names: [NodeID: LayoutName] = [:]
  private var unnamed: [NodeID: [NodeID]] = [:]

  package init(_ host: ViewHost) { collect(host.root, nil, Around(), NamedViews(host)) }

  /// The views around a node.
  private struct Around {
    /// The nearest named node of the layout.
    var named = NodeID.none
    /// The title of the nearest view in the source.
    var owner: String?
  }

  private mutating func collect(
    _ node: ViewNode, _ inherited: String?, _ around: Around, _ views: NamedViews
  ) {
    let identifier = node.identifier ?? inherited
    let isNamed = node.layout.exists && !node.name.isEmpty
    var inner = around
    if isNamed {
      let view = views[node]
      let title = view?.title ?? InspectedNode.title(of: node)
      names[node.layout] = LayoutName(title: title, identifier: identifier, owner: view?.owner)
      inner.named = node.layout
      if let view, !view.isPart, !view.isModifier { inner.owner = title }
    } else if node.layout.exists, let owner = around.owner,
      let title = node.host.layoutTree.rule(of: node.layout).partWord
    {
      // A part of the control, and not its content.
      names[node.layout] = LayoutName(title: title, owner: owner)
      unnamed[around.named, default: []].append(node.layout)
    }
    for child in node.children { collect(child, isNamed ? nil : identifier, inner, views) }
  }

  package subscript(id: NodeID) -> LayoutName? { names[id] }

  /// The nodes without their own name directly in a named node and are called parts of a control.
  package func unnamedParts(in id: NodeID) -> [NodeID] { unnamed[id] ?? [] }
}
