import PlumbLayout
import PlumbViews

/// Views that are shown and hidden by their label.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @State private var isOpen = false

  /// Creates a group that keeps to itself whether it is open, with any view as its label. At first it is closed.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, binding) = (content, label(), nil)
  }

  /// Creates a group that is open while a binding says so, with any view as its label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, binding) = (content, label(), isExpanded)
  }

  @MainActor public var body: some View {
    let isExpanded = binding ?? $isOpen
    _DisclosedViews(
      views: _Styled(
        DisclosureGroupStyleConfiguration(
          label: .init(view: DisclosureGroupStyleConfiguration.part(label)),
          content: .init(view: DisclosureGroupStyleConfiguration.part(_Deferred(content: content))),
          isExpanded: isExpanded)))
  }
}

/// The views of a group, each of which is separate in the container around, such as a row of a list. The inspector
/// finds them in one view.
nonisolated private struct _DisclosedViews<Views: View>: _PrimitiveView {
  let views: Views

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let node = builder.next(ObjectIdentifier(Self.self))
    node.name = "DisclosureGroup"
    builder.descend(into: node) { builder.make(view.views) }
  }
  static var _memberCount: Int? { nil }
}

/// A view that is made when its turn comes.
nonisolated struct _Deferred<Content: View>: View {
  let content: () -> Content
  @MainActor var body: Content { content() }
}

extension DisclosureGroup: LabelNamed {
  nonisolated package static var labelType: Any.Type { Label.self }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// Creates a group that keeps to itself whether it is open, with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group that is open while a binding says so, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group that keeps to itself whether it is open, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group that is open while a binding says so, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A type that describes the look of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view that shows a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group's parts.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The views that the group shows and hides.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label of the group, for the style to place.
  public let label: Label
  /// The views that the group shows and hides, for the style to place. They are made once the style shows them.
  public let content: Content
  /// Whether the content is to be shown; a style toggles it where a person presses.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// The label with a chevron at the trailing edge, which points down while the content is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}

  /// Shows the label with its chevron as one row, and below it the content in its own rows.
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    Group {
      _Pressable(fillsRow: true, action: { isExpanded.wrappedValue.toggle() }) {
        HStack(spacing: 8) {
          configuration.label.foregroundStyle(Color.primary)
          Spacer(minLength: 0)
          Image(systemName: "chevron.right")
            .imageScale(.small)
            .foregroundStyle(Color.accentColor)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
        .modifier(_DisclosureRoom())
      }
      if isExpanded.wrappedValue { configuration.content }
    }
  }
}

/// 4 points above and below the label of a group that is not in a list (Recorded/Screens.md#Y91).
nonisolated private struct _DisclosureRoom: ViewModifier {
  @Environment(\.listLook) private var look
  @Environment(\.platformStyle) private var platformStyle

  @MainActor func body(content: Content) -> some View {
    content.padding(.vertical, look == nil && platformStyle.platform == .iOS ? 4 : 0)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with a chevron at the trailing edge, on a Mac too.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroupStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how disclosure groups look.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
