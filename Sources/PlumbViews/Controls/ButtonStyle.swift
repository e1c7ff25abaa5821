/// How buttons look, also while they are pressed. The press itself is the button's.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
    public static var _memberCount: Int? { nil }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A button as a style sees it that presses it itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
    public static var _memberCount: Int? { nil }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  nonisolated init(role: ButtonRole?, content: AnyView, action: @escaping @MainActor () -> Void) {
    (self.role, label, self.action) = (role, Label(content: content), action)
  }

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// A style of any type, with the ones around it left to those who draw the button inside.
struct AnyButtonStyle: @unchecked Sendable {
  let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    // A style is a value, and it is used on the main actor only.
    nonisolated(unsafe) let style = style
    make = { AnyView(_PressedStyleBody(style: _StyleProperties(style: style), configuration: $0)) }
  }

  init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    nonisolated(unsafe) let style = style
    make = { AnyView(_PrimitiveStyleBody(style: _StyleProperties(style: style), configuration: $0)) }
  }
}

private struct ButtonStylesKey: EnvironmentKey { static var defaultValue: [AnyButtonStyle] { [] } }

extension EnvironmentValues {
  /// The styles around, the innermost last.
  var buttonStyles: [AnyButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the buttons in the view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.buttonStyles.append(AnyButtonStyle(style)) })
  }

  /// Sets how the buttons in the view look and what presses them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.buttonStyles.append(AnyButtonStyle(primitive: style)) })
  }
}

/// A button in the style of its surroundings.
nonisolated struct _StyledButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyles) private var styles

  @MainActor var body: some View {
    if let style = styles.last {
      // A style that draws a button itself draws it in the style around it, and not in itself for ever.
      style.make(configuration).environment(\.buttonStyles, styles.dropLast())
    } else {
      _LookButton(look: .automatic, configuration: configuration)
    }
  }
  static var _memberCount: Int? { 1 }
}

/// A style as a property of what it draws, so that its own dynamic properties are connected.
nonisolated struct _StyleProperties<Style>: DynamicProperty {
  var style: Style

  @MainActor static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.storage.install(in: &property.style, environment: context.environment)
  }
}

nonisolated struct _PressedStyleBody<Style: ButtonStyle>: View {
  var style: _StyleProperties<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  init(style: _StyleProperties<Style>, configuration: PrimitiveButtonStyleConfiguration) {
    (self.style, self.configuration) = (style, configuration)
  }

  @MainActor var body: some View {
    _ButtonElement(action: configuration.action, pressed: { isPressed = $0 }) {
      style.style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed))
    }
  }
  static var _memberCount: Int? { 1 }
}

nonisolated struct _PrimitiveStyleBody<Style: PrimitiveButtonStyle>: View {
  var style: _StyleProperties<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
  static var _memberCount: Int? { nil }
}
