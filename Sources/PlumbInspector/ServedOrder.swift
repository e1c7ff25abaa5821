import PlumbLayout
import PlumbViews

/// A stack's children as they were served, so arranged that what is known of one is looked up: a stack may have ten thousand.
struct ServedOrder {
  typealias Served = TracedScope.Served

  /// Those among which a child is neither more nor less flexible.
  private struct Group: Hashable {
    var priority: CGFloat
    var flexibility: CGFloat
    /// Of endless views the one with the larger minimum goes first; it makes no difference to others.
    var minimum: CGFloat?
  }

  /// In the order of their turns.
  let all: [Served]
  let highestPriority: CGFloat
  /// One of them waits until everything else is served.
  let hasSpacer: Bool
  private let byNode: [NodeID: Served]
  private let byPriority: [CGFloat: [Served]]
  private let equals: [Group: [Served]]
  private let same: [Group: [Served]]

  init(_ all: [Served]) {
    self.all = all
    highestPriority = all.map(\.priority).max() ?? 0
    hasSpacer = all.contains { $0.priority == -.infinity }
    byNode = Dictionary(all.map { ($0.node, $0) }) { one, _ in one }
    byPriority = Dictionary(grouping: all, by: \.priority)
    equals = Dictionary(grouping: all) { Group(priority: $0.priority, flexibility: $0.flexibility) }
    same = Dictionary(grouping: all, by: Self.group)
  }

  private static func group(_ one: Served) -> Group {
    Group(
      priority: one.priority, flexibility: one.flexibility,
      minimum: one.flexibility < .infinity ? nil : one.minimum)
  }

  subscript(node: NodeID) -> Served? { byNode[node] }

  /// How many have the child's priority, itself among them.
  func peerCount(of one: Served) -> Int { byPriority[one.priority]?.count ?? 0 }

  /// The others of the child's priority.
  func peers(of one: Served) -> (before: ArraySlice<Served>, after: ArraySlice<Served>) {
    Self.split(byPriority[one.priority] ?? [], at: one)
  }

  /// Whether another child of its priority is as flexible.
  func hasEquals(_ one: Served) -> Bool {
    (equals[Group(priority: one.priority, flexibility: one.flexibility)]?.count ?? 0) > 1
  }

  /// The others that have their turn only by their places in the source.
  func same(as one: Served) -> (before: ArraySlice<Served>, after: ArraySlice<Served>) {
    Self.split(same[Self.group(one)] ?? [], at: one)
  }

  /// Those of which something is kept while the children of a priority are served.
  func kept(below priority: CGFloat) -> [Served] {
    byPriority.keys.allSatisfy { $0 >= priority }
      ? [] : all.filter { $0.priority < priority && $0.minimum > 0 && $0.minimum < .infinity }
  }

  private static func split(_ some: [Served], at one: Served) -> (ArraySlice<Served>, ArraySlice<Served>) {
    var (low, high) = (0, some.count)
    while low < high {
      let middle = (low + high) / 2
      if some[middle].order < one.order { low = middle + 1 } else { high = middle }
    }
    return (some[..<low], some[low...].drop { $0.order == one.order })
  }
}
