import PlumbLayout
import PlumbViews

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style that `.glass` names.
  nonisolated public init() { glass = .regular }
  /// Creates the style with its own glass.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  /// Shows the label in the foreground of the surroundings, or in the tint if one is set, on glass.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .glass(glass), configuration: configuration)
  }
}

/// The label on a shape in the accent colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `.glassProminent` names.
  nonisolated public init() {}

  /// Shows the label in white on a capsule in the accent colour, in red if the button destroys something.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .prominent, configuration: configuration)
      .modifier(_CapsuleWhereNobodySays())
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass, whose outline `buttonBorderShape` sets.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns a style with the label on custom glass, whose outline `buttonBorderShape` sets.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on a shape in the accent colour, whose outline `buttonBorderShape` sets.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label on glass, with the room of a bordered button (assumed).
nonisolated struct _GlassLook: ViewModifier {
  let glass: Glass
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.platformStyle) private var style
  @Environment(\.tint) private var tint
  @Environment(\.chosenForeground) private var chosen

  @MainActor func body(content: Content) -> some View {
    let measure = ButtonMeasure(size, style)
    content.font(measure.font)
      .foregroundStyle(foreground)
      .modifier(_ButtonWidth())
      .padding(measure.insets)
      .glassEffect(glass, in: (shape == .automatic ? .capsule : shape).outline(measure))
      .modifier(_PressDimming(opacity: isPressed ? 0.75 : 1))
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiary)) }
    if let chosen { return chosen }
    return AnyShapeStyle(role == .destructive ? Color(.red) : tint ?? .primary)
  }
}

/// Gives the buttons in the view capsules, unless their outline was set.
nonisolated private struct _CapsuleWhereNobodySays: ViewModifier {
  @Environment(\.buttonBorderShape) private var shape

  @MainActor func body(content: Content) -> some View {
    content.buttonBorderShape(shape == .automatic ? .capsule : shape)
  }
}
