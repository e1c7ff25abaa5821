import PlumbLayout

// The names that these modifiers had first, which are still written.
nonisolated extension View {
  /// The older name of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older name of `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older name of `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The older name of `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The older name of `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// The older name of `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// The older name of `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The older name of `accessibilitySortPriority(_:)`.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// The older name of `accessibilityInputLabels(_:)`, which changes nothing.
  public func accessibility(
    inputLabels: [Text], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    accessibilityInputLabels(inputLabels, fileID: fileID, line: line)
  }
  /// The older name of `accessibilityActivationPoint(_:)` for a point in points; it changes nothing.
  public func accessibility(
    activationPoint: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    accessibilityActivationPoint(activationPoint, fileID: fileID, line: line)
  }
  /// The older name of `accessibilityActivationPoint(_:)` for shares of the view's size; it changes nothing.
  public func accessibility(
    activationPoint: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    accessibilityActivationPoint(activationPoint, fileID: fileID, line: line)
  }
}
