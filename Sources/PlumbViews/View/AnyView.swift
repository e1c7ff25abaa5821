/// A view of any type. When the type inside changes, so does the view's identity.
nonisolated public struct AnyView: _PrimitiveView {
  package let content: any View

  /// Creates a view of any type; an `AnyView` is not wrapped again.
  public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }
  /// Creates a view of any type, as the initialiser without a label does.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(erasing: view)
  }

  @MainActor public static func _makeNodes(_ view: AnyView, in builder: _TreeBuilder) {
    builder.branch(ObjectIdentifier(type(of: view.content)), of: AnyView.self, isDynamic: true) {
      builder.makeAny(view.content)
    }
  }

  public static var _memberCount: Int? { nil }

  @MainActor public static func _appendSubviews(_ view: AnyView, to collector: _SubviewCollector) {
    func append<Content: View>(_ content: Content) { Content._appendSubviews(content, to: collector) }
    append(view.content)
  }
}

extension AnyView {
  /// The number of views that the type inside makes, where the type determines it.
  package var contentMemberCount: Int? {
    func count<Content: View>(_: Content) -> Int? { Content._memberCount }
    return count(content)
  }

  /// The name of the type inside, if it is a view with a body: somebody's own.
  package var composedName: String? {
    func name<Content: View>(_: Content.Type) -> String? {
      if Content.Body.self == Never.self { return nil }
      let own = typeName(Content.self)
      // The macro keeps the state of a preview in a view of this name, around the one that is shown.
      return own == "PreviewState" ? name(Content.Body.self) : own
    }
    func name<Content: View>(of _: Content) -> String? { name(Content.self) }
    return name(of: content)
  }
}
