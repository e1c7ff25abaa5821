/// Which children of a view are the same in two trees: those of one name in the same order.
struct AlignedChildren {
  private(set) var kept: [(old: Snapshot.Node, new: Snapshot.Node)] = []
  private(set) var added: [Snapshot.Node] = []
  private(set) var removed: [Snapshot.Node] = []

  /// The shortest way from one list to another takes the square of their difference in time and memory.
  private static let mostCompared = 1000

  /// Pairs views one by one where both sides have as many.
  init(_ old: [Snapshot.Node], _ new: [Snapshot.Node]) {
    if old.count == new.count {
      kept = zip(old, new).map { ($0, $1) }
      return
    }
    // Most lists begin and end in the same way.
    let start = zip(old, new).prefix { $0.key == $1.key }.count
    let rest = (old: old[start...], new: new[start...])
    let end = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0.key == $1.key }.count
    let middle = (old: Array(rest.old.dropLast(end)), new: Array(rest.new.dropLast(end)))
    kept = zip(old[..<start], new[..<start]).map { ($0, $1) }
    if middle.old.count + middle.new.count <= Self.mostCompared {
      compare(middle.old, middle.new)
    } else {
      take(middle.old, middle.new)
    }
    kept += zip(old.suffix(end), new.suffix(end)).map { ($0, $1) }
  }

  private mutating func compare(_ old: [Snapshot.Node], _ new: [Snapshot.Node]) {
    var (gone, came) = (Set<Int>(), Set<Int>())
    for change in new.map(\.key).difference(from: old.map(\.key)) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): came.insert(offset)
      }
    }
    let left = old.indices.filter { !gone.contains($0) }
    let right = new.indices.filter { !came.contains($0) }
    kept += zip(left, right).map { (old[$0], new[$1]) }
    added = came.sorted().map { new[$0] }
    removed = gone.sorted().map { old[$0] }
  }

  /// Goes through the new ones, and takes for each the next old one of its name. Fewer may be found than there are.
  private mutating func take(_ old: [Snapshot.Node], _ new: [Snapshot.Node]) {
    var places: [String: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index].key, default: []].append(index) }
    var next = 0
    for view in new {
      while let place = places[view.key]?.last, place < next { places[view.key]?.removeLast() }
      guard let place = places[view.key]?.last else {
        added.append(view)
        continue
      }
      removed += old[next..<place]
      kept.append((old[place], view))
      next = place + 1
    }
    removed += old[next...]
  }
}
