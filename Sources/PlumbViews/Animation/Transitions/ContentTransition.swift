/// The animation of changes of a view's content.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// Content changes at once. Plumb does not distinguish the kinds.
  public static let identity = ContentTransition(name: "identity")
  /// Content fades. Plumb does not distinguish the kinds.
  public static let opacity = ContentTransition(name: "opacity")
  /// Content goes from one look to the next. Plumb does not distinguish the kinds.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll. Plumb shows them as other texts, and does not keep the direction.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll up or down, as a number does. Plumb shows them as other texts, and does not keep the number.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// The animation of changes of content. No view of Plumb reads it.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the animation of changes of the view's content. Here content changes at once.
  public func contentTransition(
    _ transition: ContentTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.contentTransition, transition)
      .unsupported("contentTransition", fileID, line, if: transition != .identity)
  }
}
