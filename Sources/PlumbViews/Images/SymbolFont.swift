private struct SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font that symbols are as tall as, where it is another than that of the texts beside them.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
