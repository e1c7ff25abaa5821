import PlumbLayout
import PlumbViews

/// A symbol and a title that belong together.
nonisolated public struct Label<Title: View, Icon: View>: View, CalledView {
  package let callSite = _CallSite()
  let title: Title
  let icon: Icon

  /// Creates a label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @MainActor public var body: some View {
    _Styled(
      LabelStyleConfiguration(
        title: .init(view: LabelStyleConfiguration.part(title)),
        icon: .init(view: LabelStyleConfiguration.part(icon)), spoken: title as? Text))
  }
  public static var _memberCount: Int? { nil }
}

extension Label: SpokenView {
  package var spokenText: Text? { title as? Text }
}

extension Label: TitledBesideIcon {}

extension Label: LabelNamed {
  nonisolated package static var labelType: Any.Type { Title.self }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label of a localised title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of a title that is not localised, and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of a title with the place of its translations, and a system symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of a title with the place of its translations, and an image of the app's resources.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Creates a label of a title with the place of its translations, and an image of an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }

  /// Creates a label of a localised title and an image of the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label of a title that is not localised, and an image of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label of a localised title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label of a title that is not localised, and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

/// A type that describes the look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view that shows a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The icon of the label.
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The title of the label, for the style to place.
  public let title: Title
  /// The icon of the label, for the style to place.
  public let icon: Icon
  /// The title, if it is a plain text, for those who only see the icon.
  let spoken: Text?
}

/// The symbol before the title, with its middle on that of the title's first line (Recorded/Pictures.md#Y72). In rows of lists
/// titles begin below each other (Recorded/Pictures.md#Y71, Recorded/Screens.md#Y143); elsewhere the distance of 8 points is assumed.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style that `.titleAndIcon` names.
  nonisolated public init() {}
  /// Places the icon before the title; on iOS it has the accent colour in a row of a list.
  public func makeBody(configuration: Configuration) -> some View {
    _LabelRow(configuration: configuration)
  }
}

nonisolated private struct _LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listLook) private var look
  @Environment(\.listSettings) private var settings
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var displayScale
  @Environment(\.titleParts) private var parts

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    if platformStyle.platform != .macOS && look != nil && !isInMenu && settings.linesLabelsUp {
      // In a sidebar titles begin 34 points after the row's inset (Recorded/Screens.md#Y130).
      HStack(spacing: look?.isInGlassSidebar ?? false ? 10 : 16) {
        _IconColumn(width: columnWidth) {
          _LabelIcon(icon: configuration.icon).imageScale(.large).modifier(_LargestIcon())
        }
        title
      }
    } else {
      HStack(alignment: .firstLine, spacing: 8) {
        _LabelIcon(icon: configuration.icon)
        title.alignmentGuide(.firstLine) { title in
          // Above the first baseline and below the last one is one line.
          (title.height - (title[.lastTextBaseline] - title[.firstTextBaseline])) / 2
        }
      }
    }
  }

  /// The width of the column of a row's icons: 24 points, which grow as a line of body does: to 23.0 at medium, 28.3 at xxLarge
  /// and 52.3 at accessibility3 (Recorded/Pictures.md#Y71, Recorded/Screens.md#Y89). Up to iOS 18 it is 28.33
  /// (Recorded/Screens.md#Y143), and that it grows in the same way is assumed.
  private var columnWidth: CGFloat {
    Pixels.nearest(
      (platformStyle.isGlass ? 24 : 28.33) * (Font.body.request(.iOS, typeSize).lineSpacing ?? 22) / 22,
      displayScale)
  }

  @MainActor @ViewBuilder private var title: some View {
    if let parts { parts.below(configuration.title) } else { configuration.title }
  }
  static var _memberCount: Int? { 1 }
}

/// The column of a row's icon. A symbol is in its middle and may reach out of it; its height does not count in the row
/// (Recorded/Screens.md#Y89). An icon that is much wider has its own width (assumed).
nonisolated private struct _IconColumn: Layout {
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = subviews.first?.sizeThatFits(proposal) ?? .zero
    if size.width <= 1.4 * width { size = CGSize(width: width, height: 0) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

/// Ends the growth of a row's icon at the accessibility sizes: at accessibility3 its ink is as that of a font of 24.6 points
/// (Recorded/Screens.md#Y89); that it is so at the other ones is assumed.
nonisolated private struct _LargestIcon: ViewModifier {
  @Environment(\.dynamicTypeSize) private var typeSize

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      _EnvironmentModifier { if typeSize.isAccessibilitySize { $0.symbolFont = .system(size: 24.6) } })
  }
}

private enum FirstLine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
  /// The middle of a label's icon, and of the first line of its title.
  fileprivate static let firstLine = VerticalAlignment(FirstLine.self)
}

/// A label's icon, which iOS draws in the accent colour in rows of a list by default.
nonisolated private struct _LabelIcon: View {
  let icon: LabelStyleConfiguration.Icon
  @Environment(\.listLook) private var look
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.foregroundStyles) private var styles
  @Environment(\.platformStyle) private var platformStyle

  init(icon: LabelStyleConfiguration.Icon) { self.icon = icon }

  @MainActor var body: some View {
    let isTinted =
      look.map { !$0.isInGlassSidebar } ?? false && !isInMenu && styles.primary == nil
      && platformStyle.platform != .macOS
    icon.modifier(
      _EnvironmentModifier { if isTinted { $0.foregroundStyles.primary = Color.accentColor } })
  }
  static var _memberCount: Int? { 1 }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style that `.titleOnly` names.
  nonisolated public init() {}
  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone. A title that is a plain text is what assistive tools say.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style that `.iconOnly` names.
  nonisolated public init() {}
  /// Shows the icon, with the title as its spoken label where it is a plain text.
  public func makeBody(configuration: Configuration) -> some View {
    if let spoken = configuration.spoken {
      configuration.icon.accessibilityLabel(spoken)
    } else {
      configuration.icon
    }
  }
}

/// The style of the surroundings: title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}
  /// Shows the label as `.titleAndIcon` does.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol before the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is spoken.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of the surroundings: title and icon.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension View {
  /// Sets how labels look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
