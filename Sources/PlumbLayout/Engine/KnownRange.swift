/// The smallest and the largest length of a node along an axis: its answers to 0 and to infinity.
public struct LengthRange: Equatable {
  var minimum: CGFloat
  var maximum: CGFloat

  /// A range between two lengths, in points.
  public init(_ minimum: CGFloat, _ maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// One length, whatever is offered.
  init(_ length: CGFloat) { self.init(length, length) }

  func map(_ change: (CGFloat) -> CGFloat) -> LengthRange { LengthRange(change(minimum), change(maximum)) }
}

/// The remembered ranges of a node. NaN stands for a range that the node must be asked for.
struct NodeRanges {
  private var ranges = (LengthRange(.nan), LengthRange(.nan))

  subscript(axis: Axis) -> LengthRange? {
    get {
      let range = axis == .horizontal ? ranges.0 : ranges.1
      return range.minimum.isNaN ? nil : range
    }
    set {
      let range = newValue ?? LengthRange(.nan)
      if axis == .horizontal { ranges.0 = range } else { ranges.1 = range }
    }
  }
}

/// Ranges that are known without asking, whatever the other axis is.
///
/// Every stack wants the range of each of its children. To ask for it costs two questions, and each of them goes down
/// to the leaves; but a node of colours, texts, spacers, frames and stacks of these has a range that follows from its
/// parts, by the arithmetic with which it would answer.
extension LayoutTree {
  /// The range of a node along an axis; `nil` where the node must be asked.
  ///
  /// While somebody watches, it is also `nil` where a text is among the parts: the trace then shows what that answers.
  func knownRange(of id: NodeID, _ axis: Axis) -> LengthRange? {
    let range = range(of: id, axis)
    if trace != nil, restsOnObject(id, axis) { return nil }
    return range
  }

  private func restsOnObject(_ id: NodeID, _ axis: Axis) -> Bool {
    records[Int(id.index)].flags.contains(.rangeRestsOnObject(axis))
  }

  private func range(of id: NodeID, _ axis: Axis) -> LengthRange? {
    let record = records + Int(id.index)
    switch record.pointee.rule {
    case .fill: return LengthRange(0, .infinity)
    case .spacer(let spacer): return spacer.range(axis)
    case .divider(let divider): return divider.range(axis)
    case .square, .grid, .position, .fixedSize, .aspectRatio, .wrapper: return nil
    case .fixedFrame(let frame):
      if let length = frame.length(axis) { return LengthRange(length) }
    case .stack, .depthStack, .padding, .flexibleFrame, .layered, .offset, .priority, .plain, .object: break
    }
    let flag = NodeRecord.Flags.hasRange(axis)
    if record.pointee.flags.contains(flag) { return ranges[Int(id.index)][axis] }
    var restsOnObject = false
    let range = workOutRange(of: id, axis, &restsOnObject)
    guard remembersAnswers else { return range }
    while ranges.count <= Int(id.index) { ranges.append(NodeRanges()) }
    ranges[Int(id.index)][axis] = range
    records[Int(id.index)].flags.insert(flag)
    if restsOnObject { records[Int(id.index)].flags.insert(.rangeRestsOnObject(axis)) }
    return range
  }

  private func workOutRange(of id: NodeID, _ axis: Axis, _ restsOnObject: inout Bool) -> LengthRange? {
    switch records[Int(id.index)].rule {
    case .stack(let stack):
      return stack.axis == axis
        ? rangeInLine(of: id, stack, &restsOnObject)
        : rangeAcross(of: id, axis, alignment: stack.alignment, &restsOnObject)
    case .depthStack(let stack):
      return rangeAcross(of: id, axis, alignment: stack.alignment[axis], &restsOnObject)
    case .padding(let padding):
      let inset = padding.insets.total(along: axis)
      // An inset can take more than there is, and a length is never negative.
      return childRange(id, axis, &restsOnObject)?.map { max(0, $0 + inset) }
    case .flexibleFrame(let frame):
      return frame.range(axis, of: nil) ?? frame.range(axis, of: childRange(id, axis, &restsOnObject))
    case .fixedFrame, .layered, .offset, .priority, .plain: return childRange(id, axis, &restsOnObject)
    case .object(_, let index):
      restsOnObject = true
      return object(index).knownRange(axis)
    case .fill, .square, .spacer, .divider, .grid, .position, .fixedSize, .aspectRatio, .wrapper: return nil
    }
  }

  private func childRange(_ id: NodeID, _ axis: Axis, _ restsOnObject: inout Bool) -> LengthRange? {
    let child = firstChild(of: id)
    return child.exists ? range(of: child, axis, &restsOnObject) : LengthRange(0)
  }

  private func range(of id: NodeID, _ axis: Axis, _ restsOnObject: inout Bool) -> LengthRange? {
    let range = range(of: id, axis)
    if self.restsOnObject(id, axis) { restsOnObject = true }
    return range
  }

  /// Offered nothing or no end along its axis, a stack offers every child the same (Rules/Stacks.md#R-16).
  private func rangeInLine(of id: NodeID, _ stack: LayoutRule.Stack, _ restsOnObject: inout Bool)
    -> LengthRange?
  {
    var sum = LengthRange(0)
    var (child, previous) = (firstChild(of: id), NodeID.none)
    while child.exists {
      guard let range = range(of: child, stack.axis, &restsOnObject) else { return nil }
      let gap = previous.exists ? stack.gap(between: previous, and: child, in: self) : 0
      sum = LengthRange(sum.minimum + gap + range.minimum, sum.maximum + gap + range.maximum)
      (previous, child) = (child, nextSibling(of: child))
    }
    return sum
  }

  /// Across a stack, and in one of layers, every child is offered the same length, and the answers are lined up on a
  /// guide. Where some view sets that guide, its place has to be asked for.
  private func rangeAcross(
    of id: NodeID, _ axis: Axis, alignment: AlignmentKey, _ restsOnObject: inout Bool
  ) -> LengthRange? {
    guard firstChild(of: id).exists else { return LengthRange(0) }
    guard !alignment.isCustom, !mayBeExplicit(alignment) else { return nil }
    let highest = highestPriorityOfLayers(of: id)
    var (smallest, largest) = (AlignedRange(), AlignedRange())
    var child = firstChild(of: id)
    while child.exists {
      guard let range = range(of: child, axis, &restsOnObject) else { return nil }
      if highest == nil || priority(of: child) == highest {
        smallest.add(guide: alignment.builtInDefault(range.minimum), length: range.minimum)
        largest.add(guide: alignment.builtInDefault(range.maximum), length: range.maximum)
      }
      child = nextSibling(of: child)
    }
    return LengthRange(smallest.length, largest.length)
  }

  /// In a stack of layers, only those of the highest priority count.
  private func highestPriorityOfLayers(of id: NodeID) -> CGFloat? {
    guard case .depthStack = records[Int(id.index)].rule else { return nil }
    var highest = -CGFloat.infinity
    var child = firstChild(of: id)
    while child.exists {
      highest = max(highest, priority(of: child))
      child = nextSibling(of: child)
    }
    return highest
  }
}
