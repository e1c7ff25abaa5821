/// Whether the characters of a view can be selected.
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Says whether characters can be selected. No host selects yet; the pictures are the same.
  public func textSelection<S: TextSelectability>(
    _ selectability: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("textSelection", fileID, line, if: S.allowsSelection) }
}
