/// Values that some nodes remember beside their records, by the nodes' numbers.
///
/// A flag in the node's record says whether there is something, so that most of a large table is memory that nobody touches.
/// The values are plain numbers, which nobody has to end.
struct NodeTable<Value> {
  private var values: UnsafeMutablePointer<Value>?
  private var capacity = 0

  /// No node has ever had anything here.
  var isEmpty: Bool { values == nil }

  func deallocate() { values?.deallocate() }

  subscript(id: NodeID) -> Value {
    guard let values, Int(id.index) < capacity else { fatalError("a node remembers nothing of this kind") }
    return values[Int(id.index)]
  }

  /// - Parameter nodes: for so many nodes there is room in the tree, and so here.
  mutating func set(_ value: Value, of id: NodeID, nodes: Int) {
    if Int(id.index) >= capacity {
      let larger = UnsafeMutablePointer<Value>.allocate(capacity: nodes)
      if let values {
        larger.moveInitialize(from: values, count: capacity)
        values.deallocate()
      }
      (values, capacity) = (larger, nodes)
    }
    values?.advanced(by: Int(id.index)).initialize(to: value)
  }
}
