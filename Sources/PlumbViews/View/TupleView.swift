/// Several views in a row, which join the container that they stand in.
nonisolated public struct TupleView<T>: _PrimitiveView {
  public var value: T
  private let makeMembers: @MainActor (T, _TreeBuilder) -> Void

  /// A tuple whose members are known as a pack. Members can be walked only where the pack is, so the walk is kept.
  init<each Content: View>(members: (repeat each Content)) where T == (repeat each Content) {
    value = members
    makeMembers = { members, builder in
      repeat builder.make(each members)
    }
  }

  public init(_ value: T) {
    self.value = value
    makeMembers = { value, builder in
      if let view = value as? any View { builder.makeAny(view) }
    }
  }

  @MainActor public static func _makeNodes(_ view: TupleView, in builder: _TreeBuilder) {
    view.makeMembers(view.value, builder)
  }

  public static var _memberCount: Int? { nil }
}
