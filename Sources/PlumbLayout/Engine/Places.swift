/// The notes of an algorithm about one child while it measures and arranges.
public struct Place {
  public var node: NodeID
  /// The index of the child whose turn is this child's position.
  var childAtTurn: Int32 = 0
  /// The proposal to the child.
  public var proposal = ProposedViewSize.unspecified
  /// The number of the children that have their turns together, where there are few such kinds.
  var kind: Int32 = 0
  /// The child's answer.
  public var size = CGSize.zero
  /// The position, in its parent's coordinates, with leading on the left.
  public var origin = CGPoint.zero
  /// The distance to the child before it.
  var gap: CGFloat = 0
  /// Its answers along the stack's axis to zero and to infinity.
  var minimum: CGFloat = 0
  var maximum: CGFloat = 0
  var priority: CGFloat = 0

  init(node: NodeID) { self.node = node }

  var flexibility: CGFloat {
    maximum == .infinity ? (minimum == .infinity ? 0 : .infinity) : maximum - minimum
  }
}

/// The places of a node's children, in a stack of places that the tree reuses, so that measuring allocates nothing.
@frozen public struct Places {
  private let reference: Unmanaged<LayoutTree>
  private let first: UnsafeMutablePointer<Place>
  public let count: Int

  init(tree: LayoutTree, first: UnsafeMutablePointer<Place>, count: Int) {
    (reference, self.first, self.count) = (.passUnretained(tree), first, count)
  }

  var tree: LayoutTree { reference._withUnsafeGuaranteedRef { $0 } }

  public subscript(index: Int) -> Place {
    get {
      precondition(index >= 0 && index < count, "there is no such child")
      return first[index]
    }
    nonmutating _modify {
      precondition(index >= 0 && index < count, "there is no such child")
      yield &first[index]
    }
  }

  /// The place of a child that is known to be there, for the loops of Plumb's own layouts.
  @inline(__always) func at(_ index: Int) -> UnsafeMutablePointer<Place> {
    assert(index >= 0 && index < count, "there is no such child")
    return first + index
  }

  /// The place of the child whose turn it is.
  @inline(__always) func atTurn(_ turn: Int) -> UnsafeMutablePointer<Place> {
    at(Int(at(turn).pointee.childAtTurn))
  }

  public func node(_ index: Int) -> LayoutNode { LayoutNode(reference, self[index].node) }

  /// The largest preference of any of them on each side; no distance without any.
  var unionOfSpacing: ViewSpacing { unionOfSpacing { _ in true } }

  /// The largest preference on each side of those that count; no distance without any.
  func unionOfSpacing(where counts: (LayoutNode) -> Bool) -> ViewSpacing {
    var union: ViewSpacing?
    for index in 0..<count where counts(node(index)) {
      union = union?.union(node(index).spacing) ?? node(index).spacing
    }
    return union ?? .zero
  }
}

/// A stack of places in chunks, which stay where they are while others are put on top.
struct PlaceStack {
  private var chunks: [UnsafeMutableBufferPointer<Place>] = []
  private var chunk = 0
  private var used = 0

  init() { chunks.append(.allocate(capacity: 1024)) }

  func deallocate() { for chunk in chunks { chunk.deallocate() } }

  /// The height of the stack.
  struct Mark {
    fileprivate let chunk: Int
    fileprivate let used: Int
  }

  var mark: Mark { Mark(chunk: chunk, used: used) }

  /// Room for some places side by side, which are still to be set.
  mutating func take(_ count: Int) -> UnsafeMutablePointer<Place> {
    if used + count > chunks[chunk].count { moveToNextChunk(with: count) }
    defer { used += count }
    return chunks[chunk].baseAddress! + used
  }

  /// Removes all that was added since the mark.
  mutating func release(to mark: Mark) { (chunk, used) = (mark.chunk, mark.used) }

  private mutating func moveToNextChunk(with count: Int) {
    let capacity = max(count, chunks[chunk].count * 2)
    (chunk, used) = (chunk + 1, 0)
    if chunk == chunks.count {
      chunks.append(.allocate(capacity: capacity))
    } else if chunks[chunk].count < count {
      // Nothing is on it, or it would not be the next one.
      chunks[chunk].deallocate()
      chunks[chunk] = .allocate(capacity: capacity)
    }
  }
}
