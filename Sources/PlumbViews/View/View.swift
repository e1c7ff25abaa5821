import PlumbLayout

/// A part of a user interface, described by the views that it is made of.
///
/// A custom view declares a `body`. It is evaluated once, and again only when a value that it has read changes.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Updates the nodes that represent the view, and makes them the first time.
  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder)

  /// The number of elements that the view adds to its container, where its type alone determines it.
  nonisolated static var _memberCount: Int? { get }

  /// The number of elements that a value of the type adds, where the value determines it: that of what it contains.
  nonisolated static func _memberCount(of view: Self) -> Int?

  /// The number of elements that a modifier's body of the type adds, around a view that adds `content` of them.
  nonisolated static func _memberCount(around content: Int?) -> Int?

  /// Adds the views that the view is made of. The default is the view itself.
  @MainActor static func _appendSubviews(_ view: Self, to collector: _SubviewCollector)
}

extension View {
  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.composite(view)
  }

  nonisolated public static var _memberCount: Int? { Body._memberCount }
  nonisolated public static func _memberCount(of view: Self) -> Int? { _memberCount }
  nonisolated public static func _memberCount(around content: Int?) -> Int? { _memberCount }

  @MainActor public static func _appendSubviews(_ view: Self, to collector: _SubviewCollector) {
    collector.add(AnyView(view))
  }
}

/// A view that the runtime supports directly, and that has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
  nonisolated public static var _memberCount: Int? { 1 }
}

nonisolated extension Never: View {
  @MainActor public var body: Never { fatalError("Never has no body") }
  @MainActor public static func _makeNodes(_ view: Never, in builder: _TreeBuilder) {}
  nonisolated public static var _memberCount: Int? { 0 }
}
