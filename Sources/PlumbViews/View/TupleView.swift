/// Several views in a row, which join their container.
nonisolated public struct TupleView<T>: _PrimitiveView {
  /// The views, as a tuple.
  public var value: T
  private let visitMembers: @MainActor (T, MemberVisit) -> Void

  /// A tuple whose members are known as a pack. Members can be walked only where the pack is, so the walk is kept.
  init<each Content: View>(members: (repeat each Content)) where T == (repeat each Content) {
    value = members
    visitMembers = { members, visit in
      var index = 0
      for member in repeat each members {
        visit.member(member, index)
        index += 1
      }
    }
  }

  /// Creates a view of one view. Plumb does not show the members of a tuple that is given here; view builders do.
  public init(_ value: T) {
    self.value = value
    visitMembers = { value, visit in
      if let view = value as? any View { visit.member(AnyView(view), 0) }
    }
  }

  @MainActor public static func _makeNodes(_ view: TupleView, in builder: _TreeBuilder) {
    view.visitMembers(view.value, .make(builder))
  }

  @MainActor public static func _appendSubviews(_ view: TupleView, to collector: _SubviewCollector) {
    view.visitMembers(view.value, .append(collector))
  }

  public static var _memberCount: Int? { nil }
}

/// A visit to each member of a tuple.
@MainActor private enum MemberVisit {
  case make(_TreeBuilder)
  case append(_SubviewCollector)

  func member<Member: View>(_ member: Member, _ index: Int) {
    switch self {
    case .make(let builder): builder.make(member)
    case .append(let collector):
      collector.descend(index) { Member._appendSubviews(member, to: collector) }
    }
  }
}
