/// The children of a node. Most nodes have one, which is kept without an array around it.
package struct NodeList {
  private enum Nodes {
    case one(ViewNode)
    case several([ViewNode])
  }

  private var nodes: Nodes?

  package init() {}

  package init(_ list: [ViewNode]) {
    nodes = list.count > 1 ? .several(list) : list.first.map(Nodes.one)
  }

  /// Changes the nodes as an array, which is not copied: nothing else keeps it meanwhile.
  private mutating func change(_ body: (inout [ViewNode]) -> Void) {
    var list =
      switch nodes {
      case nil: [ViewNode]()
      case .one(let node): [node]
      case .several(let list): list
      }
    nodes = nil
    body(&list)
    self = NodeList(list)
  }
}

/// Answers the questions of each walk and each frame without the general ways of a collection, which are slow where the compiler
/// does not see through them.
extension NodeList: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate let list: NodeList
    fileprivate var place = 0

    package mutating func next() -> ViewNode? {
      guard place < list.endIndex else { return nil }
      defer { place += 1 }
      return list[place]
    }
  }

  package func makeIterator() -> Iterator { Iterator(list: self) }

  package var count: Int { endIndex }
  package var isEmpty: Bool { endIndex == 0 }
  package var first: ViewNode? { isEmpty ? nil : self[0] }
}

extension NodeList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch nodes {
    case nil: 0
    case .one: 1
    case .several(let list): list.count
    }
  }

  package subscript(place: Int) -> ViewNode {
    get {
      switch nodes {
      case .several(let list): return list[place]
      case .one(let node) where place == 0: return node
      default: preconditionFailure("a node has no child \(place)")
      }
    }
    set { change { $0[place] = newValue } }
  }

  package mutating func append(_ node: ViewNode) {
    if nodes == nil { nodes = .one(node) } else { change { $0.append(node) } }
  }

  package mutating func replaceSubrange(_ places: Range<Int>, with new: some Collection<ViewNode>) {
    change { $0.replaceSubrange(places, with: new) }
  }
}

extension NodeList: ExpressibleByArrayLiteral {
  package init(arrayLiteral list: ViewNode...) { self.init(list) }
}
