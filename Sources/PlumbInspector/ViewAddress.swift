import PlumbLayout
import PlumbViews

/// The words by which a view is looked for.
package enum ViewAddress: Equatable {
  /// The view's `accessibilityIdentifier`.
  case identifier(String)
  /// A point of the canvas, in points: what a click there means in a page.
  case point(CGPoint)
  /// Names from the outside in, such as "HStack/Text[1]"; a number counts those of the same name, from 0.
  case path(String)
}

extension InspectedNode {
  /// The views that an address means, in the order of the tree; an identifier may stand at several.
  package func views(at address: ViewAddress) -> [InspectedNode] {
    switch address {
    case .identifier(let identifier): all.filter { $0.identifier == identifier }
    case .point(let point): Array(Picking(self).views(at: point).prefix(1))
    case .path(let path): views(onPath: path)
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

  private func views(onPath path: String) -> [InspectedNode] {
    let steps = path.split(separator: "/").map(PathStep.init)
    guard let first = steps.first else { return [] }
    // The first name may be anywhere; those that follow are below the one before, modifiers between them left out.
    var found = first.choose(among: all)
    for step in steps.dropFirst() {
      found = found.flatMap { step.choose(among: $0.children.flatMap { $0.reach(to: step.name) }) }
    }
    return found
  }

  /// The title without the identifier.
  package var plainTitle: String { InspectedNode.title(name: name, detail: detail, text: text) }

  /// The nearest nodes of a name: the node itself, or those below it through modifiers.
  private func reach(to name: String) -> [InspectedNode] {
    if self.name == name || plainTitle == name { return [self] }
    return isModifier ? children.flatMap { $0.reach(to: name) } : []
  }
}

/// One name of a path, and which of several it means.
private struct PathStep {
  let name: String
  private let number: Int?

  init(_ text: Substring) {
    guard text.hasSuffix("]"), let bracket = text.lastIndex(of: "["),
      let number = Int(text[text.index(after: bracket)...].dropLast())
    else {
      (name, number) = (String(text), nil)
      return
    }
    (name, self.number) = (String(text[..<bracket]), number)
  }

  func choose(among nodes: [InspectedNode]) -> [InspectedNode] {
    let named = nodes.filter { $0.name == name || $0.plainTitle == name }
    guard let number else { return named }
    return named.indices.contains(number) ? [named[number]] : []
  }
}
