import PlumbLayout
import PlumbViews

/// Controls that belong together: in a menu a row of symbols, elsewhere a row of buttons.
nonisolated public struct ControlGroup<Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let content: Content
  let label: AnyView
  /// The group that a style shows again: the element is there already.
  var isPart = false
  @Environment(\.openMenu) private var menu

  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(EmptyView()))
  }

  /// Creates a group with any view as its label, which custom styles can show. Plumb's own look does not show it.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), AnyView(label()))
  }

  /// Creates a group with a localised title, which custom styles can show. Plumb's own look does not show it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(titleKey)))
  }

  /// Creates a group with a title that is not localised, which custom styles can show. Plumb's own look does not show
  /// it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(title)))
  }

  @MainActor public var body: some View {
    let styled = _StyledOrPlain(
      ControlGroupStyleConfiguration(
        content: .init(view: ControlGroupStyleConfiguration.part(content)),
        label: .init(view: ControlGroupStyleConfiguration.part(label))),
      plain: plain)
    if isPart { styled } else { _ControlElement("ControlGroup") { styled } }
  }

  @MainActor @ViewBuilder private var plain: some View {
    if menu != nil {
      HStack(spacing: 0) { content.labelStyle(_SymbolFirstLabelStyle()).multilineTextAlignment(.center) }
    } else {
      HStack(spacing: 8) { content }.environment(\.buttonsFillRows, false)
    }
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style was given, in the next style out.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label, isPart) = (configuration.content, AnyView(configuration.label), true)
  }
}

/// The symbol over the title, in the middle.
private struct _SymbolFirstLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
  }
}
