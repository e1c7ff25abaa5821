/// Several views under one name, which join their container. A modifier changes each of them.
nonisolated public struct Group<Content>: CalledView {
  package let callSite = _CallSite()
  package let content: Content

  /// Returns a group of something that is no view, such as the items of a toolbar.
  package static func holding(_ content: Content) -> Group { Group(content: content) }
}

nonisolated extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group of several views, without its own layout.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: Never { fatalError("Group has no body") }
  @MainActor public static func _makeNodes(_ view: Group, in builder: _TreeBuilder) {
    builder.make(view.content)
  }
  nonisolated public static var _memberCount: Int? { Content._memberCount }
  nonisolated public static func _memberCount(of view: Group) -> Int? {
    Content._memberCount(of: view.content)
  }
  nonisolated public static func _memberCount(around content: Int?) -> Int? {
    Content._memberCount(around: content)
  }

  @MainActor public static func _appendSubviews(_ view: Group, to collector: _SubviewCollector) {
    Content._appendSubviews(view.content, to: collector)
  }
}
