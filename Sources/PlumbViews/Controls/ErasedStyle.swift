import PlumbGraph

/// A control's style of any type: it makes a body from a configuration.
///
/// The body is a view of its own, so that a style's own `@Environment` and `@State` properties work.
nonisolated struct ErasedStyle<Configuration>: @unchecked Sendable {
  private let view: @MainActor (Configuration) -> AnyView

  init<Style, Body: View>(
    _ style: Style, _ body: @escaping @MainActor @Sendable (Style, Configuration) -> Body
  ) {
    // A style is a value, and it is used on the main actor only.
    nonisolated(unsafe) let style = style
    view = { AnyView(_StyledBody(style: style, configuration: $0, content: body)) }
  }

  @MainActor func body(of configuration: Configuration) -> AnyView { view(configuration) }
}

nonisolated private struct _StyledBody<Style, Configuration, Content: View>: View {
  var style: _StyleProperties<Style>
  let configuration: Configuration
  let content: @MainActor (Style, Configuration) -> Content

  init(
    style: Style, configuration: Configuration,
    content: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    (self.style, self.configuration, self.content) = (_StyleProperties(style: style), configuration, content)
  }

  @MainActor var body: Content { content(style.style, configuration) }
  static var _memberCount: Int? { nil }
}
