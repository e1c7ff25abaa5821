import PlumbExplanation
import PlumbLayout
import PlumbViews

/// The views that moved between two layouts, and the reasons.
package struct TreeDifference {
  package struct Move: Equatable {
    /// The view in the new layout.
    package var view: String
    package var text: String
  }

  package private(set) var moves: [Move] = []
  /// How many views more have moved, only because the views around them have.
  package private(set) var movedAlong = 0
  private var pairs: [Pair] = []
  /// The pairs that somebody has changed.
  private var changes = NearChanges()
  private var changesAlong: [Axis: NearChanges] = [:]

  /// A view that is in both trees, and the index of the one around it.
  private struct Pair {
    var old: Snapshot.Node
    var new: Snapshot.Node
    var parent: Int?
    /// The change that was made to the view itself: "spacing is 20 instead of 8".
    var change: String?
    /// The same, only of what changes lengths along an axis.
    var changeAlong: [Axis: String] = [:]
    /// The modifier that was added or removed directly around it, so that another view makes its offer now.
    var wrapper: Wrapper?
    /// Behind the last pair in it: what is inside follows it directly.
    var end = 0

    func change(_ axis: Axis?) -> String? { axis.map { changeAlong[$0] } ?? change }

    /// A control is made of it: it neither moves by itself, nor has a person changed anything in it.
    var isPart: Bool { old.isPart || new.isPart }
  }

  /// A modifier that came or went.
  private struct Wrapper {
    var name: String
    /// It is in the new tree, and not in the old one.
    var isThere: Bool

    var change: String { "\(name) was \(isThere ? "added" : "removed")" }

    func change(around view: String) -> String {
      isThere ? "\(name) was added around \(view)" : "\(name) around \(view) was removed"
    }
  }

  package init(from old: Snapshot, to new: Snapshot) {
    match(old.root, new.root, nil)
    findChanges()
    var told: [(index: Int, text: String)] = []
    for index in pairs.indices where !pairs[index].new.isModifier && !pairs[index].isPart {
      guard let text = sentence(index, pairs[index].new.title) else { continue }
      if movesAlong(index) { movedAlong += 1 } else { told.append((index, text)) }
    }
    // Sentences that read alike say of which view each is.
    let counts = told.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    moves = told.map { index, text in
      let view = pairs[index].new
      let isOnly = counts[text] == 1
      return Move(view: view.title, text: isOnly ? text : sentence(index, view.titleAndPath) ?? text)
    }
  }

  package var text: String {
    let along =
      movedAlong == 1
      ? ["One more view moves along with the view around it."]
      : ["\(movedAlong) more views move along with the views around them."]
    let lines = moves.map(\.text) + (movedAlong == 0 ? [] : along)
    return lines.isEmpty ? "No view moved." : lines.joined(separator: "\n")
  }

  package var json: JSON {
    .array(moves.map { .inline([("view", .string($0.view)), ("text", .string($0.text))]) })
  }

  // MARK: Finding what belongs together

  private mutating func match(_ old: Snapshot.Node, _ new: Snapshot.Node, _ parent: Int?) {
    if old.key != new.key, old.name != new.name {
      // A modifier that is new, or there no more, is a change of what it is around.
      if new.isModifier, let inner = new.children.first {
        if new.isPart { return match(old, inner, parent) }
        return match(old, inner, parent, Wrapper(name: new.name, isThere: true))
      }
      if old.isModifier, let inner = old.children.first {
        if old.isPart { return match(inner, new, parent) }
        return match(inner, new, parent, Wrapper(name: old.name, isThere: false))
      }
    }
    match(old, new, parent, nil)
  }

  private mutating func match(_ old: Snapshot.Node, _ new: Snapshot.Node, _ parent: Int?, _ wrapper: Wrapper?)
  {
    if wrapper != nil, old.key != new.key, old.name != new.name, old.isModifier || new.isModifier {
      match(old, new, parent)
      return
    }
    let index = pairs.count
    pairs.append(Pair(old: old, new: new, parent: parent, wrapper: wrapper))
    let aligned = AlignedChildren(old.children, new.children)
    func said(_ nodes: [Snapshot.Node], _ word: String) -> [String] {
      nodes.filter { !$0.isPart }.map { "\($0.title) was \(word)" }
    }
    let isPart = pairs[index].isPart
    let others = said(aligned.added, "added") + said(aligned.removed, "removed")
    func change(_ axis: Axis?) -> String? {
      wrapper?.change ?? (isPart ? nil : ownChange(old, new, axis)) ?? others.first
    }
    pairs[index].change = change(nil)
    for axis in Axis.allCases { pairs[index].changeAlong[axis] = change(axis) }
    for (old, new) in aligned.kept { match(old, new, index) }
    pairs[index].end = pairs.count
  }

  // MARK: Changes

  private func ownChange(_ old: Snapshot.Node, _ new: Snapshot.Node, _ axis: Axis?) -> String? {
    if old.name != new.name { return "\(old.title) became \(new.title)" }
    return old.text != new.text ? "its text changed" : ChangedNumbers(from: old, to: new).words(along: axis)
  }

  // MARK: What moves along

  /// Whether a view has kept its size, and its place in the view around it: that one is told of instead.
  private func movesAlong(_ index: Int) -> Bool {
    guard let (outer, isInControl) = container(of: index) else { return false }
    let (pair, around) = (pairs[index], pairs[outer])
    // Where nothing has changed in a control, its own layout keeps a view at either end, or in the middle.
    let isUnchanged =
      isInControl && around.change == nil && (changes.next[outer].map { $0 >= around.end } ?? true)
    return Axis.allCases.allSatisfy { axis in
      let way = pair.new.start(axis) - pair.old.start(axis)
      let start = around.new.start(axis) - around.old.start(axis)
      let growth = around.new.length(axis) - around.old.length(axis)
      let ways = isUnchanged ? [start, start + growth / 2, start + growth] : [start]
      return abs(pair.new.length(axis) - pair.old.length(axis)) <= 0.005
        && ways.contains { abs($0 - way) <= 0.005 }
    }
  }

  /// The nearest view around one that a person wrote and that is no modifier, and whether parts of it stand between them.
  private func container(of index: Int) -> (index: Int, isInControl: Bool)? {
    var isInControl = false
    var outer = pairs[index].parent
    while let here = outer {
      if !pairs[here].isPart, !pairs[here].new.isModifier { return (here, isInControl) }
      isInControl = isInControl || pairs[here].isPart
      outer = pairs[here].parent
    }
    return nil
  }

  // MARK: Sentences

  private func sentence(_ index: Int, _ view: String) -> String? {
    let pair = pairs[index]
    var parts: [String] = []
    var cause = ""
    for axis in Axis.allCases {
      let growth = pair.new.length(axis) - pair.old.length(axis)
      guard abs(growth) > 0.005 else { continue }
      let word =
        axis == .horizontal ? (growth > 0 ? "wider" : "narrower") : (growth > 0 ? "taller" : "shorter")
      parts.append("\(describe(abs(growth))) \(word)")
      if cause.isEmpty { cause = self.cause(index, axis) }
    }
    if !parts.isEmpty { return "\(view) is \(Words.list(parts))\(cause)." }
    var moved: Axis?
    for axis in Axis.allCases {
      let way = pair.new.start(axis) - pair.old.start(axis)
      guard abs(way) > 0.005 else { continue }
      moved = moved ?? axis
      let side = axis == .horizontal ? (way > 0 ? "to the right" : "to the left") : (way > 0 ? "down" : "up")
      parts.append("\(describe(abs(way))) \(side)")
    }
    guard let moved else { return nil }
    let change = firstChange(around: index, moved).map { ": \($0)" } ?? ""
    return "\(view) moved \(Words.list(parts))\(change)."
  }

  private func cause(_ index: Int, _ axis: Axis) -> String {
    let pair = pairs[index]
    let (old, new) = (pair.old.offer(axis), pair.new.offer(axis))
    guard old != new, pair.wrapper == nil, !hasOwnCause(index, axis), let parent = written(around: index)
    else {
      let own =
        pair.wrapper?.change(around: "it") ?? pair.change(axis) ?? firstChange(inside: index, axis)
      return own.map { " because \($0)" } ?? ""
    }
    func say(_ length: CGFloat?) -> String {
      length.map { describe($0) } ?? "its ideal \(Words.length(axis))"
    }
    let start = " because \(pairs[parent].new.title) now offers it \(say(new)) instead of \(say(old))"
    return start + (firstChange(around: index, axis).map { ": \($0)" } ?? "")
  }

  /// Whether another offer is not the cause: of a text that changed, of a view that grows while it is offered less, and of
  /// one that takes less than it is offered, before and after, where something in it has changed.
  private func hasOwnCause(_ index: Int, _ axis: Axis) -> Bool {
    let pair = pairs[index]
    if pair.new.text != nil, pair.change(axis) != nil { return true }
    guard let old = pair.old.offer(axis), let new = pair.new.offer(axis) else { return false }
    let (was, now) = (pair.old.length(axis), pair.new.length(axis))
    if (new > old) != (now > was) { return true }
    let isInside = pair.change(axis) != nil || change(inside: index, axis) != nil
    return isInside && was < old - 0.005 && now < new - 0.005
  }

  /// The nearest view or modifier around one that a person wrote.
  private func written(around index: Int) -> Int? {
    var outer = pairs[index].parent
    while let here = outer, pairs[here].isPart, let next = pairs[here].parent { outer = next }
    return outer
  }

  private mutating func findChanges() {
    changes = changes { $0.change != nil }
    for axis in Axis.allCases { changesAlong[axis] = changes { $0.changeAlong[axis] != nil } }
  }

  private func changes(_ hasChanged: (Pair) -> Bool) -> NearChanges {
    NearChanges(pairs.map(hasChanged), pairs.map(\.parent))
  }

  /// The changes along an axis, and then all: lines of text make a width a height.
  private func searches(_ axis: Axis) -> [(Axis?, NearChanges)] {
    [(axis, changesAlong[axis] ?? NearChanges()), (nil, changes)]
  }

  /// The nearest change: of what is around a view, or of something beside it in a nearer one, or else the first one.
  private func firstChange(around index: Int, _ axis: Axis) -> String? {
    for (axis, changes) in searches(axis) {
      let beside = changeBeside(index, changes)
      if let around = changes.around[index], around >= beside?.container ?? 0,
        let change = pairs[around].change(axis)
      {
        return around == written(around: index) || pairs[around].new.isModifier
          ? change : "in \(pairs[around].new.title) \(change)"
      }
      if let beside { return said(beside.change, axis) }
      if let first = changes.first == index ? changes.next[index] : changes.first { return said(first, axis) }
    }
    return nil
  }

  private func changeBeside(_ index: Int, _ changes: NearChanges) -> (change: Int, container: Int)? {
    changes.beside(index, parent: { pairs[$0].parent }, end: { pairs[$0].end })
  }

  private func change(inside index: Int, _ axis: Axis) -> Int? {
    changesAlong[axis]?.next[index].flatMap { $0 < pairs[index].end ? $0 : nil }
  }

  private func firstChange(inside index: Int, _ axis: Axis) -> String? {
    for (axis, changes) in searches(axis) {
      if let inside = changes.next[index], inside < pairs[index].end { return said(inside, axis) }
    }
    for (axis, changes) in searches(axis) {
      if let first = changeBeside(index, changes)?.change ?? changes.first { return said(first, axis) }
    }
    return nil
  }

  /// A change with the view that it is of.
  private func said(_ index: Int, _ axis: Axis?) -> String {
    let pair = pairs[index]
    guard let change = pair.change(axis) else { return "" }
    if let wrapper = pair.wrapper { return wrapper.change(around: pair.new.title) }
    if change == "its text changed" { return "\(pair.old.title) became \(pair.new.title)" }
    return pair.new.isModifier || change.contains(" became \(pair.new.title)")
      ? change : "in \(pair.new.title) \(change)"
  }
}
