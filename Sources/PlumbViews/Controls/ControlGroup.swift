import PlumbLayout

/// Controls that belong together: in a menu a row of symbols, elsewhere a row of buttons.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView
  /// The group that a style shows again: the element is there already.
  var isPart = false
  @Environment(\EnvironmentValues[StyleOf<ControlGroupStyleConfiguration>()]) private var styles

  public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(EmptyView()))
  }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), AnyView(label()))
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(title)))
  }

  @MainActor public var body: some View {
    if isPart { look } else { _ControlElement("ControlGroup") { look } }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor @ViewBuilder private var look: some View {
    if styles.next == nil {
      _ControlRow(content: content)
    } else {
      _Styled(
        ControlGroupStyleConfiguration(
          content: .init(view: ControlGroupStyleConfiguration.part(content)),
          label: .init(view: ControlGroupStyleConfiguration.part(label))))
    }
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was given, in the next style out.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label, isPart) = (configuration.content, AnyView(configuration.label), true)
  }
}
