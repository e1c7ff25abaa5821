extension InspectedNode {
  /// Each view with the path that leads to it, in the order of the tree.
  package func paths() -> [String] {
    var paths = ViewPaths()
    paths.add(self, "", number: nil, level: 0, PathNames(of: self))
    return paths.paths
  }
}

/// Makes the paths of a tree's views.
private struct ViewPaths {
  private(set) var paths: [String] = []
  /// How many views of each name came before.
  private var counts: [String: Int] = [:]

  /// So many names follow each other. A deeper view's path begins with its own number among all of its name: with all
  /// names from the outside in, the paths of a deep tree would take the square of its depth.
  private static let mostNames = 40

  mutating func add(_ node: InspectedNode, _ prefix: String, number: Int?, level: Int, _ names: PathNames) {
    let count = counts[node.name, default: 0]
    counts[node.name] = count + 1
    let begins = level > 0 && level.isMultiple(of: Self.mostNames)
    let (start, own) = begins ? ("", count) : (prefix, number)
    let path = start + node.name + (own.map { "[\($0)]" } ?? "")
    paths.append(path)
    // As the path is read: through modifiers.
    let totals = names.children.reduce(into: [:]) { $0.merge($1.reachable, uniquingKeysWith: +) }
    var before: [String: Int] = [:]
    for (child, names) in zip(node.children, names.children) {
      add(
        child, path + "/", number: totals[child.name] == 1 ? nil : before[child.name] ?? 0, level: level + 1,
        names)
      before.merge(names.reachable, uniquingKeysWith: +)
    }
  }
}

/// How many views of each name a path can go to, for a node and all in it.
private struct PathNames {
  /// From above the node: through modifiers, as far as the first of the name.
  private(set) var reachable: [String: Int] = [:]
  private(set) var children: [PathNames]

  init(of node: InspectedNode) {
    children = node.children.map { PathNames(of: $0) }
    if node.isModifier {
      for child in children { reachable.merge(child.reachable, uniquingKeysWith: +) }
    }
    reachable[node.name] = 1
  }
}
