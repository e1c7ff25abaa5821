import PlumbGraph
import PlumbViews

/// The configuration that a control passes to its style, and the style where nobody sets one.
protocol StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> { get }
}

/// A control's style of any type: it makes a body from a configuration.
///
/// The body is a separate view, so that a style's own `@Environment` and `@State` properties work.
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

extension _StyledBody: AuthoredBody {
  nonisolated static var author: Any.Type { Style.self }
}

/// A style as a property of what it draws, so that its own dynamic properties are connected.
nonisolated struct _StyleProperties<Style>: DynamicProperty {
  var style: Style

  @MainActor static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.storage.install(in: &property.style, environment: context.environment)
  }
}

/// The styles around that are meant for one kind of control.
struct StyleStack<Configuration>: Sendable {
  /// The innermost last.
  var styles: [ErasedStyle<Configuration>] = []
  /// The number of innermost ones at work: a style that shows its control again shows it in the next style out, and
  /// not in itself for ever.
  var inUse = 0
}

/// Names the styles for one kind of control in the environment.
struct StyleOf<Configuration>: Hashable, Sendable {}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

extension EnvironmentValues {
  subscript<Configuration>(_: StyleOf<Configuration>) -> StyleStack<Configuration> {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

/// The view that the style around makes from a configuration.
nonisolated struct _Styled<Configuration: StyledConfiguration>: View {
  let configuration: Configuration
  @Environment(\EnvironmentValues[StyleOf<Configuration>()]) private var stack

  init(_ configuration: Configuration) { self.configuration = configuration }

  @MainActor var body: some View {
    let left = stack.styles.dropLast(stack.inUse)
    let style = left.last ?? Configuration.platformStyle
    style.body(of: configuration)
      .environment(
        \EnvironmentValues[StyleOf<Configuration>()].inUse, min(stack.inUse + 1, stack.styles.count))
  }
  static var _memberCount: Int? { nil }
}

extension StyledConfiguration {
  /// A part of a control, in which all styles around the control count again.
  static func part<Content: View>(_ content: Content) -> AnyView {
    AnyView(content.environment(\EnvironmentValues[StyleOf<Self>()].inUse, 0))
  }
}

/// A style that is the platform's own: where it is set, styles further out do not count.
protocol BuiltInStyle {}

/// The view that the style around makes from a configuration. Where nobody sets a style, it is the control as the
/// platform has it.
nonisolated struct _StyledOrPlain<Configuration: StyledConfiguration, Plain: View>: View {
  let configuration: Configuration
  let plain: Plain
  @Environment(\EnvironmentValues[StyleOf<Configuration>()]) private var stack

  init(_ configuration: Configuration, plain: Plain) {
    (self.configuration, self.plain) = (configuration, plain)
  }

  @MainActor @ViewBuilder var body: some View {
    if stack.styles.count > stack.inUse { _Styled(configuration) } else { plain }
  }
  static var _memberCount: Int? { nil }
}

nonisolated extension View {
  /// Sets the style of one kind of control; `nil` is the platform's own.
  func style<Configuration>(_ style: ErasedStyle<Configuration>?) -> some View {
    modifier(
      _EnvironmentModifier { values in
        var stack = values[StyleOf<Configuration>()]
        stack.styles.removeLast(stack.inUse)
        if let style { stack.styles.append(style) } else { stack.styles = [] }
        stack.inUse = 0
        values[StyleOf<Configuration>()] = stack
      })
  }
}
