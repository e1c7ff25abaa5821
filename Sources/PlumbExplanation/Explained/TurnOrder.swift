import PlumbLayout

/// The turns of a stack's children, arranged so that what is known of one is looked up: a stack may have ten thousand.
struct TurnOrder {
  typealias Turn = TracedScope.Turn

  /// Those among which a child is neither more nor less flexible.
  private struct Group: Hashable {
    var priority: CGFloat
    var flexibility: CGFloat
    /// Of endless views the one with the larger minimum goes first; it makes no difference to others.
    var minimum: CGFloat?
  }

  /// In the order of their turns.
  let all: [Turn]
  let highestPriority: CGFloat
  /// One of them waits until all others had their turns.
  let hasSpacer: Bool
  private let byNode: [NodeID: Turn]
  private let byPriority: [CGFloat: [Turn]]
  private let equals: [Group: [Turn]]
  private let same: [Group: [Turn]]

  init(_ all: [Turn]) {
    self.all = all
    highestPriority = all.map { $0.priority }.max() ?? 0
    hasSpacer = all.contains { $0.priority == -.infinity }
    byNode = all.reduce(into: [:]) { turns, one in turns[one.node] = turns[one.node] ?? one }
    byPriority = Dictionary(grouping: all) { $0.priority }
    equals = Dictionary(grouping: all) { Group(priority: $0.priority, flexibility: $0.flexibility) }
    same = Dictionary(grouping: all) { Self.group($0) }
  }

  private static func group(_ one: Turn) -> Group {
    Group(
      priority: one.priority, flexibility: one.flexibility,
      minimum: one.flexibility < .infinity ? nil : one.minimum)
  }

  subscript(node: NodeID) -> Turn? { byNode[node] }

  /// Returns the number of children with the child's priority, itself among them.
  func peerCount(of one: Turn) -> Int { byPriority[one.priority]?.count ?? 0 }

  /// The others of the child's priority.
  func peers(of one: Turn) -> (before: ArraySlice<Turn>, after: ArraySlice<Turn>) {
    Self.split(byPriority[one.priority] ?? [], at: one)
  }

  /// Returns whether another child of its priority is as flexible.
  func hasEquals(_ one: Turn) -> Bool {
    (equals[Group(priority: one.priority, flexibility: one.flexibility)]?.count ?? 0) > 1
  }

  /// The others that have their turn only by their places in the source.
  func same(as one: Turn) -> (before: ArraySlice<Turn>, after: ArraySlice<Turn>) {
    Self.split(same[Self.group(one)] ?? [], at: one)
  }

  /// Those of which something is kept while the children of a priority have their turns.
  func kept(below priority: CGFloat) -> [Turn] {
    byPriority.keys.allSatisfy { $0 >= priority }
      ? [] : all.filter { $0.priority < priority && $0.minimum > 0 && $0.minimum < .infinity }
  }

  private static func split(_ some: [Turn], at one: Turn) -> (ArraySlice<Turn>, ArraySlice<Turn>) {
    var (low, high) = (0, some.count)
    while low < high {
      let middle = (low + high) / 2
      if some[middle].order < one.order { low = middle + 1 } else { high = middle }
    }
    return (some[..<low], some[low...].drop { $0.order == one.order })
  }
}
