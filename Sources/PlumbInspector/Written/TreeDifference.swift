import PlumbExplanation
import PlumbLayout
import PlumbViews

/// The views that moved between two layouts, and the reasons.
package struct TreeDifference {
  package struct Move: Equatable {
    /// The view in the new layout.
    package var view: String
    package var text: String
    /// Its frame in the old layout and in the new one, in points of the canvas.
    package var old: CGRect
    package var new: CGRect
    /// Its line in the new source, where that is known: `Card.swift:12`.
    package var source: String?
  }

  package private(set) var moves: [Move] = []
  /// The views that only one of the two layouts has. What is in them is not listed.
  package var added: [PlacedView] { trees.added.map(PlacedView.init) }
  package var removed: [PlacedView] { trees.removed.map(PlacedView.init) }
  /// The views that draw something else, each with what its source says now: "Color.red became Color.blue".
  package private(set) var redrawn: [(view: PlacedView, text: String)] = []
  /// The number of other views that moved only because the views around them did.
  package private(set) var movedAlong = 0
  private let trees: ComparedTrees
  private let causes: ChangeCauses

  package init(from old: Snapshot, to new: Snapshot) {
    trees = ComparedTrees(old.root, new.root)
    causes = ChangeCauses(trees)
    let pairs = trees.pairs
    var told: [(index: Int, text: String)] = []
    let views = pairs.indices.filter { !pairs[$0].new.isModifier && !pairs[$0].isPart }
    for index in views {
      let text = sentence(index, pairs[index].new.title)
      if text == nil || movesAlong(index), let drawing = pairs[index].drawing {
        redrawn.append((PlacedView(pairs[index].new), drawing))
      }
      guard let text else { continue }
      if movesAlong(index) { movedAlong += 1 } else { told.append((index, text)) }
    }
    // A sentence says of which of several views of one title it is, though the others have not moved.
    let counts = views.reduce(into: [:]) { $0[pairs[$1].new.title, default: 0] += 1 }
    moves = told.map { index, text in
      let (old, view) = (pairs[index].old, pairs[index].new)
      let isOnly = counts[view.title] == 1
      return Move(
        view: view.title, text: isOnly ? text : sentence(index, view.titleAndPath) ?? text, old: old.frame,
        new: view.frame, source: view.source)
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

  /// Whether a view has kept its size, and its place in the view around it: that one is reported instead.
  private func movesAlong(_ index: Int) -> Bool {
    guard let (outer, isInControl) = trees.container(of: index) else { return false }
    let (pair, around) = (trees.pairs[index], trees.pairs[outer])
    // Where nothing has changed in a control, its own layout keeps a view at either end, or in the middle.
    let isUnchanged = isInControl && around.change == nil && !causes.hasChange(inside: outer)
    return Axis.allCases.allSatisfy { axis in
      let (start, growth) = (around.way(axis), around.growth(axis))
      let ways = isUnchanged ? [start, start + growth / 2, start + growth] : [start]
      return abs(pair.growth(axis)) <= 0.005 && ways.contains { abs($0 - pair.way(axis)) <= 0.005 }
    }
  }

  // MARK: Sentences

  private func sentence(_ index: Int, _ view: String) -> String? {
    let pair = trees.pairs[index]
    var (parts, lengths): ([String], [Cause]) = ([], [])
    for axis in Axis.allCases {
      let growth = pair.growth(axis)
      guard abs(growth) > 0.005 else { continue }
      let word =
        axis == .horizontal ? (growth > 0 ? "wider" : "narrower") : (growth > 0 ? "taller" : "shorter")
      parts.append("\(describe(abs(growth))) \(word)")
      lengths.append(cause(index, axis))
    }
    guard let first = lengths.first, let last = lengths.last else {
      return moved(index, along: Axis.allCases).map { "\(view) \($0)" }
    }
    let also =
      moved(index, along: Axis.allCases.filter { movesByItself(index, $0) }).map { " It \($0)" } ?? ""
    if Set(last.changes).isSubset(of: first.changes) {
      return "\(view) is \(Words.list(parts))\(first.text).\(also)"
    }
    return first.offer == nil && last.offer == nil
      ? "\(view) is \(Words.list(parts))\(Cause(changes: first.changes + last.changes).text).\(also)"
      : "\(view) is \(parts[0])\(first.text), and \(parts[1])\(last.text).\(also)"
  }

  /// Returns how far a view has moved along some axes, and why; `nil` where it has not.
  private func moved(_ index: Int, along axes: [Axis]) -> String? {
    var (parts, places): ([String], Cause) = ([], Cause())
    for axis in axes {
      let way = trees.pairs[index].way(axis)
      guard abs(way) > 0.005 else { continue }
      let side = axis == .horizontal ? (way > 0 ? "to the right" : "to the left") : (way > 0 ? "down" : "up")
      parts.append("\(describe(abs(way))) \(side)")
      places.changes += causes.ofPlace(index, axis)
    }
    return parts.isEmpty ? nil : "moved \(Words.list(parts))\(places.list(behind: ": "))."
  }

  /// Whether a view has another place in the view around it that does not follow from its other size: one that grows in the
  /// middle of a view moves by half of that. What a control does with a view in it is not known.
  private func movesByItself(_ index: Int, _ axis: Axis) -> Bool {
    let container = trees.container(of: index)
    if container?.isInControl ?? false { return false }
    let (pair, around) = (trees.pairs[index], container.map { trees.pairs[$0.index] })
    let own = pair.way(axis) - (around?.way(axis) ?? 0)
    let room = (around?.growth(axis) ?? 0) - pair.growth(axis)
    return ![0, room / 2, room].contains { abs($0 - own) <= 0.005 }
  }

  /// The reason for a number's change.
  private struct Cause {
    /// The other offer, of which the changes are the causes.
    var offer: String?
    var changes: [String] = []

    /// The maximum number of changes that are listed; the others are only mentioned.
    private static let most = 3

    var text: String { offer.map { " because \($0)\(list(behind: ": "))" } ?? list(behind: " because ") }

    /// The changes, each once.
    func list(behind words: String) -> String {
      var told: [String] = []
      for change in changes where !told.contains(where: { $0.contains(change) }) {
        told.removeAll(where: change.contains)
        told.append(change)
      }
      if told.count > Self.most { told[Self.most...] = ["other changes"] }
      return told.isEmpty ? "" : words + Words.list(told)
    }
  }

  private func cause(_ index: Int, _ axis: Axis) -> Cause {
    let pair = trees.pairs[index]
    if let wrapper = pair.wrapper {
      return Cause(changes: [wrapper.change(around: "it")] + [pair.own].compactMap(\.self))
    }
    guard pair.isOfferedOther(axis), !hasOwnCause(index, axis), let parent = trees.written(around: index)
    else { return Cause(changes: causes.ofLength(index, axis)) }
    func say(_ length: CGFloat?) -> String {
      length.map { describe($0) } ?? "its ideal \(Words.length(axis))"
    }
    let (old, new) = (say(pair.old.offer(axis)), say(pair.new.offer(axis)))
    return Cause(
      offer: "\(trees.pairs[parent].new.title) now offers it \(new) instead of \(old)",
      changes: causes.ofOffer(index, axis))
  }

  /// Whether another offer is not the cause: of a text that changed, of a view that grows while it is offered less, of one
  /// that is offered nothing in particular, and of one that takes less than it is offered, before and after, where
  /// something in it has changed.
  private func hasOwnCause(_ index: Int, _ axis: Axis) -> Bool {
    let pair = trees.pairs[index]
    let hasChange = pair.change(axis) != nil
    if pair.new.text != nil, hasChange { return true }
    let isInside = hasChange || causes.hasChange(inside: index, along: axis)
    guard let old = pair.old.offer(axis), let new = pair.new.offer(axis) else { return isInside }
    let (was, now) = (pair.old.length(axis), pair.new.length(axis))
    if (new > old) != (now > was) { return true }
    return isInside && was < old - 0.005 && now < new - 0.005
  }
}
