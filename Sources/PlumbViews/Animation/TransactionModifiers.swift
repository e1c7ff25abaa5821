nonisolated extension View {
  /// Changes the transaction of the view and everything in it, at each update.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(value: 0, isOpen: true, change: transform))
  }

  /// Changes the transaction of the view and everything in it, at updates in which a value has changed.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(_TransactionModifier(value: value, isOpen: false, change: transform))
  }

  /// Shows changes of the view and everything in it with an animation, at updates in which a value has changed; `nil`
  /// shows them at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      _TransactionModifier(value: value, isOpen: false) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Shows every change of the view and everything in it with an animation, a change of its place too.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier(value: 0, isOpen: true) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Shows every change of what `body` puts around the view with an animation; the view itself is as it was.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }

  /// Changes the transaction of what `body` puts around the view; the view itself is as it was.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionScope(
      content: body(PlaceholderContentView(content: AnyView(self), endsScope: true)), change: transform)
  }

  /// Moves everything in the view with it as one, including views that are added.
  public func geometryGroup() -> some View { modifier(_GeometryGroup()) }

}

/// Changes the transaction for what is in it.
nonisolated package struct _TransactionModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never
  let value: Value
  let isOpen: Bool
  let change: (inout Transaction) -> Void

  /// The value that was seen last, and the update in which it changed.
  private final class Last {
    var value: Value
    var update = -1
    init(_ value: Value) { self.value = value }
  }

  @MainActor package static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes
  ) {
    // A node around all elements, because a new one among them has not seen the last value.
    let node = builder.next(ObjectIdentifier(Self.self))
    let (clock, change) = (builder.host.animations, modifier.change)
    if modifier.isOpen {
      node.changeTransaction(isOpen: true, change)
    } else {
      let last = node.composite as? Last ?? Last(modifier.value)
      node.composite = last
      if last.value != modifier.value {
        (last.value, last.update) = (modifier.value, clock.update)
        clock.isAnimated = true
      }
      node.changeTransaction(isOpen: false) { if last.update == clock.update { change(&$0) } }
    }
    builder.descend(into: node) { content.make(builder) }
  }

  package static func _memberCount(of count: Int?) -> Int? { count }
}

/// Changes the transaction for what is in it, but for the placeholder's content.
nonisolated struct _TransactionScope<Content: View>: _PrimitiveView {
  let content: Content
  let change: (inout Transaction) -> Void

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let node = builder.next(ObjectIdentifier(Self.self))
    node.changeTransaction(isOpen: true, view.change)
    node.identity = NodeIdentity(_scopeMark)
    builder.descend(into: node) { builder.make(view.content) }
  }
  static var _memberCount: Int? { Content._memberCount }
}

private let scopeMark = "transaction scope"
nonisolated private var _scopeMark: AnyHashable { scopeMark }

/// The view that a body of views surrounds.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
  let content: AnyView
  /// Inside, the transaction is again as it was around the nearest scope.
  var endsScope = false

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let node = builder.next(ObjectIdentifier(Self.self))
    if view.endsScope {
      var scope = node.parent
      while let here = scope, here.identity != NodeIdentity(_scopeMark) { scope = here.parent }
      node.changeTransaction(isOpen: false) { [weak outer = scope?.parent] transaction in
        if let outer { transaction = outer.host.transaction(at: outer) }
      }
    }
    builder.descend(into: node) { builder.make(view.content) }
  }
  public static var _memberCount: Int? { (Value.self as? any View.Type)?._memberCount }
  /// A modifier in a scope then has one node around the placeholder, and not one around each element in it, where the scope has
  /// ended.
  public static func _memberCount(of view: Self) -> Int? {
    func count<Content: View>(_ content: Content) -> Int? { Content._memberCount(of: content) }
    return _memberCount ?? count(view.content.content)
  }
}

nonisolated package struct _GeometryGroup: _ElementModifier {
  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "geometryGroup", nil, configure: { $0.makeMotion().isGeometryGroup = true },
      content: content)
  }
}
