/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  /// An element is a binding to an element of the collection.
  public typealias Element = Binding<Value.Element>
  /// The type of iterator.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection has the indices of the whole.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// Indices are those of the collection.
  public typealias Index = Value.Index
  /// Indices are those of the collection.
  public typealias Indices = Value.Indices

  /// The first index that the collection has now.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last one that the collection has now.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices that the collection has now.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves an index to the next one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at an index. It stays with the index when elements are added or taken away.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(of: location, position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves an index to the one before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
