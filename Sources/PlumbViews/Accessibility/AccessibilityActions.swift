import PlumbLayout

/// What assistive tools can be asked to do beside the usual. Hosts here offer none of it, so actions are never run.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("showMenu")
  public init(named name: Text) { self.init(name.string) }
  private init(_ name: String) { self.name = name }
}

/// Whether a value goes up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How important a piece of custom content is.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// The part of a pair: the label or what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What kind of text a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

// Hosts offer assistive tools what a person can do with the views themselves; what is said beside that is taken and
// changes nothing.
nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { self }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  public func accessibilityInputLabels(_ labelKeys: [LocalizedStringKey]) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    self
  }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
}

nonisolated extension View {
  /// Makes a heading of the element; its level is not told.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Makes one element of the view; the views that are to stand for it are not shown to tools.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }

  /// The views that are to stand for parts of a drawing are not shown to tools.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// What assistive tools call the element, where a condition holds.
  @ViewBuilder public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
}

nonisolated extension Text {
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Text { self }
}
