/// How changes of a view's content are shown.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How changes of the view's content are shown. Here contents change at once.
  public func contentTransition(
    _ transition: ContentTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.contentTransition, transition)
      .unsupported("contentTransition", fileID, line, if: transition != .identity)
  }
}
