/// The reasons for hiding the content of a view.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: bars replace texts.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The reason that sensitive content is hidden from others.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The reason that the content may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// The reasons for hiding the content of views. Texts follow `placeholder`; no view of Plumb follows `invalidated`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds a reason to hide the content of the views inside.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(_EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Removes all such reasons.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the content of the views is hidden where others may see the screen.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(
      _EnvironmentModifier {
        if sensitive, $0.redactionReasons.contains(.privacy) { $0.redactionReasons.insert(.placeholder) }
      })
  }
}
