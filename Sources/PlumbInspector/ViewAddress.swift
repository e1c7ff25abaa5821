import PlumbLayout
import PlumbViews

/// The arguments by which a view is looked for.
package enum ViewAddress: Equatable {
  /// The view's `accessibilityIdentifier`.
  case identifier(String)
  /// A point of the canvas, in points: what a click there means in a page.
  case point(CGPoint)
  /// Names from the outside in, such as "HStack/Text[1]", as `ViewPath` reads them.
  case path(String)
}

extension InspectedNode {
  /// The views that an address means, in the order of the tree; several may have one identifier.
  package func views(at address: ViewAddress) -> [InspectedNode] {
    switch address {
    case .identifier(let identifier): all.filter { $0.identifier == identifier }
    case .point(let point): Array(Picking(self).views(at: point).prefix(1))
    case .path(let path): ViewPath(path).views(in: self)
    }
  }

  /// The node and everything in it, in the order of the tree.
  package var all: [InspectedNode] {
    var nodes: [InspectedNode] = []
    append(to: &nodes)
    return nodes
  }

  private func append(to nodes: inout [InspectedNode]) {
    nodes.append(self)
    for child in children { child.append(to: &nodes) }
  }

  /// All identifiers, in the order of the tree.
  package var identifiers: [String] {
    var known: Set<String> = []
    return all.compactMap(\.identifier).filter { known.insert($0).inserted }
  }

  /// The title without the identifier.
  package var plainTitle: String { InspectedNode.title(name: name, detail: detail, text: text) }
}
