import PlumbViews

/// A type that describes the look of buttons, also while they are pressed. The button itself handles the press.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A type that describes the look of buttons and the interaction that presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view that shows a button, and says what triggers it.
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

  /// The role of the button; `nil` for none in particular.
  public let role: ButtonRole?
  /// The label of the button, inside the look that the style gives it.
  public let label: Label
  /// Whether a finger or a pointer is down on the button now.
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

  /// The role of the button; `nil` for none in particular.
  public let role: ButtonRole?
  /// The label of the button, inside the look that the style gives it.
  public let label: Label
  let action: @MainActor () -> Void

  nonisolated init(role: ButtonRole?, content: AnyView, action: @escaping @MainActor () -> Void) {
    (self.role, label, self.action) = (role, Label(content: content), action)
  }

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how the buttons in the view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(
      ErasedStyle(style) { _PressedStyleBody(style: _StyleProperties(style: $0), configuration: $1) })
  }

  /// Sets how the buttons in the view look and what presses them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
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
    // As in the looks of the library (assumed).
    .usualTextAlignment(.center)
  }
  static var _memberCount: Int? { 1 }
}

extension _PressedStyleBody: AuthoredBody {
  nonisolated static var author: Any.Type { Style.self }
}
