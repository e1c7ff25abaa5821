/// The nodes of a layout, in an arena: one buffer of fixed-size records with 32-bit links, and a free list.
///
/// Everything unsafe about the arena is in this class. A tree belongs to one thread at a time.
public final class LayoutTree {
  // Beside the object and not in it: exclusive access to an object's own variables is checked at each use, which cost
  // more than the layout itself.
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var records: UnsafeMutablePointer<NodeRecord>
    var capacity: Int32 = 64
    var used: Int32 = 0
    var free = NodeID.none
    var pool = AnswerPool()
    var places = PlaceStack()
    /// Each is retained here, once.
    var objects: [Unmanaged<LayoutObject>?] = []
    var spacings = NodeTable<ViewSpacing>()
    var ranges = NodeTable<NodeRanges>()
    var explicitGuides: UInt32 = 0
    var hasGridCells = false
    var remembersAnswers = true
    var trace: LayoutTrace?
    var changed: [NodeID] = []
    var round: UInt32 = 1
  }

  /// The work that the tree has done so far.
  let counting: UnsafeMutablePointer<LayoutCounts>

  var records: UnsafeMutablePointer<NodeRecord> { state.pointee.records }
  var used: Int32 { state.pointee.used }
  /// For so many nodes there is room.
  var capacity: Int { Int(state.pointee.capacity) }
  var pool: AnswerPool {
    get { state.pointee.pool }
    _modify { yield &state.pointee.pool }
  }
  var places: PlaceStack {
    get { state.pointee.places }
    _modify { yield &state.pointee.places }
  }
  private var objects: [Unmanaged<LayoutObject>?] {
    get { state.pointee.objects }
    _modify { yield &state.pointee.objects }
  }
  private var freeObjects: [Int32] = []
  /// Spacing is asked for again and again and is large, so it is kept beside the records.
  var spacings: NodeTable<ViewSpacing> {
    get { state.pointee.spacings }
    _modify { yield &state.pointee.spacings }
  }

  /// The ranges of the nodes' lengths that are known without asking, beside the records.
  var ranges: NodeTable<NodeRanges> {
    get { state.pointee.ranges }
    _modify { yield &state.pointee.ranges }
  }

  /// The default value of a guide that a user has declared.
  public var customGuideDefault: (AlignmentKey, ViewDimensions) -> CGFloat = { _, _ in 0 }

  /// A closure that receives an answer that no layout can use, once for each node that gives one.
  public var report: (NodeID, LayoutFault) -> Void = { _, _ in }

  /// Some node says something about the cell of a grid. While none does, no change is reported for its sake.
  var hasGridCells: Bool {
    get { state.pointee.hasGridCells }
    set { state.pointee.hasGridCells = newValue }
  }

  package var trace: LayoutTrace? {
    get { state.pointee.trace }
    set { state.pointee.trace = newValue }
  }
  /// Off, every question is worked out anew, in a time that grows with a power of the depth: what tests compare with.
  package var remembersAnswers: Bool {
    get { state.pointee.remembersAnswers }
    set { state.pointee.remembersAnswers = newValue }
  }
  /// The nodes whose numbers or children changed since the last question.
  var changed: [NodeID] {
    get { state.pointee.changed }
    _modify { yield &state.pointee.changed }
  }
  package var counts: LayoutCounts { counting.pointee }
  /// Counts the frames in which the places are read. The host begins each: what has not moved since one looks as it did then.
  package var round: UInt32 {
    get { state.pointee.round }
    set { state.pointee.round = newValue }
  }

  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State(records: .allocate(capacity: 64)))
    counting = .allocate(capacity: 1)
    counting.initialize(to: LayoutCounts())
  }

  deinit {
    for object in objects { object?.release() }
    records.deallocate()
    pool.deallocate()
    spacings.deallocate()
    ranges.deallocate()
    places.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
    counting.deallocate()
  }

  // MARK: Nodes

  package func makeNode(_ rule: LayoutRule, isMirrored: Bool = false) -> NodeID {
    let id = takeFree()
    var record = NodeRecord(rule: rule)
    if isMirrored { record.flags.add(.isMirrored) }
    records[Int(id.index)] = record
    counting.pointee.nodes += 1
    return id
  }

  /// A node whose rule is an object's.
  package func makeNode(_ object: LayoutObject, kind: ObjectKind, isMirrored: Bool = false) -> NodeID {
    if object.hasGridCellSettings { hasGridCells = true }
    let index: Int32
    if let reused = freeObjects.popLast() {
      index = reused
      objects[Int(index)] = .passRetained(object)
    } else {
      index = Int32(objects.count)
      objects.append(.passRetained(object))
    }
    return makeNode(kind.rule(index), isMirrored: isMirrored)
  }

  /// Removes a node, which has left its parent's children, and gives its number back.
  package func remove(_ id: NodeID) {
    let record = records + Int(id.index)
    forgetAnswers(id)
    if let index = record.pointee.rule.objectIndex {
      objects[Int(index)]?.release()
      objects[Int(index)] = nil
      freeObjects.append(index)
    }
    record.pointee.flags = .isFree
    record.pointee.nextSibling = state.pointee.free
    state.pointee.free = id
    counting.pointee.nodes -= 1
  }

  package func setRule(_ rule: LayoutRule, of id: NodeID) {
    let record = records + Int(id.index)
    if record.pointee.rule.traits.isKnownUnasked { record.pointee.flags.add(.hasUnknownAskers) }
    record.pointee.setRule(rule)
    setNeedsLayout(id)
  }

  package func setMirrored(_ isMirrored: Bool, of id: NodeID) {
    guard records[Int(id.index)].flags.has(.isMirrored) != isMirrored else { return }
    if isMirrored {
      records[Int(id.index)].flags.add(.isMirrored)
    } else {
      records[Int(id.index)].flags.drop(.isMirrored)
    }
    setNeedsLayout(id)
  }

  /// Some node sets this guide from now on. While none has, every guide is known without asking.
  package func declareGuide(_ key: AlignmentKey) {
    if key.number < 16 { state.pointee.explicitGuides |= 1 << (key.number << 1 | key.rawValue & 1) }
  }

  /// The guides that some node may set, a bit each.
  var explicitGuides: UInt32 {
    get { state.pointee.explicitGuides }
    set { state.pointee.explicitGuides = newValue }
  }

  /// Visits what a node remembers, sizes and guides.
  func forEachAnswer(of id: NodeID, _ visit: (Answer) -> Void) {
    pool.forEach(from: records[Int(id.index)].answers, visit)
  }

  /// Some node may set any edge or centre: a user's own layout, which only says so when asked.
  package func declareEdgesAndCentres() {
    for alignment in [Alignment.topLeading, .center, .bottomTrailing] {
      declareGuide(alignment.horizontal.key)
      declareGuide(alignment.vertical.key)
    }
  }

  /// Whether a guide is where its default is in every node, so that nobody is asked for it.
  func isKnownEverywhere(_ key: AlignmentKey) -> Bool { !key.isCustom && !mayBeExplicit(key) }

  /// Returns whether some node may set the guide; if not, its default holds everywhere.
  package func mayBeExplicit(_ key: AlignmentKey) -> Bool {
    key.number >= 16 || key.isTextBaseline
      || state.pointee.explicitGuides & (1 << (key.number << 1 | key.rawValue & 1)) != 0
  }

  /// Asks a node's object something. The node keeps the object meanwhile, so that no reference to it is counted.
  @inline(__always) func ask<Answer>(_ index: Int32, _ question: (LayoutObject) -> Answer) -> Answer {
    guard let object = objects[Int(index)] else { fatalError("a removed node was asked for its layout") }
    return object._withUnsafeGuaranteedRef(question)
  }

  /// The object with a number, which may remove its node in what it is asked to do.
  func object(_ index: Int32) -> LayoutObject {
    guard let object = objects[Int(index)] else { fatalError("a removed node was asked for its layout") }
    return object.takeUnretainedValue()
  }

  /// The object of a node that has one.
  package func object(of id: NodeID) -> LayoutObject? {
    records[Int(id.index)].rule.objectIndex.flatMap { objects[Int($0)]?.takeUnretainedValue() }
  }

  // MARK: Links

  /// Sets all children of a node, in order. Those that it had and has no more are without a parent afterwards.
  package func setChildren(_ children: [NodeID], of id: NodeID) {
    var old = records[Int(id.index)].firstChild
    while old.exists {
      let record = records + Int(old.index)
      let next = record.pointee.nextSibling
      (record.pointee.parent, record.pointee.nextSibling) = (.none, .none)
      old = next
    }
    records[Int(id.index)].firstChild = children.first ?? .none
    records[Int(id.index)].childCount = Int32(children.count)
    for (index, child) in children.enumerated() {
      records[Int(child.index)].parent = id
      records[Int(child.index)].nextSibling = index + 1 < children.count ? children[index + 1] : .none
    }
    setNeedsLayout(id)
  }

  package func parent(of id: NodeID) -> NodeID { records[Int(id.index)].parent }
  package func firstChild(of id: NodeID) -> NodeID { records[Int(id.index)].firstChild }
  package func nextSibling(of id: NodeID) -> NodeID { records[Int(id.index)].nextSibling }
  package func childCount(of id: NodeID) -> Int { Int(records[Int(id.index)].childCount) }
  package func rule(of id: NodeID) -> LayoutRule { records[Int(id.index)].rule }

  /// Whether these are the node's children, in this order.
  package func hasChildren(_ children: [NodeID], _ id: NodeID) -> Bool {
    guard childCount(of: id) == children.count else { return false }
    var child = firstChild(of: id)
    for expected in children {
      if child != expected { return false }
      child = nextSibling(of: child)
    }
    return true
  }

  package func children(of id: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    children.reserveCapacity(childCount(of: id))
    var child = firstChild(of: id)
    while child.exists {
      children.append(child)
      child = nextSibling(of: child)
    }
    return children
  }

  private func takeFree() -> NodeID {
    let free = state.pointee.free
    if free.exists {
      state.pointee.free = records[Int(free.index)].nextSibling
      return free
    }
    if used == state.pointee.capacity {
      let larger = UnsafeMutablePointer<NodeRecord>.allocate(capacity: Int(used) * 2)
      larger.moveInitialize(from: records, count: Int(used))
      records.deallocate()
      (state.pointee.records, state.pointee.capacity) = (larger, used * 2)
      // So that a first layout of many nodes does not move its answers again and again.
      pool.reserve(used * 2)
    }
    state.pointee.used += 1
    return NodeID(index: used - 1)
  }
}

/// The use of a layout object.
package enum ObjectKind {
  case leaf
  case container
  /// A node with its single child's size and place.
  case wrapper

  func rule(_ index: Int32) -> LayoutRule {
    switch self {
    case .leaf: .object(isLeaf: true, index: index)
    case .container: .object(isLeaf: false, index: index)
    case .wrapper: .wrapper(index: index)
    }
  }
}

/// The work that a tree has done so far.
package struct LayoutCounts: Equatable {
  package var nodes = 0
  /// Sizes that an algorithm worked out.
  package var computations = 0
  /// Sizes that were remembered.
  package var remembered = 0
  /// Nodes whose answers were forgotten because something in them changed.
  package var forgotten = 0
  /// Nodes whose children were placed.
  package var placements = 0
  package init() {}
}

/// An answer that no layout can use. It is replaced and reported.
public enum LayoutFault {
  /// A size with a side that is not a number, or negative, or infinite where the proposal was finite.
  case size(CGSize, replacedBy: CGSize)
  /// A place with a coordinate that is not a finite number.
  case origin(CGPoint)
}
