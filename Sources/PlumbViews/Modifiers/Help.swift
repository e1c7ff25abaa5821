nonisolated extension View {
  /// Adds a short help text: a tip under the pointer, and a hint for assistive tools.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Adds a short localised help text.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Adds a short help text that is not localised.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
