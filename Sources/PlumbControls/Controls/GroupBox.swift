import PlumbLayout
import PlumbViews

/// Views that belong together, on their own ground, with a label above.
nonisolated public struct GroupBox<Label: View, Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let label: Label
  let content: Content
  /// The box that a style shows again: the element is there already.
  var isPart = false

  /// Creates a box with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  @MainActor public var body: some View {
    let styled = _Styled(
      GroupBoxStyleConfiguration(
        label: .init(view: GroupBoxStyleConfiguration.part(label)),
        content: .init(view: GroupBoxStyleConfiguration.part(content))))
    if isPart { styled } else { _ControlElement("GroupBox") { styled } }
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

nonisolated extension GroupBox where Label == Text {
  /// Creates a box with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style was given, in the next style out.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content, isPart) = (configuration.label, configuration.content, true)
  }
}

nonisolated extension GroupBox {
  /// Creates a box with a label that is a value already.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}

/// A type that describes the look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view that shows a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group box's parts.
public struct GroupBoxStyleConfiguration {
  /// The label of the box; empty where the box has none.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The views in the box.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label of the box, for the style to place.
  public let label: Label
  /// The views in the box, for the style to place.
  public let content: Content
}

/// A grey ground with round corners; the distances are assumed.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}

  /// Places the label above the content, both on a grey ground.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Color(.raisedGround), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A grey ground with round corners, on each platform.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how group boxes look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
