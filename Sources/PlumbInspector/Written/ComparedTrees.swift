import PlumbExplanation
import PlumbLayout

/// The views that are in both of two layouts, each with the change that somebody has made to it.
struct ComparedTrees {
  /// In the order of the tree.
  private(set) var pairs: [Pair] = []
  /// The views that only the new tree has, and only the old one; not those in them.
  private(set) var added: [Snapshot.Node] = []
  private(set) var removed: [Snapshot.Node] = []

  /// A view that is in both trees, and the index of the one around it.
  struct Pair {
    var old: Snapshot.Node
    var new: Snapshot.Node
    var parent: Int?
    /// The change that was made to the view itself: "spacing is 20 instead of 8".
    var change: String?
    /// The same, only of what changes lengths along an axis.
    var changeAlong: [Axis: String] = [:]
    /// Its change along an axis is where its children lie in it, and changes no length.
    var onlyAligns: Set<Axis> = []
    /// The change of the view itself, without what came or went around it and in it.
    var own: String?
    /// The same, only of how the source writes it.
    var calls: String?
    /// The change is one of a view around it, which gives it another font.
    var isGiven = false
    /// The modifier that was added or removed directly around it, so that another view makes its offer now.
    var wrapper: Wrapper?
    /// Behind the last pair in it: what is inside follows it directly.
    var end = 0

    func change(_ axis: Axis?) -> String? { axis.map { changeAlong[$0] } ?? change }

    /// The same, only of what can change a length or an offer.
    func resizing(_ axis: Axis?) -> String? {
      onlyAligns.isSuperset(of: axis.map { [$0] } ?? Axis.allCases) ? nil : change(axis)
    }

    /// A control is made of it: it neither moves by itself, nor has a person changed anything in it.
    var isPart: Bool { old.isPart || new.isPart }

    /// Returns how much longer it is now, in points.
    func growth(_ axis: Axis) -> CGFloat { new.length(axis) - old.length(axis) }

    /// Whether it is a frame that says the length itself.
    func fixes(_ axis: Axis) -> Bool {
      [old, new].allSatisfy { node in node.facts(.fixed).contains { $0.word(.axis) == axis.description } }
    }

    /// Returns how far it has moved, in points.
    func way(_ axis: Axis) -> CGFloat { new.start(axis) - old.start(axis) }

    /// Returns how much more it is offered; `nil` where one of the offers says nothing, or no end.
    func offered(_ axis: Axis) -> CGFloat? {
      guard let old = old.offer(axis), let new = new.offer(axis) else { return nil }
      return old.isFinite && new.isFinite ? new - old : nil
    }

    /// Whether it is offered something else than before.
    func isOfferedOther(_ axis: Axis) -> Bool { old.offer(axis) != new.offer(axis) }
  }

  /// A modifier that came or went.
  struct Wrapper {
    var name: String
    /// It is in the new tree, and not in the old one.
    var isThere: Bool
    /// Its line in the new source.
    var source: String?

    var change: String { "\(name) was \(isThere ? "added" : "removed")" }

    func change(around view: String) -> String {
      isThere ? "\(name) was added around \(view)" : "\(name) around \(view) was removed"
    }
  }

  init(_ old: Snapshot.Node, _ new: Snapshot.Node) { match(old, new, nil) }

  // MARK: Finding what belongs together

  private mutating func match(_ old: Snapshot.Node, _ new: Snapshot.Node, _ parent: Int?) {
    if old.key != new.key, old.name != new.name {
      // A modifier that is new, or there no more, is a change of what it is around.
      if new.isModifier, let inner = new.children.first {
        if new.isPart { return match(old, inner, parent) }
        return match(old, inner, parent, Wrapper(name: new.name, isThere: true, source: new.source))
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
    func written(_ nodes: [Snapshot.Node]) -> [Snapshot.Node] {
      nodes.filter { !$0.isPart }.map(\.modified)
    }
    let isPart = pairs[index].isPart
    let (came, went) = (written(aligned.added), written(aligned.removed))
    added += came
    removed += went
    let others = came.map { "\($0.title) was added" } + went.map { "\($0.title) was removed" }
    let calls = isPart ? nil : ChangedCalls(from: old.written, to: new.written).words
    func own(_ axis: Axis?) -> String? {
      guard !isPart else { return nil }
      guard old.name == new.name, old.text != new.text else {
        let change = ownChange(old, new, axis) ?? calls
        // A text without its own font has the one that a style around it gives.
        let isGiven = change == ChangedNumbers.otherFont && old.written == new.written
        guard isGiven, let given = changedCalls(around: parent) else { return change }
        pairs[index].isGiven = true
        return given
      }
      return Words.list(["its text changed", calls].compactMap(\.self))
    }
    func change(_ own: String?) -> String? {
      let source = wrapper == nil ? new.source : wrapper?.source
      let said = (wrapper?.change ?? own).map { change in "\(change)\(source.map { " (\($0))" } ?? "")" }
      let all = [said].compactMap(\.self) + others.prefix(1)
      return all.isEmpty ? nil : Words.list(all)
    }
    (pairs[index].own, pairs[index].calls) = (own(nil), calls)
    pairs[index].change = change(pairs[index].own)
    for axis in Axis.allCases { pairs[index].changeAlong[axis] = change(own(axis)) }
    if wrapper == nil, others.isEmpty { pairs[index].onlyAligns = onlyAligns(old, new) }
    if isPart, let font = ChangedNumbers(from: old, to: new).font { addFont(font, to: parent) }
    for (old, new) in aligned.kept { match(old, new, index) }
    pairs[index].end = pairs.count
  }

  /// The axes along which two containers differ by their alignment alone, and are both as long as their longest child. Guides at
  /// other places of the children would make them longer.
  private func onlyAligns(_ old: Snapshot.Node, _ new: Snapshot.Node) -> Set<Axis> {
    let numbers = ChangedNumbers(from: old, to: new)
    guard old.name == new.name, numbers.isAlignmentAlone else { return [] }
    return Set(Axis.allCases).filter { axis in
      numbers.words(along: axis) == nil
        || [old, new].allSatisfy { node in
          let longest = node.children.map { $0.length(axis) }.max() ?? 0
          return abs(node.length(axis) - longest) < 0.005
        }
    }
  }

  /// Returns how the source now writes the nearest view around another.
  private func changedCalls(around index: Int?) -> String? {
    var outer = index
    while let here = outer {
      if let calls = pairs[here].calls { return calls }
      outer = pairs[here].parent
    }
    return nil
  }

  /// Another font of the parts that a control makes by itself: nobody changed those, so that it is a change of the control.
  private mutating func addFont(_ font: String, to part: Int?) {
    var outer = part
    while let here = outer, pairs[here].isPart || pairs[here].new.isModifier { outer = pairs[here].parent }
    guard let control = outer, pairs[control].change == nil, !pairs[control].new.holdsWritten else { return }
    pairs[control].change = font
    for axis in Axis.allCases { pairs[control].changeAlong[axis] = font }
  }

  private func ownChange(_ old: Snapshot.Node, _ new: Snapshot.Node, _ axis: Axis?) -> String? {
    if old.name != new.name { return "\(old.title) became \(new.title)" }
    return ChangedNumbers(from: old, to: new).words(along: axis)
  }

  // MARK: Around a view

  /// The nearest view or modifier around one that a person wrote.
  func written(around index: Int) -> Int? {
    var outer = pairs[index].parent
    while let here = outer, pairs[here].isPart, let next = pairs[here].parent { outer = next }
    return outer
  }

  /// The nearest view around one that a person wrote and that is no modifier, and whether parts of it are between them.
  func container(of index: Int) -> (index: Int, isInControl: Bool)? {
    var isInControl = false
    var outer = pairs[index].parent
    while let here = outer {
      if !pairs[here].isPart, !pairs[here].new.isModifier { return (here, isInControl) }
      isInControl = isInControl || pairs[here].isPart
      outer = pairs[here].parent
    }
    return nil
  }
}
