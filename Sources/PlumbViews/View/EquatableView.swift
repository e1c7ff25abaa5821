/// A view whose body runs again only when it is not equal to what it was, or what it reads has changed.
nonisolated public struct EquatableView<Content: View & Equatable>: _PrimitiveView {
  /// The view that is compared.
  public var content: Content
  /// Creates a view that is compared with what it was. Plumb compares each view that is `Equatable`, with or without
  /// this.
  public init(content: Content) { self.content = content }

  // Views that are `Equatable` are compared by `==` everywhere.
  @MainActor public static func _makeNodes(_ view: EquatableView, in builder: _TreeBuilder) {
    builder.make(view.content)
  }
  public static var _memberCount: Int? { Content._memberCount }
}

nonisolated extension View where Self: Equatable {
  /// Runs the view's body again only when the view is not equal to what it was, or what it reads has changed.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
