import PlumbLayout
import PlumbViews

/// A button that shows further actions.
nonisolated public struct Menu<Label: View, Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  /// The menu that a style shows again: the element is there already.
  var isPart = false
  @State private var isOpen = false
  @Environment(\.openMenu) private var outer

  /// Creates a menu that a press opens, with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, primaryAction) = (content(), label(), nil)
  }

  /// Creates a button that does something when it is pressed, and opens the menu when it is held.
  /// - Parameter primaryAction: what a short press does. Inside another menu Plumb opens the menu instead.
  @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
  }

  /// Creates a menu with a label that is a value already.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.content, self.label, primaryAction) = (content(), label, nil)
  }

  @MainActor public var body: some View {
    let styled = _StyledOrPlain(
      MenuStyleConfiguration(
        label: .init(view: MenuStyleConfiguration.part(label)),
        content: .init(view: MenuStyleConfiguration.part(content)), primaryAction: primaryAction),
      plain: plain)
    if isPart { styled } else { _ControlElement("Menu") { styled } }
  }

  @MainActor private var plain: some View {
    let content = AnyView(content)
    return _MenuLabel(label: AnyView(label), primaryAction: primaryAction, isOpen: $isOpen)
      .presentation(.menu, isPresented: $isOpen) { source in
        _MenuCard(content: content, anchor: source, outer: outer)
      }
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style was given, in the next style out.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content, primaryAction) = (
      configuration.label, configuration.content, configuration.primaryAction
    )
    isPart = true
  }
}

/// The label that opens a menu: a button, or a row of the menu that it is in.
nonisolated private struct _MenuLabel: View {
  let label: AnyView
  let primaryAction: (@MainActor () -> Void)?
  @Binding var isOpen: Bool
  @Environment(\.isInMenu) private var isInMenu

  init(label: AnyView, primaryAction: (@MainActor () -> Void)?, isOpen: Binding<Bool>) {
    (self.label, self.primaryAction, _isOpen) = (label, primaryAction, isOpen)
  }

  @MainActor var body: some View {
    if isInMenu {
      _MenuRow(color: .primary) {
        isOpen = true
      } label: {
        HStack(spacing: 8) {
          label.labelStyle(.titleOnly)
          Spacer(minLength: 0)
          Image(systemName: "chevron.forward").imageScale(.small).accessibilityHidden(true)
        }
      }
    } else if let primaryAction {
      Button(action: primaryAction) { label }
        .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
    } else {
      Button(action: { isOpen = true }) { label }
    }
  }
  static var _memberCount: Int? { 1 }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a button with a localised title that acts when it is pressed, and opens the menu when it is held.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a button with a title that is not localised, which acts when it is pressed, and opens the menu when it is
  /// held.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

nonisolated extension Menu where Label == PlumbControls.Label<Text, Image> {
  /// Creates a menu with a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { PlumbControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title that is not localised, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { PlumbControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localised title and a symbol that acts when it is pressed; held, it opens the menu.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { PlumbControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
