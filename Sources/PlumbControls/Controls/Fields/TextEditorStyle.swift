import PlumbLayout
import PlumbViews

/// A type that describes the look of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  /// Makes the look of an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of an editor for its style. As in SwiftUI, only the styles of the platform can show it.
public struct TextEditorStyleConfiguration {
  let text: _FieldElement
}

/// An editor on the ground of the platform, which is a row's own in a list.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  @Environment(\.scrollContentBackground) private var contentBackground
  @Environment(\.listLook) private var look
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _EditorArea(text: configuration.text)
      .background { if contentBackground != .hidden && look == nil { Color(.background) } }
      .clipped(withTouchesTo: Rectangle())
  }
}

/// An editor without a ground.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style that `.plain` names.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _EditorArea(text: configuration.text).clipped(withTouchesTo: Rectangle())
  }
}

/// An editor with round corners and a thin line around it, as a text field has them (assumed: no phone shows it).
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  @Environment(\.colorScheme) private var colorScheme
  /// Creates the style that `.roundedBorder` names.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _EditorArea(text: configuration.text)
      .background(
        Color(colorScheme == .dark ? .groupedRow : .background), in: RoundedRectangle(cornerRadius: 6)
      )
      .clipped(withTouchesTo: RoundedRectangle(cornerRadius: 6))
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.quaternary), lineWidth: 0.5) }
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The text on the ground of the platform.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone, without a ground.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Round corners with a thin line around them.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how text editors look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    self.style(
      ErasedStyle(style) { $0.makeBody(configuration: $1) } as ErasedStyle<TextEditorStyleConfiguration>)
  }
}

/// An editor's text at its place: 5 points from the sides and 8 from the top, UIKit's own, assumed. A text that is higher
/// than the editor scrolls. A row of a list is as high as the text in it (assumed).
nonisolated struct _EditorArea: View {
  let text: _FieldElement
  @Environment(\.listLook) private var look

  init(text: _FieldElement) { self.text = text }

  @MainActor var body: some View {
    ScrollView {
      text
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
    }
    .scrollBounceBehavior(.basedOnSize)
    .frame(
      minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: look == nil ? 12 : nil,
      maxHeight: .infinity, alignment: .topLeading
    )
    .modifier(_FieldGround())
  }
}
