import PlumbLayout
import PlumbViews

/// A type that describes the look of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

struct TextFieldConfiguration {
  let field: TextField<_TextFieldLabel>
}

/// The text alone; on macOS the platform's field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  @Environment(\.platformStyle) private var platformStyle
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    if platformStyle.platform == .macOS {
      ErasedStyle<TextFieldConfiguration>(RoundedBorderTextFieldStyle()) { $0._body(configuration: $1.field) }
        .body(of: TextFieldConfiguration(field: configuration))
    } else {
      configuration
    }
  }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style that `.plain` names.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field of the page's colour with a thin line around it, on iOS in the dark as well (Recorded/Screens.md#Y140). On iOS 34 points tall with body text, and taller with a larger one
/// (Recorded/Pictures.md#Y22); on macOS 24 tall, the text four points from the edge (Recorded/Controls.md#U8).
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  /// Creates the style that `.roundedBorder` names.
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    let isMac = platformStyle.platform == .macOS
    configuration
      .padding(isMac ? EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6) : sides)
      .frame(minWidth: isMac ? 0 : nil, minHeight: isMac ? nil : leastHeight)
      .background(
        Color(isMac && colorScheme == .dark ? .groupedRow : .background),
        in: RoundedRectangle(cornerRadius: 6)
      )
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(
            !isMac && colorScheme == .dark ? Color(white: 1, opacity: 0.2) : Color(.quaternary),
            lineWidth: isMac ? 0.5 : 1 / displayScale)
      }
      .modifier(_FieldGround())
  }

  private var sides: EdgeInsets { EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 7) }

  /// A straight line through the three heights that were recorded above 34 points (Recorded/Pictures.md#Y22).
  private var leastHeight: CGFloat {
    let size = (font ?? .body).request(platformStyle.platform, typeSize).size
    return max(34, 1.4 * size + 10.13)
  }
}

/// A style with the size of the round one (Recorded/Controls.md#U8), which only macOS has.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style that `.squareBorder` names.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(.horizontal, 6).padding(.vertical, 4).frame(minWidth: 0)
      .border(Color(.quaternary), width: 1)
      .modifier(_FieldGround())
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The text alone on iOS, a field with a border on a Mac.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone, on each platform.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field of the page's colour with round corners and a thin line around it.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a square line around it; Plumb has it on iOS too.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1.field) }
  }
}

nonisolated extension View {
  /// Sets how text fields look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(
      ErasedStyle(style) { $0._body(configuration: $1.field) } as ErasedStyle<TextFieldConfiguration>)
  }
}
