import PlumbLayout
import PlumbViews

/// A control that performs an action when it is pressed.
nonisolated public struct Button<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button without a role, with any view as its label.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button for something, with any view as its label; a role of `nil` leaves it a plain one.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  @MainActor public var body: some View {
    _Styled(
      PrimitiveButtonStyleConfiguration(
        role: role, content: AnyView(label), action: action))
  }
  public static var _memberCount: Int? { 1 }
}

extension Button: AccessibleActionView {
  package var spokenAction: (words: Text, perform: @MainActor () -> Void)? {
    (label as? any SpokenView)?.spokenText.map { ($0, action) }
  }
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Leaves things as they are. Alerts show such a button stronger; dialogs put it apart, below the choices.
  public static let cancel = ButtonRole(name: "cancel")
  /// Destroys something: the styles of the library show the button in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Closes what is open. Plumb shows such a button like one without a role.
  public static let close = ButtonRole(name: "close")
  /// Confirms what was entered. Plumb shows such a button like one without a role.
  public static let confirm = ButtonRole(name: "confirm")
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a localised title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is not localised.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button of a title with the place of its translations.
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// Creates a button for something, with a localised title.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button for something, with a title that is not localised.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == PlumbControls.Label<Text, Image> {
  /// Creates a button with a localised title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { PlumbControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button of a title with the place of its translations, and a symbol.
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title that is not localised, and a symbol.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { PlumbControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localised title and an image of an asset catalog.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { PlumbControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a title that is not localised, and an image of an asset catalog.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { PlumbControls.Label(title, image: image) }
  }

  /// Creates a button for something, with a localised title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button for something, with a title that is not localised, and a symbol.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration, in the style around.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
