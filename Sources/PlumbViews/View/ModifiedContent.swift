/// A view, or a modifier, with a modifier around it.
nonisolated public struct ModifiedContent<Content, Modifier>: CalledView {
  package let callSite = _CallSite()
  /// The content that the modifier wraps.
  public var content: Content
  /// The modifier around it.
  public var modifier: Modifier

  /// Creates a view, or a modifier, with a modifier applied to it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("ModifiedContent has no body") }

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let content = view.content
    Modifier._makeNodes(
      view.modifier, in: builder,
      content: _ModifiedNodes(
        isErasedEmpty: Content.self == AnyView.self ? (content as? AnyView)?.content is EmptyView : nil,
        count: Content._memberCount(of: content)
      ) { builder in
        builder.make(content)
      })
  }

  nonisolated public static var _memberCount: Int? { Modifier._memberCount(of: Content._memberCount) }
  nonisolated public static func _memberCount(of view: Self) -> Int? {
    Modifier._memberCount(of: Content._memberCount(of: view.content))
  }
  nonisolated public static func _memberCount(around content: Int?) -> Int? {
    Modifier._memberCount(of: Content._memberCount(around: content))
  }

  /// A modifier that wraps each element wraps each subview; one with a body keeps them together.
  @MainActor public static func _appendSubviews(_ view: Self, to collector: _SubviewCollector) {
    let modifier = view.modifier
    if let writer = modifier as? _ContainerValueWriter {
      collector.set(writer.write) { Content._appendSubviews(view.content, to: collector) }
    } else if let writer = modifier as? any ContainerValueModifier {
      collector.set(writer.write) {
        collector.modify({ AnyView($0.modifier(modifier)) }) {
          Content._appendSubviews(view.content, to: collector)
        }
      }
    } else if modifier is any _ElementModifier || modifier is any _InheritedModifier {
      collector.modify({ AnyView($0.modifier(modifier)) }) {
        Content._appendSubviews(view.content, to: collector)
      }
    } else {
      collector.add(AnyView(view))
    }
  }
}

nonisolated extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Never called: the two modifiers are put around a view one after the other.
  @MainActor public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("a modifier of two has no body")
  }

  @MainActor public static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes
  ) {
    let inner = modifier.content
    Modifier._makeNodes(
      modifier.modifier, in: builder,
      content: _ModifiedNodes(
        isErasedEmpty: content.isErasedEmpty, count: Content._memberCount(of: content.count)
      ) {
        builder in
        Content._makeNodes(inner, in: builder, content: content)
      })
  }

  nonisolated public static func _memberCount(of count: Int?) -> Int? {
    Modifier._memberCount(of: Content._memberCount(of: count))
  }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
