/// A reader has read an input, at some version. The input is gone when its subgraph was invalidated.
///
/// An edge is in two lists: its reader's inputs, which own it, and its input's dependents, which do not, so that no cycle of
/// owners arises. To leave either list takes the same time for one edge and for 100,000.
final class Edge {
  @exclusivity(unchecked) var input: Node?
  /// The reader removes its edges before it goes.
  unowned(unsafe) let reader: Node
  @exclusivity(unchecked) var version: UInt64
  /// The edge after it among the reader's inputs.
  @exclusivity(unchecked) fileprivate(set) var next: Edge?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var previousDependent: Edge?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var nextDependent: Edge?

  init(from input: Node, to reader: Node) {
    self.input = input
    self.reader = reader
    version = input.version
    input.dependents.append(self)
  }

  func detach() { input?.dependents.remove(self) }

  /// The reads of a node, in the order of the first reads.
  struct Inputs: Sequence {
    private(set) var first: Edge?
    /// The last one that the run has read, of this run or met again.
    unowned(unsafe) var matched: Edge?

    /// The first one that the run has not read again so far.
    var unmatched: Edge? { if let matched { matched.next } else { first } }

    /// Adds an edge behind those that the run has read; there is none behind it.
    mutating func append(_ edge: Edge) {
      if let matched { matched.next = edge } else { first = edge }
      matched = edge
    }

    /// Removes the first one that the run has not read.
    mutating func takeUnmatched() -> Edge? {
      guard let edge = unmatched else { return nil }
      if let matched { matched.next = edge.next } else { first = edge.next }
      edge.next = nil
      return edge
    }

    struct Iterator: IteratorProtocol {
      fileprivate var edge: Edge?

      mutating func next() -> Edge? {
        defer { edge = edge?.next }
        return edge
      }
    }

    func makeIterator() -> Iterator { Iterator(edge: first) }
  }

  /// The edges to the readers of a node, oldest first.
  struct Dependents: Sequence {
    private unowned(unsafe) var first: Edge?
    private unowned(unsafe) var last: Edge?

    mutating func append(_ edge: Edge) {
      edge.previousDependent = last
      if let last { last.nextDependent = edge } else { first = edge }
      last = edge
    }

    mutating func remove(_ edge: Edge) {
      if let previous = edge.previousDependent {
        previous.nextDependent = edge.nextDependent
      } else {
        first = edge.nextDependent
      }
      if let next = edge.nextDependent {
        next.previousDependent = edge.previousDependent
      } else {
        last = edge.previousDependent
      }
      (edge.previousDependent, edge.nextDependent) = (nil, nil)
    }

    /// Removes each edge. Its reader keeps it, without an input.
    mutating func cut() {
      var next = first
      (first, last) = (nil, nil)
      while let edge = next {
        next = edge.nextDependent
        (edge.previousDependent, edge.nextDependent) = (nil, nil)
        edge.input = nil
      }
    }

    struct Iterator: IteratorProtocol {
      fileprivate unowned(unsafe) var edge: Edge?

      mutating func next() -> Edge? {
        defer { edge = edge?.nextDependent }
        return edge
      }
    }

    func makeIterator() -> Iterator { Iterator(edge: first) }
  }
}
