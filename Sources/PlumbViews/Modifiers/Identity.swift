nonisolated extension View {
  /// Draws the view before or after its siblings; a higher number is nearer. The default is 0.
  public func zIndex(_ value: Double) -> some View { modifier(_ZIndex(value: value)) }

  /// Sets the identity of the view: with another id it is another view.
  public func id<ID: Hashable>(_ id: ID) -> some View { _IdentifiedView(content: self, id: id) }
}

nonisolated package struct _ZIndex: _NodeModifier {
  let value: Double

  @MainActor package func configure(_ node: ViewNode) { node.zIndex = value }
}

nonisolated package struct _IdentifiedView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID

  @MainActor package static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.branch(view.id, of: Self.self) {
      builder.parent.setUserID(NodeIdentity(view.id))
      builder.make(view.content)
    }
  }
  package static var _memberCount: Int? { Content._memberCount }
  // In a modifier's body only the value shows how many elements the content has. A modifier around the id would otherwise be made
  // inside of it, and anew with each new id.
  package static func _memberCount(of view: Self) -> Int? { Content._memberCount(of: view.content) }
  package static func _memberCount(around content: Int?) -> Int? { Content._memberCount(around: content) }
}
