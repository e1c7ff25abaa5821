/// One of two contents, such as views, as `if`/`else` and `switch` make it.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

nonisolated extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    switch view.storage {
    case .first(let content):
      builder.branch(0, of: Self.self, isDynamic: true) { builder.make(content) }
    case .second(let content):
      builder.branch(1, of: Self.self, isDynamic: true) { builder.make(content) }
    }
  }

  public static var _memberCount: Int? {
    TrueContent._memberCount == FalseContent._memberCount ? TrueContent._memberCount : nil
  }
  public static func _memberCount(around content: Int?) -> Int? {
    let count = TrueContent._memberCount(around: content)
    return count == FalseContent._memberCount(around: content) ? count : nil
  }

  @MainActor public static func _appendSubviews(_ view: Self, to collector: _SubviewCollector) {
    switch view.storage {
    case .first(let content):
      collector.descend(0) { TrueContent._appendSubviews(content, to: collector) }
    case .second(let content):
      collector.descend(1) { FalseContent._appendSubviews(content, to: collector) }
    }
  }
}

nonisolated extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public var body: Never { fatalError("Optional has no body") }

  @MainActor public static func _makeNodes(_ view: Wrapped?, in builder: _TreeBuilder) {
    builder.branch(view == nil ? 0 : 1, of: Self.self, isDynamic: true) {
      if let view { builder.make(view) }
    }
  }

  nonisolated public static var _memberCount: Int? { nil }

  @MainActor public static func _appendSubviews(_ view: Wrapped?, to collector: _SubviewCollector) {
    if let view { Wrapped._appendSubviews(view, to: collector) }
  }
}
