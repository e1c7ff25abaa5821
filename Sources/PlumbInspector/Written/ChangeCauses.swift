import PlumbExplanation
import PlumbLayout

/// Finds the changes that made a view longer, another offer to it, or its place another one.
///
/// Each number of a view follows from numbers of the views around it and in it. A change is a cause where the numbers between
/// it and the view have changed too: a text beside a view that is as long as before is none.
struct ChangeCauses {
  private let trees: ComparedTrees
  /// The pairs that somebody has changed.
  private let changes: NearChanges
  private let changesAlong: [Axis: NearChanges]

  /// Causes are looked for so many views around one, and among so many changes in one.
  private static let reach = (levels: 60, changes: 40)

  init(_ trees: ComparedTrees) {
    self.trees = trees
    func near(_ hasChanged: (ComparedTrees.Pair) -> Bool) -> NearChanges {
      NearChanges(trees.pairs.map(hasChanged), trees.pairs.map(\.parent))
    }
    changes = near { $0.change != nil }
    changesAlong = Dictionary(
      uniqueKeysWithValues: Axis.allCases.map { axis in (axis, near { $0.changeAlong[axis] != nil }) })
  }

  private var pairs: [ComparedTrees.Pair] { trees.pairs }

  /// The changes along an axis, and then all: lines of text make a width a height.
  private func searches(_ axis: Axis) -> [(Axis?, NearChanges)] {
    [(axis, changesAlong[axis] ?? NearChanges()), (nil, changes)]
  }

  /// Whether somebody has changed something in a view, without the view itself.
  ///
  /// - Parameter axis: only changes of lengths along it; `nil` for all.
  func hasChange(inside index: Int, along axis: Axis? = nil) -> Bool {
    let changes = axis.flatMap { changesAlong[$0] } ?? changes
    return first(in: index, changes) != nil
  }

  private func first(in index: Int, _ changes: NearChanges) -> Int? {
    changes.next[index].flatMap { $0 < pairs[index].end ? $0 : nil }
  }

  /// The changes in a view in the order of the tree, as many as causes are looked for among.
  private func all(in index: Int, _ changes: NearChanges) -> some Sequence<Int> {
    let end = pairs[index].end
    return sequence(first: index) { changes.next[$0] }
      .dropFirst().prefix(Self.reach.changes).lazy.prefix { $0 < end }
  }

  // MARK: Lengths

  /// The changes in a view, and of the view itself, that made it longer or shorter.
  func ofLength(_ index: Int, _ axis: Axis) -> [String] {
    for (along, changes) in searches(axis) {
      var found = [pairs[index].resizing(along)].compactMap(\.self)
      let resizing = all(in: index, changes).filter { pairs[$0].resizing(along) != nil }
      for inner in resizing where isPassedOn(from: inner, to: index, axis) {
        add(said(inner, along), to: &found)
      }
      if !found.isEmpty { return found }
      if let inner = resizing.first { return [said(inner, along)] }
    }
    return []
  }

  /// Whether the length of each view from one to another around it has changed.
  private func isPassedOn(from inner: Int, to outer: Int, _ axis: Axis) -> Bool {
    var (here, levels) = (inner, 0)
    while here != outer, levels < Self.reach.levels {
      guard hasGrown(here, axis), let parent = pairs[here].parent else { return false }
      (here, levels) = (parent, levels + 1)
    }
    return here == outer
  }

  /// Whether a view has another length, or with the modifier that came or went around it.
  private func hasGrown(_ index: Int, _ axis: Axis) -> Bool {
    pairs[index].wrapper != nil || abs(pairs[index].growth(axis)) > 0.005
  }

  // MARK: Offers

  /// The changes around a view that made the offer to it another one.
  func ofOffer(_ index: Int, _ axis: Axis) -> [String] {
    for (along, changes) in searches(axis) {
      var (found, inner, levels) = ([String](), index, 0)
      while let outer = pairs[inner].parent, pairs[inner].isOfferedOther(axis), levels < Self.reach.levels {
        if let change = pairs[outer].resizing(along) { add(around(index, outer, change), to: &found) }
        // A frame offers the length that it says itself, whatever it is offered.
        if pairs[outer].fixes(axis) { break }
        let isPassedOn = pairs[inner].offered(axis).map { $0 == pairs[outer].offered(axis) } ?? false
        if !isPassedOn {
          for (change, _) in beside(inner, in: outer, changes, axis) { add(said(change, along), to: &found) }
        }
        (inner, levels) = (outer, levels + 1)
      }
      if !found.isEmpty { return found }
    }
    return nearest(to: index, axis)
  }

  /// The changes in a view, but not in one of the views directly in it, that have made another one of these longer or
  /// shorter.
  private func beside(_ inner: Int, in outer: Int, _ changes: NearChanges, _ axis: Axis)
    -> [(change: Int, sibling: Int)]
  {
    let inside = inner..<pairs[inner].end
    return all(in: outer, changes).compactMap { change in
      guard !inside.contains(change), !pairs[change].onlyAligns.contains(axis) else { return nil }
      var (here, levels) = (change, 0)
      while hasGrown(here, axis), let parent = pairs[here].parent, levels < Self.reach.levels {
        if parent == outer { return (change, here) }
        (here, levels) = (parent, levels + 1)
      }
      return nil
    }
  }

  // MARK: Places

  /// The changes that moved a view: in each view around it that has it elsewhere in itself than before.
  func ofPlace(_ index: Int, _ axis: Axis) -> [String] {
    for (along, changes) in searches(axis) {
      var (found, below, inner, levels) = ([String](), index, index, 0)
      while let outer = pairs[inner].parent, levels < Self.reach.levels {
        if abs(pairs[inner].way(axis) - pairs[outer].way(axis)) > 0.005 {
          let change = pairs[outer].change(along)
          if let change { add(around(index, outer, change), to: &found) }
          if let (control, calls) = callsOfControl(outer) { add(around(index, control, calls), to: &found) }
          let pushing = pushing(inner, in: outer, changes, axis)
          for change in pushing { add(said(change, along), to: &found) }
          if change == nil, pushing.isEmpty, inner != index, hasGrown(inner, axis) {
            // A centred view begins elsewhere when it has another length.
            if let change = pairs[inner].change(along) { add(around(index, inner, change), to: &found) }
            for (change, _) in beside(below, in: inner, changes, axis) {
              add(said(change, along), to: &found)
            }
          }
        }
        (below, inner, levels) = (inner, outer, levels + 1)
      }
      if !found.isEmpty { return found }
    }
    return nearest(to: index, axis)
  }

  /// The changes beside a view that have pushed it elsewhere in the view around it.
  private func pushing(_ inner: Int, in outer: Int, _ changes: NearChanges, _ axis: Axis) -> [Int] {
    let beside = beside(inner, in: outer, changes, axis)
    // A row is as far down as those before it are high, and what comes behind it has no part in that, unless a spacer
    // before it gives way.
    let before = beside.filter { $0.sibling < inner }
    let growths = Dictionary(before.map { ($0.sibling, pairs[$0.sibling].growth(axis)) }) { first, _ in first
    }
    let way = pairs[inner].way(axis) - pairs[outer].way(axis)
    let isAlong = pairs[outer].new.name.hasSuffix(axis == .horizontal ? "HStack" : "VStack")
    if isAlong, abs(growths.values.reduce(CGFloat(0), +) - way) < 0.02 { return before.map(\.change) }
    return beside.map(\.change)
  }

  // MARK: The nearest

  /// The change of a view itself, or the nearest one: of what is around it, or of something beside it in a nearer one that
  /// has another length.
  private func nearest(to index: Int, _ axis: Axis) -> [String] {
    if let own = pairs[index].change(axis) { return [own] }
    for (axis, changes) in searches(axis) {
      let beside = beside(index, changes).flatMap { beside in
        Axis.allCases.contains { hasGrown(beside.change, $0) } ? beside : nil
      }
      if let around = changes.around[index], around >= beside?.container ?? 0,
        let change = pairs[around].change(axis)
      {
        return [self.around(index, around, change)]
      }
      if let beside { return [said(beside.change, axis)] }
    }
    return []
  }

  private func beside(_ index: Int, _ changes: NearChanges) -> (change: Int, container: Int)? {
    changes.beside(index, parent: { pairs[$0].parent }, end: { pairs[$0].end })
  }

  /// Returns how the source now writes the control of a part: its parts follow from that.
  private func callsOfControl(_ part: Int) -> (Int, String)? {
    guard pairs[part].isPart, let control = trees.written(around: part) else { return nil }
    return pairs[control].calls.map { (control, $0) }
  }

  // MARK: Words

  private func add(_ cause: String, to found: inout [String]) {
    if !cause.isEmpty, !found.contains(cause) { found.append(cause) }
  }

  /// A change of a view or a modifier around one.
  private func around(_ index: Int, _ outer: Int, _ change: String) -> String {
    if pairs[outer].wrapper != nil { return said(outer, nil) }
    return outer == trees.written(around: index) || pairs[outer].new.isModifier
      ? change : "in \(pairs[outer].new.title) \(change)"
  }

  /// A change with the view that it is of.
  private func said(_ index: Int, _ axis: Axis?) -> String {
    let pair = pairs[index]
    guard let change = pair.change(axis) else { return "" }
    if let wrapper = pair.wrapper { return wrapper.change(around: pair.new.title) }
    if change == "its text changed" { return "\(pair.old.title) became \(pair.new.title)" }
    return pair.isGiven || pair.new.isModifier || change.contains(" became \(pair.new.title)")
      ? change : "in \(pair.new.title) \(change)"
  }
}
