/// A change of a view, with a body that contains the view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The view to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the view that replaces the modified one, which is shown wherever `content` is.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Brings the nodes of the modifier and of what it changes up to date.
  @MainActor static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes)

  /// Returns the number of elements that a view with the modifier has, if the view alone has `count`.
  nonisolated static func _memberCount(of count: Int?) -> Int?
}

extension ViewModifier {
  @MainActor public static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes
  ) {
    builder.composite(_ModifierBody(modifier: modifier, content: _ViewModifier_Content(nodes: content)))
  }

  nonisolated public static func _memberCount(of count: Int?) -> Int? {
    Body.self == Never.self ? nil : Body._memberCount(around: count)
  }

  /// Returns the modifier with another one around it.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: a modifier without a body is known to the runtime.
  @MainActor public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The content that a modifier wraps, and how its nodes are made.
public struct _ModifiedNodes {
  /// Whether there is nothing in the view, if it is an `AnyView`.
  let isErasedEmpty: Bool?
  /// The number of elements that the view has, where its type alone determines it.
  let count: Int?
  let make: @MainActor (_TreeBuilder) -> Void
}

/// The view to which a custom modifier is applied.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let nodes: _ModifiedNodes

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.branch(0, of: Self.self) { view.nodes.make(builder) }
  }
  public static var _memberCount: Int? { nil }
  public static func _memberCount(of view: Self) -> Int? { view.nodes.count }
  public static func _memberCount(around content: Int?) -> Int? { content }
}

/// A modifier's body as a view, so that its own state and environment are those of a view.
nonisolated struct _ModifierBody<Modifier: ViewModifier>: View {
  var modifier: _ModifierProperties<Modifier>
  let content: _ViewModifier_Content<Modifier>

  init(modifier: Modifier, content: _ViewModifier_Content<Modifier>) {
    (self.modifier, self.content) = (_ModifierProperties(modifier: modifier), content)
  }

  @MainActor var body: Modifier.Body { modifier.modifier.body(content: content) }
  static var _memberCount: Int? { nil }
}

nonisolated extension _ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.modifier.animatableData }
    set { modifier.modifier.animatableData = newValue }
  }
}

/// A modifier as a property of its body, so that its own dynamic properties are connected.
nonisolated struct _ModifierProperties<Modifier: ViewModifier>: DynamicProperty {
  var modifier: Modifier

  @MainActor static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.storage.install(in: &property.modifier, environment: context.environment)
  }
}

/// A modifier that the runtime knows by itself, and that wraps one element. Around several, it wraps
/// each of them (Rules/Proposals.md#R-2).
public protocol _ElementModifier: ViewModifier where Body == Never {
  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
}

extension _ElementModifier {
  @MainActor public static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes
  ) {
    builder.wrap(
      count: content.count, in: { Self._makeElement(modifier, in: $0, content: $1) }, content: content.make)
  }

  nonisolated public static func _memberCount(of count: Int?) -> Int? { count }
}

/// A modifier that wraps one element, lays nothing out, and only says something to its node.
package protocol _NodeModifier: _ElementModifier {
  @MainActor func configure(_ node: ViewNode)
}

extension _NodeModifier {
  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(Self.self, "", nil, configure: modifier.configure, content: content)
  }
}

/// A modifier that the runtime knows by itself, and that changes what all elements in it inherit.
public protocol _InheritedModifier: ViewModifier where Body == Never {
  @MainActor static func _changeInherited(_ modifier: Self, in builder: _TreeBuilder)
}

extension _InheritedModifier {
  @MainActor public static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes
  ) {
    builder.inheriting {
      Self._changeInherited(modifier, in: builder)
      content.make(builder)
    }
  }

  nonisolated public static func _memberCount(of count: Int?) -> Int? { count }
}
