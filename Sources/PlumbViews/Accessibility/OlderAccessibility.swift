import PlumbLayout

// The names that these modifiers had first, which are still written.
nonisolated extension View {
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public func accessibility(
    sortPriority: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    accessibilitySortPriority(sortPriority, fileID: fileID, line: line)
  }
  public func accessibility(
    inputLabels: [Text], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    accessibilityInputLabels(inputLabels, fileID: fileID, line: line)
  }
  public func accessibility(
    activationPoint: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    accessibilityActivationPoint(activationPoint, fileID: fileID, line: line)
  }
  public func accessibility(
    activationPoint: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    accessibilityActivationPoint(activationPoint, fileID: fileID, line: line)
  }
}
