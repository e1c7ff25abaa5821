/// For each view of a tree the nearest ones that have changed. All is found once: there may be as many changes and levels
/// as views.
struct NearChanges {
  /// The first changed view in the order of the tree.
  private(set) var first: Int?
  /// For each view the next changed one behind it, and the nearest one around it.
  private(set) var next: [Int?] = []
  private(set) var around: [Int?] = []

  init() {}

  /// - Parameter parents: for each view the one around it.
  init(_ hasChanged: [Bool], _ parents: [Int?]) {
    next = Array(repeating: nil, count: parents.count)
    around = next
    for index in parents.indices.reversed() {
      next[index] = first
      if hasChanged[index] { first = index }
    }
    for index in parents.indices {
      guard let parent = parents[index] else { continue }
      around[index] = hasChanged[parent] ? parent : around[parent]
    }
  }

  /// The first change beside a view in the nearest view around both.
  ///
  /// - Parameter end: the first view behind all that is in a view.
  func beside(_ index: Int, parent: (Int) -> Int?, end: (Int) -> Int) -> (change: Int, container: Int)? {
    let last = end(index) - 1
    let behind = next.indices.contains(last) ? next[last] : nil
    var (outer, levels) = (parent(index), 0)
    while let container = outer, levels < Self.mostLevels {
      if let first = next[container], first < index { return (first, container) }
      if let behind, behind < end(container) { return (behind, container) }
      (outer, levels) = (parent(container), levels + 1)
    }
    return nil
  }

  /// A change is looked for so far around a view.
  private static let mostLevels = 60
}
