/// The questions of a page to a tree of numbers: frames, the lines of texts, a changed number. Each answer
/// is a list of numbers; `PageExports.swift` of PlumbExplanation has the same as functions of a WebAssembly module.
package final class PageEngine {
  private let tree: LayoutTree
  private let root: NodeID
  package let count: Int

  /// Nil if the numbers are not those of `LayoutTree.archive`.
  package init?(_ numbers: [Double]) {
    guard let tree = LayoutTree(reading: numbers) else { return nil }
    (self.tree, root, count) = (tree, NodeID(index: 0), tree.counts.nodes)
  }

  /// Offers the root a size, in points; nil is "the size you like best".
  package func layOut(_ proposal: ProposedViewSize) {
    tree.place(root, at: .zero, proposal: proposal)
  }

  /// For each node in order: its origin in its parent, its size, what it was offered (NaN where nothing was said), and
  /// how many of its answers are guesses.
  package var frames: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count * 7)
    for index in 0..<count {
      let id = NodeID(index: Int32(index))
      let (frame, proposal) = (tree.frame(of: id), tree.proposal(of: id))
      numbers.append(Double(frame.origin.x))
      numbers.append(Double(frame.origin.y))
      numbers.append(Double(frame.size.width))
      numbers.append(Double(frame.size.height))
      numbers.append(Double(proposal.width ?? .nan))
      numbers.append(Double(proposal.height ?? .nan))
      numbers.append(Double((tree.object(of: id) as? RecordedObject)?.guesses ?? 0))
    }
    return numbers
  }

  /// The lines of a text as the last layout has filled them: the scale of its font, and for each line its top, its
  /// height, its baseline, the first cluster and the one after the last, the points between clusters, and what was cut:
  /// 0 for nothing, 1 for a hyphen, 2 for an ellipsis, with its run and the clusters after it.
  package func lines(of node: Int) -> [Double] {
    guard (0..<count).contains(node),
      let text = tree.object(of: NodeID(index: Int32(node))) as? TextLayout
    else { return [] }
    let size = tree.frame(of: NodeID(index: Int32(node))).size
    let filling = text.filling(in: size)
    var numbers = [Double(filling.scale)]
    for (range, box) in zip(filling.ranges, filling.boxes) {
      numbers.append(Double(box.top))
      numbers.append(Double(box.height))
      numbers.append(Double(box.baseline))
      numbers.append(Double(range.clusters.lowerBound))
      numbers.append(Double(range.clusters.upperBound))
      numbers.append(Double(range.tightening))
      numbers.append(range.cut.map { $0.isHyphen ? 1 : 2 } ?? 0)
      numbers.append(Double(range.cut?.run ?? 0))
      numbers.append(Double(range.cut?.rest.lowerBound ?? 0))
      numbers.append(Double(range.cut?.rest.upperBound ?? 0))
      numbers.append(Double(range.widths(in: text.text).ink * filling.scale))
    }
    return numbers
  }

  // MARK: Numbers of a node

  /// The kind of a built-in rule, and its numbers; nothing for an object.
  package func numbers(of node: Int) -> [Double] {
    guard (0..<count).contains(node) else { return [] }
    var rule = tree.rule(of: NodeID(index: Int32(node)))
    guard let kind = rule.traits.kind else { return [] }
    var stream = NumberStream()
    rule.pass(through: &stream)
    return [Double(kind.rawValue)] + stream.numbers
  }

  /// Sets one of a rule's numbers, counted from 0 after the kind. False if there is no such number, or it cannot be that.
  package func setNumber(_ index: Int, of node: Int, to number: Double) -> Bool {
    var old = numbers(of: node)
    guard !old.isEmpty, (1..<old.count).contains(index + 1), let rule = RuleKind(rawValue: Int(old[0]))?.blank
    else { return false }
    old[index + 1] = number
    var (changed, stream) = (rule, NumberStream(reading: Array(old.dropFirst())))
    changed.pass(through: &stream)
    guard !stream.isBroken else { return false }
    tree.setRule(changed, of: NodeID(index: Int32(node)))
    return true
  }

  /// Sets how the lines of a text are filled: nil is no limit.
  package func setLineLimit(_ limit: Int?, of node: Int) -> Bool {
    guard (0..<count).contains(node),
      let text = tree.object(of: NodeID(index: Int32(node))) as? TextLayout
    else { return false }
    var options = text.options
    options.lineLimit = limit
    if text.update(text.text, options) { tree.setNeedsLayout(NodeID(index: Int32(node))) }
    return true
  }

  // MARK: The trace

  /// Lays everything out anew on a canvas, records each step, and reads the tree with its trace.
  ///
  /// - Parameters:
  ///   - isCentred: whether the root is in the middle of the canvas, not at its corner.
  ///   - read: is given the tree, its root, and the canvas: as long as the proposal, or as the root where that is not
  ///     finite.
  package func traced<Result>(
    _ proposal: ProposedViewSize, isCentred: Bool, _ read: (LayoutTree, NodeID, CGRect) -> Result
  ) -> Result {
    layOut(proposal)
    let size = tree.frame(of: root).size
    var (canvas, origin) = (CGRect.zero, CGPoint.zero)
    for axis in Axis.allCases {
      let offered = proposal[axis] ?? .infinity
      canvas.size[axis] = max(1, offered < .infinity ? offered : size[axis])
      if isCentred { origin[axis] = (canvas.size[axis] - size[axis]) / 2 }
    }
    tree.forgetEverything()
    tree.trace = LayoutTrace()
    tree.place(root, at: origin, proposal: proposal)
    let result = read(tree, root, canvas)
    tree.trace = nil
    return result
  }
}
