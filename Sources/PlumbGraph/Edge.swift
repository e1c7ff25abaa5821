/// A reader has read an input, at some version. The input is gone when its subgraph was invalidated.
///
/// An edge is in two lists: its reader's inputs, which own it, and its input's dependents, which do not, so that no cycle of
/// owners arises. To leave either list takes the same time for one edge and for 100,000.
struct Edge {
  fileprivate(set) var input: Node?
  /// The reader removes its edges before it goes.
  unowned(unsafe) let reader: Node
  var version: UInt32
  /// The edge after it among the reader's inputs, or among those that are free.
  fileprivate(set) var next = ID.none
  fileprivate var previousDependent = ID.none
  fileprivate(set) var nextDependent = ID.none

  /// The place of an edge among those of its graph.
  struct ID: Equatable {
    fileprivate let index: Int32
    static let none = ID(index: -1)

    var exists: Bool { index >= 0 }
    fileprivate var place: Int { Int(index) }
  }

  /// The reads of a node, in the order of the first reads.
  struct Inputs {
    fileprivate(set) var first = ID.none
    /// The last one that the run has read, of this run or met again.
    fileprivate(set) var matched = ID.none
  }

  /// The edges to the readers of a node, oldest first.
  struct Dependents {
    fileprivate(set) var first = ID.none
    fileprivate var last = ID.none
  }
}

/// The edges of a graph, in one array with links of 32 bits: a view has several, and an object for each takes more than twice the
/// memory and a call of the allocator.
struct Edges {
  private var all: [Edge] = []
  private var firstFree = Edge.ID.none

  subscript(_ id: Edge.ID) -> Edge { all[id.place] }

  // MARK: Inputs

  /// The run that begins has read nothing so far.
  func startRun(of reader: Node) { reader.inputs.matched = .none }

  /// The first input that the run has not read again so far.
  func unmatched(of reader: Node) -> Edge.ID {
    let inputs = reader.inputs
    return inputs.matched.exists ? all[inputs.matched.place].next : inputs.first
  }

  /// The run has read the first unmatched input again.
  mutating func match(_ id: Edge.ID, of reader: Node) {
    all[id.place].version = all[id.place].input?.version ?? 0
    reader.inputs.matched = id
  }

  /// Adds an edge behind those that the run has read; there is none behind it.
  mutating func append(from input: Node, to reader: Node) {
    let id = insert(Edge(input: input, reader: reader, version: input.version))
    setNext(id, of: reader)
    reader.inputs.matched = id
    let last = input.dependents.last
    all[id.place].previousDependent = last
    if last.exists { all[last.place].nextDependent = id } else { input.dependents.first = id }
    input.dependents.last = id
  }

  /// Removes the first edge that the run has not read, and gives what it kept.
  mutating func takeUnmatched(of reader: Node) -> Node? {
    let id = unmatched(of: reader)
    setNext(all[id.place].next, of: reader)
    let input = all[id.place].input
    if let input { leaveDependents(of: input, id) }
    all[id.place].input = nil
    all[id.place].next = firstFree
    firstFree = id
    return input
  }

  private mutating func setNext(_ id: Edge.ID, of reader: Node) {
    let matched = reader.inputs.matched
    if matched.exists { all[matched.place].next = id } else { reader.inputs.first = id }
  }

  private mutating func insert(_ edge: Edge) -> Edge.ID {
    guard firstFree.exists else {
      all.append(edge)
      return Edge.ID(index: Int32(all.count - 1))
    }
    let id = firstFree
    firstFree = all[id.place].next
    all[id.place] = edge
    return id
  }

  // MARK: Dependents

  private mutating func leaveDependents(of input: Node, _ id: Edge.ID) {
    let (previous, next) = (all[id.place].previousDependent, all[id.place].nextDependent)
    if previous.exists { all[previous.place].nextDependent = next } else { input.dependents.first = next }
    if next.exists { all[next.place].previousDependent = previous } else { input.dependents.last = previous }
  }

  /// Cuts each edge to a reader of a node. The reader keeps it, without an input.
  mutating func cutDependents(of input: Node) {
    var id = input.dependents.first
    input.dependents = Edge.Dependents()
    while id.exists {
      let next = all[id.place].nextDependent
      all[id.place].previousDependent = .none
      all[id.place].nextDependent = .none
      all[id.place].input = nil
      id = next
    }
  }
}

extension Graph {
  /// Calls a closure for each edge to a reader of a node, the oldest first.
  func forEachReader(of node: Node, _ body: (Node) -> Void) {
    var id = node.dependents.first
    while id.exists {
      let edge = edges[id]
      body(edge.reader)
      id = edge.nextDependent
    }
  }

  func readers(of node: Node) -> [Node] {
    var readers: [Node] = []
    forEachReader(of: node) { readers.append($0) }
    return readers
  }

  /// The nodes that a node has read and that are still there, in the order of the first reads.
  func inputs(of node: Node) -> [Node] {
    var inputs: [Node] = []
    var id = node.inputs.first
    while id.exists {
      if let input = edges[id].input { inputs.append(input) }
      id = edges[id].next
    }
    return inputs
  }
}
