extension InspectedNode {
  /// Each view with the path that leads to it, as `ViewPath` reads it, in the order of the tree.
  package func paths() -> [String] {
    var paths = ViewPaths(self)
    paths.add(self, NameCounts(of: self))
    return paths.paths
  }
}

/// Makes the paths of a tree's views. That of a view in the source goes through such views alone, and that of a part of a
/// control through everything around it.
private struct ViewPaths {
  /// A view that a path leads to.
  private struct Place {
    var path = ""
    /// The number of names in the path.
    var level = 0
    /// The number of views of each name to which a path can go on.
    var below: NameCounts
    /// The number of views of each name in the source passed below it.
    var passed: [String: Int] = [:]
  }

  private(set) var paths: [String] = []
  /// The number of views of each name in the source.
  private let all: [String: Int]
  /// The number that came before, in the source and as parts.
  private var written: [String: Int] = [:]
  private var parts: [String: Int] = [:]

  /// The maximum number of names in a row. A deeper view's path begins with its own number among all of its name: with all
  /// names from the outside in, the paths of a deep tree would take the square of its depth.
  private static let mostNames = 40

  init(_ root: InspectedNode) {
    all = root.all.reduce(into: [:]) { all, view in if !view.isPart { all[view.name, default: 0] += 1 } }
  }

  mutating func add(_ root: InspectedNode, _ counts: NameCounts) {
    var place = Place(below: counts.below)
    let path = path(of: root, from: place, number: nil)
    place = Place(path: path, level: 1, below: counts.below)
    addChildren(of: root, counts, at: (path, 1), in: &place)
  }

  /// Adds the path of a view below a place, with its number among the views of its name there.
  private mutating func path(of node: InspectedNode, from place: Place, number: Int?) -> String {
    let before = node.isPart ? (all[node.name] ?? 0) + (parts[node.name] ?? 0) : written[node.name] ?? 0
    if node.isPart { parts[node.name, default: 0] += 1 } else { written[node.name, default: 0] += 1 }
    let begins = place.level > 0 && place.level.isMultiple(of: Self.mostNames)
    let number = begins ? before : number
    let path =
      (begins || place.level == 0 ? "" : place.path + "/") + node.name + (number.map { "[\($0)]" } ?? "")
    paths.append(path)
    return path
  }

  /// - Parameters:
  ///   - own: the node's path, and how many names it has.
  ///   - place: the node itself, or of a part the nearest view around it in the source.
  private mutating func addChildren(
    of node: InspectedNode, _ counts: NameCounts, at own: (path: String, level: Int), in place: inout Place
  ) {
    let here = Place(path: own.path, level: own.level, below: counts.below)
    var before: [String: Int] = [:]
    for (child, counts) in zip(node.children, counts.children) {
      let name = child.name
      if child.isPart {
        let ahead = here.below.written[name] ?? 0
        let isOnly = ahead + (here.below.parts[name] ?? 0) == 1
        let path = path(of: child, from: here, number: isOnly ? nil : ahead + (before[name] ?? 0))
        addChildren(of: child, counts, at: (path, here.level + 1), in: &place)
      } else {
        let isOnly = place.below.written[name] == 1
        let path = path(of: child, from: place, number: isOnly ? nil : place.passed[name] ?? 0)
        var inner = Place(path: path, level: place.level + 1, below: counts.below)
        addChildren(of: child, counts, at: (path, inner.level), in: &inner)
        place.passed.merge(counts.written, uniquingKeysWith: +)
      }
      before.merge(counts.parts, uniquingKeysWith: +)
    }
  }
}

/// The number of views of each name to which a path can go: from above a node, as far as the first of the name.
private struct NameCounts {
  private(set) var written: [String: Int] = [:]
  private(set) var parts: [String: Int] = [:]
  private(set) var children: [NameCounts] = []

  private init() {}

  init(of node: InspectedNode) {
    children = node.children.map { NameCounts(of: $0) }
    if node.isModifier || node.isPart { (written, parts) = (below.written, below.parts) }
    if node.isPart { parts[node.name] = 1 } else { written[node.name] = 1 }
  }

  /// Those from the node itself on, without the children's own.
  var below: NameCounts {
    var counts = NameCounts()
    for child in children {
      counts.written.merge(child.written, uniquingKeysWith: +)
      counts.parts.merge(child.parts, uniquingKeysWith: +)
    }
    return counts
  }
}
