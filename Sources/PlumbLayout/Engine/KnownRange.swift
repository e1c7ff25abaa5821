/// The smallest and the largest length of a node along an axis: its answers to 0 and to infinity.
public struct LengthRange: Equatable {
  var minimum: CGFloat
  var maximum: CGFloat

  /// A range between two lengths, in points.
  public init(_ minimum: CGFloat, _ maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
}

/// A range that is known without asking, whatever the other axis is.
///
/// Every stack wants the range of each of its children. To ask for it costs two questions, and each of them goes down
/// to the leaves; but a node of colours, texts, spacers, frames and stacks of these has a range that follows from its
/// parts, by the arithmetic with which it would answer.
struct KnownRange {
  var minimum: CGFloat
  var maximum: CGFloat
  /// Whether an object such as a text gave the range, or one of the ranges that it is made of.
  var restsOnObject = false
  /// Whether it follows from the rule's own numbers alone, so that nothing remembers it.
  var isOwn = false

  init(_ minimum: CGFloat, _ maximum: CGFloat, restsOnObject: Bool = false) {
    (self.minimum, self.maximum, self.restsOnObject) = (minimum, maximum, restsOnObject)
  }

  /// One length, whatever is offered.
  init(_ length: CGFloat) { self.init(length, length) }

  init?(_ range: LengthRange?, restsOnObject: Bool) {
    guard let range else { return nil }
    self.init(range.minimum, range.maximum, restsOnObject: restsOnObject)
  }

  /// A range that follows from a rule's own numbers.
  static func own(_ minimum: CGFloat, _ maximum: CGFloat) -> KnownRange {
    var range = KnownRange(minimum, maximum)
    range.isOwn = true
    return range
  }

  func map(_ change: (CGFloat) -> CGFloat) -> KnownRange {
    KnownRange(change(minimum), change(maximum), restsOnObject: restsOnObject)
  }

  /// Puts a range behind this one, at a distance.
  mutating func add(_ range: KnownRange, after gap: CGFloat) {
    minimum += gap + range.minimum
    maximum += gap + range.maximum
    if range.restsOnObject { restsOnObject = true }
  }
}

/// The remembered ranges of a node. NaN represents a range that the node must be asked for.
struct NodeRanges {
  private var ranges = (LengthRange(.nan, .nan), LengthRange(.nan, .nan))

  subscript(axis: Axis) -> LengthRange? {
    get {
      let range = axis == .horizontal ? ranges.0 : ranges.1
      return range.minimum.isNaN ? nil : range
    }
    set {
      let range = newValue ?? LengthRange(.nan, .nan)
      if axis == .horizontal { ranges.0 = range } else { ranges.1 = range }
    }
  }
}

extension LayoutTree {
  /// The range of a node along an axis; `nil` where the node must be asked.
  ///
  /// While somebody watches, it is also `nil` where a text is among the parts: the trace then shows what that answers.
  @inline(__always) func knownRange(of id: NodeID, _ axis: Axis) -> LengthRange? {
    guard let range = range(of: id, axis), trace == nil || !range.restsOnObject else { return nil }
    return LengthRange(range.minimum, range.maximum)
  }

  @inline(__always) func range(of id: NodeID, _ axis: Axis) -> KnownRange? {
    // Its own range is not remembered.
    if records[Int(id.index)].flags.has(.answersAtOnce), let range = rangeAtOnce(id, axis), range.isOwn {
      return range
    }
    return rememberedRange(of: id, axis)
  }

  private func rememberedRange(of id: NodeID, _ axis: Axis) -> KnownRange? {
    let (flags, flag) = (records[Int(id.index)].flags, NodeRecord.Flags.hasRange(axis))
    if flags.has(flag) {
      return KnownRange(
        ranges[id][axis], restsOnObject: flags.has(.rangeRestsOnObject(axis)))
    }
    let range = workOutRange(of: id, axis)
    guard remembersAnswers, range?.isOwn != true else { return range }
    // The other axis' one may be there already.
    var both = records[Int(id.index)].flags.has(.hasRange) ? ranges[id] : NodeRanges()
    both[axis] = range.map { LengthRange($0.minimum, $0.maximum) }
    ranges.set(both, of: id, nodes: capacity)
    records[Int(id.index)].flags.add(flag)
    if range?.restsOnObject == true { records[Int(id.index)].flags.add(.rangeRestsOnObject(axis)) }
    return range
  }
}

extension LayoutNode {
  /// The range of children that are all offered the same and lined up on a guide, as across a stack.
  ///
  /// Where some view sets that guide, its place has to be asked for.
  ///
  /// - Parameter counts: whether a child is part of what is measured.
  func rangeAcross(_ axis: Axis, _ alignment: AlignmentKey, where counts: (NodeID) -> Bool) -> KnownRange? {
    withTree { tree in
      var child = tree.firstChild(of: id)
      guard child.exists else { return KnownRange(0) }
      guard tree.isKnownEverywhere(alignment) else { return nil }
      var (smallest, largest, restsOnObject) = (AlignedRange(), AlignedRange(), false)
      while child.exists {
        guard let range = tree.range(of: child, axis) else { return nil }
        if range.restsOnObject { restsOnObject = true }
        if counts(child) {
          smallest.add(guide: alignment.builtInDefault(range.minimum), length: range.minimum)
          largest.add(guide: alignment.builtInDefault(range.maximum), length: range.maximum)
        }
        child = tree.nextSibling(of: child)
      }
      return KnownRange(smallest.length, largest.length, restsOnObject: restsOnObject)
    }
  }
}
