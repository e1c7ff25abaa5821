nonisolated extension View {
  /// Says in a few words what the view is for: a tip under the pointer, and a hint for assistive tools.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Says in a few localised words what the view is for.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Says in a few words what the view is for, which are not localised.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
