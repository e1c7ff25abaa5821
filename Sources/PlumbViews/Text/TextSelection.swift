/// Whether the characters of a view can be selected.
public protocol TextSelectability: Sendable {
  /// Whether characters can be selected.
  static var allowsSelection: Bool { get }
}

/// Says that characters can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Always `true`.
  public static let allowsSelection = true
}

/// Says that characters cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Always `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Lets characters be selected. Plumb does not select yet.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Keeps characters from being selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Says whether characters can be selected. No host selects yet; the pictures are the same.
  public func textSelection<S: TextSelectability>(
    _ selectability: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("textSelection", fileID, line, if: S.allowsSelection) }
}
