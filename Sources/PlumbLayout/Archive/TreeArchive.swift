/// A tree as numbers, to lay it out where its views are not: in a page.
///
/// Nodes come in preorder, each with its kind, whether it is mirrored, how many children it has, and its numbers. A node of
/// the tree that is read has its place in this order as its number.
extension LayoutTree {
  private static let version = 1

  /// The kinds of objects that know their numbers. Built-in rules are below.
  private enum ObjectNumber {
    static let text = 32
    static let firstFit = 33
    static let bar = 34
    static let gridCell = 35
    static let scroll = 36
    static let outset = 37
    static let recorded = 38
    static let recordedWrapper = 39
    static let geometry = 40
    static let lazy = 41
    static let relative = 42
    static let matched = 43
  }

  /// The numbers of a node and all that is in it, and these nodes in their order. The node has been laid out.
  package func archive(_ root: NodeID) -> (numbers: [Double], nodes: [NodeID]) {
    let earlier = recordAnswers(of: nodes(in: root))
    let nodes = nodes(in: root)
    var stream = NumberStream()
    var (version, count) = (Self.version, nodes.count)
    // All its bits are more than a whole number has in a page.
    var guides = CGFloat(explicitGuides)
    stream.pass(&version)
    stream.pass(&count)
    stream.pass(&guides)
    var defaults = customDefaults(in: nodes)
    stream.pass(&defaults, blank: CustomGuide()) { $0.pass(through: &$1) }
    for id in nodes {
      var rule = rule(of: id)
      var (isMirrored, childCount) = (isMirrored(id), childCount(of: id))
      let object = object(of: id)
      var kind = rule.traits.kind?.rawValue ?? Self.kind(of: object, rule)
      stream.pass(&kind)
      stream.pass(&isMirrored)
      stream.pass(&childCount)
      if let object {
        write(object, id, kind, earlier[id] ?? [], to: &stream)
      } else {
        rule.pass(through: &stream)
      }
    }
    return (stream.numbers, nodes)
  }

  /// A node and all that is in it, in preorder.
  private func nodes(in root: NodeID) -> [NodeID] {
    var nodes: [NodeID] = []
    func visit(_ id: NodeID) {
      nodes.append(id)
      children(of: id).forEach(visit)
    }
    visit(root)
    return nodes
  }

  /// Whether the rule of a node is code that cannot travel, so that its answers are recorded.
  func isRecorded(_ id: NodeID) -> Bool {
    let rule = rule(of: id)
    guard rule.traits.kind == nil else { return false }
    let kind = Self.kind(of: object(of: id), rule)
    return kind == ObjectNumber.recorded || kind == ObjectNumber.recordedWrapper
  }

  private static func kind(of object: LayoutObject?, _ rule: LayoutRule) -> Int {
    if let text = object as? TextLayout, !text.hasSizeOfItsOwn { return ObjectNumber.text }
    if object is FirstFit { return ObjectNumber.firstFit }
    if object is BarLayout { return ObjectNumber.bar }
    if object is GridCellWriter { return ObjectNumber.gridCell }
    if object is ScrollLayout { return ObjectNumber.scroll }
    if object is OutsetFrame { return ObjectNumber.outset }
    if object is GeometryLayout { return ObjectNumber.geometry }
    if object is RelativeFrame { return ObjectNumber.relative }
    if object is MatchedFrame { return ObjectNumber.matched }
    if let lazy = object as? LazyLayout, lazy.startsComplete { return ObjectNumber.lazy }
    if case .wrapper = rule { return ObjectNumber.recordedWrapper }
    return ObjectNumber.recorded
  }

  private func write(
    _ object: LayoutObject, _ id: NodeID, _ kind: Int, _ earlier: [Answer], to stream: inout NumberStream
  ) {
    switch kind {
    case ObjectNumber.text:
      guard let text = object as? TextLayout else { return }
      var options = text.options
      text.text.write(to: &stream)
      stream.pass(&options)
    case ObjectNumber.recorded, ObjectNumber.recordedWrapper:
      let isWrapper = kind == ObjectNumber.recordedWrapper
      RecordedObject(recording: id, in: self, earlier, isWrapper: isWrapper).pass(through: &stream)
    default:
      object.pass(through: &stream)
    }
  }

  /// The tree of `archive`, whose root is node 0; nil if the numbers are none.
  package convenience init?(reading numbers: [Double]) {
    self.init()
    var stream = NumberStream(reading: numbers)
    var (version, count, guides) = (0, 0, CGFloat.zero)
    stream.pass(&version)
    // A node takes three numbers at least.
    stream.pass(&count, most: numbers.count / 3)
    stream.pass(&guides)
    var defaults: [CustomGuide] = []
    stream.pass(&defaults, blank: CustomGuide()) { $0.pass(through: &$1) }
    guard version == Self.version, count > 0, guides >= 0, guides < 4_294_967_296, !stream.isBroken else {
      return nil
    }
    explicitGuides = UInt32(guides)
    customGuideDefault = { key, dimensions in
      for guide in defaults where guide.key == key { return guide.place(in: dimensions.size) }
      return 0
    }
    var open: [(id: NodeID, missing: Int, children: [NodeID])] = []
    for number in 0..<count {
      guard let (id, childCount) = readNode(from: &stream) else { return nil }
      if open.isEmpty && number > 0 { return nil }
      if !open.isEmpty { open[open.count - 1].children.append(id) }
      open.append((id, childCount, []))
      while let last = open.last, last.children.count == last.missing {
        setChildren(last.children, of: last.id)
        open.removeLast()
      }
    }
    guard open.isEmpty, !stream.isBroken, stream.isAtEnd else { return nil }
  }

  private func readNode(from stream: inout NumberStream) -> (NodeID, childCount: Int)? {
    var (kind, isMirrored, childCount) = (0, false, 0)
    stream.pass(&kind)
    stream.pass(&isMirrored)
    stream.pass(&childCount)
    if stream.isBroken { return nil }
    if var rule = RuleKind(rawValue: kind)?.blank {
      rule.pass(through: &stream)
      return (makeNode(rule, isMirrored: isMirrored), childCount)
    }
    let object: LayoutObject
    switch kind {
    case ObjectNumber.text:
      let text = BreakableText(reading: &stream)
      var options = LineOptions()
      stream.pass(&options)
      object = TextLayout(text, options)
    case ObjectNumber.firstFit: object = FirstFit(axes: [])
    case ObjectNumber.bar: object = BarLayout()
    case ObjectNumber.gridCell: object = GridCellWriter()
    case ObjectNumber.scroll: object = ScrollLayout()
    case ObjectNumber.outset: object = OutsetFrame()
    case ObjectNumber.geometry: object = GeometryLayout()
    case ObjectNumber.lazy: object = LazyLayout()
    case ObjectNumber.relative: object = RelativeFrame()
    case ObjectNumber.matched: object = MatchedFrame()
    case ObjectNumber.recorded: object = RecordedObject(isWrapper: false)
    case ObjectNumber.recordedWrapper: object = RecordedObject(isWrapper: true)
    default: return nil
    }
    object.pass(through: &stream)
    let isWrapper = kind == ObjectNumber.gridCell || kind == ObjectNumber.recordedWrapper
    let objectKind: ObjectKind = isWrapper ? .wrapper : childCount == 0 ? .leaf : .container
    return (makeNode(object, kind: objectKind, isMirrored: isMirrored), childCount)
  }
}
