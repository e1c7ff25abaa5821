/// One of the views that another view is made of.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
  /// The identity of a subview: the same position has the same id each time.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// The identity of the subview among the others.
  public let id: ID
  /// The values that the subview sets with `containerValue`.
  public let containerValues: ContainerValues
  package let content: AnyView

  @MainActor public static func _makeNodes(_ view: Subview, in builder: _TreeBuilder) {
    builder.branch(view.id, of: Subview.self) { builder.make(view.content) }
  }

  @MainActor public static func _appendSubviews(_ view: Subview, to collector: _SubviewCollector) {
    collector.add(view)
  }

  public static var _memberCount: Int? { nil }
}

/// The views that another view is made of, in order.
nonisolated public struct SubviewsCollection: _PrimitiveView, RandomAccessCollection {
  /// The type of a range of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice
  package let subviews: [Subview]

  /// The index of the first subview, which is 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }

  /// The subview at an index; one out of range stops the program.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews in a range of indices, which keep their indices; the slice is a view of them, too.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public static func _makeNodes(_ view: SubviewsCollection, in builder: _TreeBuilder) {
    builder.make(view[...])
  }

  @MainActor public static func _appendSubviews(
    _ view: SubviewsCollection, to collector: _SubviewCollector
  ) {
    for subview in view { collector.add(subview) }
  }

  public static var _memberCount: Int? { nil }
}

/// Some of the views that another view is made of, in order.
nonisolated public struct SubviewsCollectionSlice: _PrimitiveView, RandomAccessCollection {
  /// The type of a range of the slice: another slice.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  /// The index of the first subview in the slice: what it is in the whole, and not 0.
  public var startIndex: Int { subviews.startIndex }
  /// The index behind the last subview in the slice.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index of the whole; one outside of the slice stops the program.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews in a range of indices of the whole.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public static func _makeNodes(_ view: SubviewsCollectionSlice, in builder: _TreeBuilder) {
    builder.keyed(of: Self.self, count: view.count) { elements in
      for subview in view { elements.element(subview.id) { builder.make(subview.content) } }
    }
  }

  @MainActor public static func _appendSubviews(
    _ view: SubviewsCollectionSlice, to collector: _SubviewCollector
  ) {
    for subview in view { collector.add(subview) }
  }

  public static var _memberCount: Int? { nil }
}
