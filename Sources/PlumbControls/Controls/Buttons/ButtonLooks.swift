import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The looks that the library draws itself.
enum ButtonLook: Sendable, Equatable { case automatic, plain, borderless, bordered, prominent, glass(Glass) }

/// A button with a look of the library.
nonisolated struct _LookButton: View {
  let look: ButtonLook
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.platformStyle) private var style
  @Environment(\.listLook) private var listLook
  @Environment(\.buttonsFillRows) private var fillsRows

  init(look: ButtonLook, configuration: PrimitiveButtonStyleConfiguration) {
    (self.look, self.configuration) = (look, configuration)
  }

  @MainActor var body: some View {
    // In a row of a list it is the row that shows the press.
    let isRow = look == .automatic && listLook != nil
    _ButtonElement(
      fillsRow: fillsRows ?? (look == .automatic), action: configuration.action,
      pressed: { if !isRow { isPressed = $0 } }
    ) {
      switch shownLook {
      case .bordered, .prominent:
        label.modifier(
          _BorderedLook(
            role: configuration.role, isProminent: shownLook == .prominent, isPressed: isPressed)
        )
        .environment(\.listSettings.linesLabelsUp, false)
      case .glass(let glass):
        label.modifier(
          _GlassLook(glass: glass, role: configuration.role, isPressed: isPressed)
        )
        .environment(\.listSettings.linesLabelsUp, false)
      case .plain: configuration.label.modifier(_PlainLook(isPressed: isPressed))
      case .automatic, .borderless:
        configuration.label.modifier(_BorderlessLook(role: configuration.role, isPressed: isPressed))
      }
    }
    // Recorded/Screens.md#Y111. A row that is a button keeps the lines of its row (assumed).
    .usualTextAlignment(isRow ? nil : .center)
  }

  /// One border goes around all views of the label, side by side.
  @ViewBuilder private var label: some View {
    if configuration.label.content.contentMemberCount ?? 2 > 1 {
      HStack { configuration.label }
    } else {
      configuration.label
    }
  }

  /// A Mac's buttons have a border by default (Recorded/Controls.md#U1).
  private var shownLook: ButtonLook { look == .automatic && style.platform == .macOS ? .bordered : look }

  static var _memberCount: Int? { 1 }
}

private struct ButtonsFillRowsKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether buttons of every style are pressed with their rows of a list, as those of a menu's picker are, or none,
  /// as in a group of controls; `nil` for those of the automatic style.
  var buttonsFillRows: Bool? {
    get { self[ButtonsFillRowsKey.self] }
    set { self[ButtonsFillRowsKey.self] = newValue }
  }
}

/// The label in the accent colour, red if it destroys, grey if it is disabled.
nonisolated struct _BorderlessLook: ViewModifier {
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.chosenForeground) private var chosen
  @Environment(\.barItemColor) private var barItemColor
  @Environment(\.barItemIsProminent) private var isProminentInBar
  @Environment(\.tint) private var tint

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    let usual = tint == nil ? barItemColor ?? .accentColor : .accentColor
    let label = content.foregroundStyle(
      isEnabled
        ? chosen ?? AnyShapeStyle(role == .destructive ? Color(.red) : usual)
        : AnyShapeStyle(isProminentInBar ? Color(white: 1) : Color(.tertiary))
    )
    // As a label of UIKit's system button is known to fade (assumed).
    .modifier(_PressDimming(opacity: isPressed ? 0.2 : 1))
    // Most buttons are in no bar, and take no memory for the capsule of one.
    if isProminentInBar { label.preference(key: BarItemIsDisabled.self, value: !isEnabled) } else { label }
  }
}

/// The label as it is.
nonisolated struct _PlainLook: ViewModifier {
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func body(content: Content) -> some View {
    // Both shares are assumed.
    content.modifier(_PressDimming(opacity: isEnabled ? (isPressed ? 0.5 : 1) : 0.3))
  }
}

/// The label on a filled shape.
nonisolated struct _BorderedLook: ViewModifier {
  let role: ButtonRole?
  let isProminent: Bool
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.platformStyle) private var style
  @Environment(\.tint) private var tint
  @Environment(\.chosenForeground) private var chosen

  @MainActor func body(content: Content) -> some View {
    let measure = ButtonMeasure(size, style)
    return content.font(measure.font)
      .foregroundStyle(foreground)
      .modifier(_ButtonWidth())
      .padding(measure.insets)
      .background(fill, in: shape.outline(measure))
      .modifier(_PressDimming(opacity: isPressed ? 0.75 : 1))
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiary)) }
    if let chosen { return chosen }
    if isProminent { return AnyShapeStyle(Color(white: 1)) }
    return AnyShapeStyle(
      role == .destructive ? Color(.red) : style.platform == .macOS ? Color.primary : Color.accentColor)
  }

  private var fill: Color {
    // The share of the tint is that of UIKit's tinted buttons (assumed), the grey is UIKit's secondary fill on iOS 26
    // (Recorded/Screens.md#Y142) and its tertiary one before.
    let grey = Color(style.isGlass ? .secondaryFill : .tertiaryFill)
    guard isEnabled else { return grey }
    let color = role == .destructive ? Color(.red) : Color.accentColor
    if isProminent { return color }
    return role == .destructive || tint != nil ? color.opacity(0.15) : grey
  }
}

extension EnvironmentValues {
  /// The foreground that the code around has set; a button's label shows it instead of the accent colour.
  var chosenForeground: AnyShapeStyle? {
    guard !foregroundStyles.isOfPlace else { return nil }
    return foregroundStyles.primary.map { AnyShapeStyle($0) }
  }
}

/// Fades what is pressed, and leaves the drawing alone otherwise.
nonisolated struct _PressDimming: _ElementModifier {
  let opacity: Double

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let opacity = modifier.opacity
    builder.effect(Self.self, "", isSteady: true, content: content) { _, items, _ in
      opacity == 1 || items.isEmpty ? items : [.group(.opacity(opacity), items)]
    }
  }
}
