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
  /// For each pair the next one behind it, in the order of the tree, that somebody has changed, and the nearest one
  /// around it. Both are found once for all: there may be as many changes and levels as views.
  private var nextChange: [Int?] = []
  private var changeAround: [Int?] = []

  /// A view that is in both trees, and the index of the one around it.
  private struct Pair {
    var old: Snapshot.Node
    var new: Snapshot.Node
    var parent: Int?
    /// The change that was made to the view itself: "spacing is 20 instead of 8".
    var change: String?
    /// The modifier that was added or removed directly around it, so that another view makes its offer now.
    var wrapper: Wrapper?
    /// Behind the last pair in it: what is inside follows it directly.
    var end = 0

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
    for index in pairs.indices where !pairs[index].new.isModifier && !pairs[index].isPart {
      guard let text = sentence(index) else { continue }
      if movesAlong(index) {
        movedAlong += 1
      } else {
        moves.append(Move(view: pairs[index].new.title, text: text))
      }
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
    let own = pairs[index].isPart ? nil : ownChange(old, new)
    let changes =
      [wrapper?.change, own].compactMap { $0 } + said(aligned.added, "added")
      + said(aligned.removed, "removed")
    pairs[index].change = changes.first
    for (old, new) in aligned.kept { match(old, new, index) }
    pairs[index].end = pairs.count
  }

  // MARK: Changes

  private func ownChange(_ old: Snapshot.Node, _ new: Snapshot.Node) -> String? {
    if old.name != new.name { return "\(old.title) became \(new.title)" }
    return old.text != new.text ? "its text changed" : ChangedNumbers(from: old, to: new).words
  }

  // MARK: What moves along

  /// Whether a view has kept its size, and its place in the view around it: that one is told of instead.
  private func movesAlong(_ index: Int) -> Bool {
    guard let (outer, isInControl) = container(of: index) else { return false }
    let (pair, around) = (pairs[index], pairs[outer])
    // Where nothing has changed in a control, its own layout keeps a view at either end, or in the middle.
    let isUnchanged =
      isInControl && around.change == nil && (nextChange[outer].map { $0 >= around.end } ?? true)
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

  private func sentence(_ index: Int) -> String? {
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
    if !parts.isEmpty { return "\(pair.new.title) is \(Words.list(parts))\(cause)." }
    for axis in Axis.allCases {
      let way = pair.new.start(axis) - pair.old.start(axis)
      guard abs(way) > 0.005 else { continue }
      let side = axis == .horizontal ? (way > 0 ? "to the right" : "to the left") : (way > 0 ? "down" : "up")
      parts.append("\(describe(abs(way))) \(side)")
    }
    guard !parts.isEmpty else { return nil }
    return
      "\(pair.new.title) moved \(Words.list(parts))\(firstChange(around: index).map { ": \($0)" } ?? "")."
  }

  private func cause(_ index: Int, _ axis: Axis) -> String {
    let pair = pairs[index]
    let (old, new) = (pair.old.offer(axis), pair.new.offer(axis))
    guard old != new, pair.wrapper == nil, let parent = written(around: index) else {
      let own = pair.wrapper?.change(around: "it") ?? pair.change ?? firstChange(inside: index)
      return own.map { " because \($0)" } ?? ""
    }
    func say(_ length: Double?) -> String { length.map { describe($0) } ?? "its ideal \(Words.length(axis))" }
    let start = " because \(pairs[parent].new.title) now offers it \(say(new)) instead of \(say(old))"
    return start + (firstChange(around: index).map { ": \($0)" } ?? "")
  }

  /// The nearest view or modifier around one that a person wrote.
  private func written(around index: Int) -> Int? {
    var outer = pairs[index].parent
    while let here = outer, pairs[here].isPart, let next = pairs[here].parent { outer = next }
    return outer
  }

  private mutating func findChanges() {
    nextChange = Array(repeating: nil, count: pairs.count)
    changeAround = nextChange
    var next: Int?
    for index in pairs.indices.reversed() {
      nextChange[index] = next
      if pairs[index].change != nil { next = index }
    }
    for index in pairs.indices {
      guard let parent = pairs[index].parent else { continue }
      changeAround[index] = pairs[parent].change == nil ? changeAround[parent] : parent
    }
  }

  private var firstChange: Int? { pairs.first?.change == nil ? nextChange.first ?? nil : 0 }

  /// The nearest change in what is around a view, or else the first one beside it.
  private func firstChange(around index: Int) -> String? {
    if let around = changeAround[index], let change = pairs[around].change {
      return around == written(around: index) || pairs[around].new.isModifier
        ? change : "in \(pairs[around].new.title) \(change)"
    }
    return (firstChange == index ? nextChange[index] : firstChange).map { said($0) }
  }

  private func firstChange(inside index: Int) -> String? {
    let inside = nextChange[index].flatMap { $0 < pairs[index].end ? $0 : nil }
    return (inside ?? firstChange).map { said($0) }
  }

  /// A change with the view that it is of.
  private func said(_ index: Int) -> String {
    let pair = pairs[index]
    guard let change = pair.change else { return "" }
    if let wrapper = pair.wrapper { return wrapper.change(around: pair.new.title) }
    if change == "its text changed" { return "\(pair.old.title) became \(pair.new.title)" }
    return pair.new.isModifier || change.contains(" became \(pair.new.title)")
      ? change : "in \(pair.new.title) \(change)"
  }
}
