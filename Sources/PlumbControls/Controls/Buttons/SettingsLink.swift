import PlumbViews

/// A button that opens the app's settings. Hosts here show one window, so its press is reported.
nonisolated public struct SettingsLink<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates the button with any view as its label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    let openSettings = openSettings
    Button(action: { openSettings() }, label: { label })
  }
  public static var _memberCount: Int? { 1 }
}

/// The default label of a link to the settings.
nonisolated public struct DefaultSettingsLinkLabel: View, AddedBody {
  @MainActor public var body: some View { Text("Settings…") }
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates the button, entitled “Settings…”.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
