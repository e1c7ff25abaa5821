/// The elements of a collection while they are made: the nodes of the same ids are used again, in the new order.
///
/// As long as the elements stay in place, and as long as new ones have rising numbers as ids, nothing is looked up.
@MainActor struct KeyedElements {
  private let builder: _TreeBuilder
  private let node: ViewNode
  private let changes: LazyChanges?
  private let before: NodeList
  private var new: [ViewNode] = []
  /// Those of before that no element has taken, by their ids; `nil` while each element is where it was.
  private var old: [NodeIdentity: ViewNode]?
  /// The ids of the new ones; `nil` while it is clear that none occurs twice.
  private var taken: Set<NodeIdentity>?

  /// - Parameter count: the number of elements that are to come, about.
  init(builder: _TreeBuilder, node: ViewNode, count: Int, changes: LazyChanges? = nil) {
    (self.builder, self.node, self.changes) = (builder, node, changes)
    before = node.children
    new.reserveCapacity(count)
    if before.isEmpty { old = [:] }
  }

  mutating func element(_ id: some Hashable, _ content: () -> Void) { element(NodeIdentity(id), content) }

  mutating func element(_ id: NodeIdentity, _ content: () -> Void) {
    var identity = id
    let child: ViewNode
    if let same = sameAsBefore(identity) {
      child = same
    } else {
      if isTaken(identity) { identity = distinct(identity) }
      child = old?.removeValue(forKey: identity) ?? fresh(identity)
    }
    new.append(child)
    builder.descend(into: child, content)
  }

  /// The element in the same place as before, as long as all before it are.
  private mutating func sameAsBefore(_ identity: NodeIdentity) -> ViewNode? {
    guard old == nil else { return nil }
    if new.count < before.count, before[new.count].identity == identity { return before[new.count] }
    leaveOrder()
    return nil
  }

  private mutating func leaveOrder() {
    var rest: [NodeIdentity: ViewNode] = [:]
    for child in before[new.count...] { child.identity.map { rest[$0] = child } }
    (old, taken) = (rest, newIdentities)
  }

  private var newIdentities: Set<NodeIdentity> {
    var identities = Set<NodeIdentity>(minimumCapacity: new.capacity)
    for child in new { child.identity.map { _ = identities.insert($0) } }
    return identities
  }

  private mutating func isTaken(_ identity: NodeIdentity) -> Bool {
    if taken == nil, isAbove(identity) { return false }
    if taken == nil { taken = newIdentities }
    return taken?.insert(identity).inserted == false
  }

  /// Whether an id is a number above that of the last element, as each was that is there so far.
  private func isAbove(_ identity: NodeIdentity) -> Bool {
    guard case .number(let number) = identity else { return false }
    guard let last = new.last?.identity else { return true }
    guard case .number(let lower) = last else { return false }
    return lower < number
  }

  /// Makes the order final and releases the elements that are there no more.
  mutating func finish() {
    if old == nil, new.count < before.count { leaveOrder() }
    if let old, !old.isEmpty { remove(old) }
    let isChanged = old != nil && (new.count != before.count || zip(new, before).contains { $0 !== $1 })
    node.children = NodeList(new)
    if isChanged { builder.host.frames.links.add(node) }
  }

  private func remove(_ old: [NodeIdentity: ViewNode]) {
    let removed = before.enumerated().filter { _, child in
      child.identity.map { old[$0] === child } ?? false
    }
    // A row of a lazy container that went out of sight is released without any ado.
    let isGone = { (child: ViewNode) in
      node.lazyRun == nil || changes.map { $0.isGone(child.identity) } ?? false
    }
    for (_, child) in removed where !isGone(child) { child.dispose() }
    builder.host.remove(removed.filter { isGone($1) }.map { ($1, $0) }, from: node)
  }

  private func fresh(_ identity: NodeIdentity) -> ViewNode {
    if let back = builder.host.takeBack(identity, into: node).first { return back }
    let child = ViewNode(kind: ObjectIdentifier(KeyedElements.self), parent: node, host: builder.host)
    child.setUserID(identity)
    let isNew = node.lazyRun == nil || changes.map { $0.isNew(identity) } ?? false
    if node.born < builder.host.animations.round && isNew { builder.host.enter(child) }
    return child
  }

  /// Two elements with one id are two views all the same; which state is whose is unknown, so it is reported.
  private mutating func distinct(_ identity: NodeIdentity) -> NodeIdentity {
    builder.host.report(
      "ForEach: the id \(identity.hashable) occurs more than once; give each element an id of its own.")
    return .other(AnyHashable([identity.hashable, AnyHashable(new.count)]))
  }
}
