/// A view without content: nothing is drawn, and no space is taken.
nonisolated public struct EmptyView: _PrimitiveView {
  /// Creates no view.
  public init() {}

  @MainActor public static func _makeNodes(_ view: EmptyView, in builder: _TreeBuilder) {}
  public static var _memberCount: Int? { 0 }

  @MainActor public static func _appendSubviews(_ view: EmptyView, to collector: _SubviewCollector) {}
}
