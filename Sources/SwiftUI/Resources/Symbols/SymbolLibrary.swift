import PlumbViews

/// The free symbols of this machine.
final class SymbolLibrary: Sendable {
  static let shared = SymbolLibrary()

  func symbol(_ name: String) -> Resources.Symbol? { nil }
}
