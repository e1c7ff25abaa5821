import PlumbLayout
import PlumbViews

/// The look of a list. Styles are the platform's; there are no custom ones.
public protocol ListStyle: Sendable {
  var _look: _ListLook { get }
}

/// The numbers of a list's look, in points. Those of grouped lists are recorded up to iOS 18
/// and of iOS 26 (Recorded/Pictures.md#Y31 to Y56); the others are assumed: UIKit's lists as measured by eye.
public struct _ListLook: Sendable, Equatable {
  enum Form: Sendable { case plain, grouped, insetGrouped, sidebar }
  var form: Form
  /// On both sides of the rows.
  var sideMargin: CGFloat = 0
  var sections = SectionDistances(above: 0, below: 0, header: 0, top: 0)
  var headerInsets: (top: CGFloat, bottom: CGFloat) = (6, 6)
  var footerInsets: (top: CGFloat, bottom: CGFloat) = (6, 0)
  var cornerRadius: CGFloat = 0
  var cornerStyle = RoundedCornerStyle.continuous
  var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var rowSpacing: CGFloat = 0
  var isInGlassSidebar = false

  var isGrouped: Bool { form == .grouped || form == .insetGrouped }

  static let plain = _ListLook(form: .plain)
  static let inset = _ListLook(form: .plain, sideMargin: 16)
  static let grouped = _ListLook(
    form: .grouped, sections: SectionDistances(above: 0, below: 0, header: 0, top: 35))
  static let insetGrouped: _ListLook = {
    var look = grouped
    (look.form, look.sideMargin) = (.insetGrouped, 16)
    return look
  }()
  static let sidebar = _ListLook(
    form: .sidebar, sideMargin: 16, sections: SectionDistances(above: 10, below: 10, header: 0, top: 0),
    headerInsets: (12, 6))

  /// The same look with the numbers of a platform, on a canvas: wide ones have wider margins, and distances are whole
  /// pixels.
  func fitting(_ measure: ListMeasure, margin: CGFloat, _ pixelsPerPoint: CGFloat) -> _ListLook {
    var look = self
    (look.rowInsets.top, look.rowInsets.bottom) = (measure.rowRoom, measure.rowRoom)
    if isGrouped {
      (look.sections.above, look.sections.below) = measure.sections
      (look.headerInsets, look.footerInsets) = (measure.header, measure.footer)
    }
    if form == .insetGrouped { (look.cornerRadius, look.cornerStyle) = measure.corners }
    if sideMargin > 0 { look.sideMargin = margin }
    (look.rowInsets.leading, look.rowInsets.trailing) = (margin, margin)
    look.sections.above = Pixels.up(look.sections.above, pixelsPerPoint)
    look.sections.below = Pixels.up(look.sections.below, pixelsPerPoint)
    return look
  }

  public static func == (one: _ListLook, other: _ListLook) -> Bool {
    one.form == other.form && one.sideMargin == other.sideMargin && one.sections == other.sections
      && one.headerInsets == other.headerInsets && one.footerInsets == other.footerInsets
      && one.cornerRadius == other.cornerRadius && one.cornerStyle == other.cornerStyle
      && one.rowInsets == other.rowInsets && one.rowSpacing == other.rowSpacing
      && one.isInGlassSidebar == other.isInGlassSidebar
  }
}

/// Rows from edge to edge on the plain background, whose headers stay in view.
public struct PlainListStyle: ListStyle {
  /// Creates the style that `.plain` names.
  public init() {}
  public var _look: _ListLook { .plain }
}
/// Rows as in `.plain`, 16 or 20 points from both sides.
public struct InsetListStyle: ListStyle {
  /// Creates the style that `.inset` names.
  public init() {}
  /// Creates the style with every second row on another ground. All have the same here, so it is reported.
  public init(alternatesRowBackgrounds: Bool, fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported(
      "InsetListStyle(alternatesRowBackgrounds:)", fileID, line, if: alternatesRowBackgrounds)
  }
  public var _look: _ListLook { .inset }
}
/// Sections from edge to edge, apart on a grey background.
public struct GroupedListStyle: ListStyle {
  /// Creates the style that `.grouped` names.
  public init() {}
  public var _look: _ListLook { .grouped }
}
/// Sections as cards with round corners, 16 or 20 points from both sides, on a grey background.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style that `.insetGrouped` names.
  public init() {}
  public var _look: _ListLook { .insetGrouped }
}
/// Rows without cards, 16 or 20 points from both sides, as split views have them in their columns.
public struct SidebarListStyle: ListStyle {
  /// Creates the style that `.sidebar` names.
  public init() {}
  public var _look: _ListLook { .sidebar }
}
/// Rows in a border. Plumb draws no border: the style looks like `.plain`.
public struct BorderedListStyle: ListStyle {
  /// Creates the style that `.bordered` names.
  public init() {}
  /// Creates the style with every second row on another ground. All have the same here, so it is reported.
  public init(alternatesRowBackgrounds: Bool, fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported(
      "BorderedListStyle(alternatesRowBackgrounds:)", fileID, line, if: alternatesRowBackgrounds)
  }
  public var _look: _ListLook { .plain }
}
/// The style of the surroundings: `.insetGrouped`, on each platform.
public struct DefaultListStyle: ListStyle {
  /// Creates the style that `.automatic` names.
  public init() {}
  public var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge on the plain background.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows on the plain background, 16 or 20 points from both sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge, apart on a grey background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards with round corners on a grey background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows without cards, as in the columns of split views.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border, which Plumb does not draw.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  /// The style of the surroundings: `.insetGrouped`, on each platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: any ListStyle { DefaultListStyle() } }
private struct ListSettingsKey: EnvironmentKey { static var defaultValue: ListSettings { ListSettings() } }
private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

/// The settings of modifiers around lists.
struct ListSettings: Equatable, Sendable {
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
  var aboveHeader: CGFloat?
  var hasProminentHeaders = false
  /// Icons of labels have their own column, as in rows; not so in headers, footers and buttons with a border.
  var linesLabelsUp = true
}

extension EnvironmentValues {
  var listStyle: any ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }

  /// The least height of a list's row, in points: 44 up to iOS 18, and 52 on iOS 26, where it grows with the text.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? platformRowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a list's header, in points. Plumb's lists do not read it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

/// The distance between a list's sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The room above the text of a header, where it is another than half of the length.
  var aboveHeader: CGFloat?
  /// The distance that the list's style has.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Half of the usual distance between cards (assumed); 44.67 from card to card with a header between them
  /// (Recorded/Screens.md#Y92).
  public static let compact = ListSectionSpacing(length: 17.5, aboveHeader: 14.25)
  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The prominence of a section's header.
public enum Prominence: Sendable { case standard, increased }

nonisolated extension View {
  /// Sets how lists look.
  public func listStyle<S: ListStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    environment(\.listStyle, style)
      .unsupported("listStyle", fileID, line, if: style is BorderedListStyle)
  }

  /// Sets the distance between a list's rows, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSettings.rowSpacing, spacing)
  }

  /// Sets the distance between a list's sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance between a list's sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSettings.sectionSpacing, spacing.length)
      .environment(\.listSettings.aboveHeader, spacing.aboveHeader)
  }

  /// Sets how prominent the headers of sections are.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.listSettings.hasProminentHeaders, prominence == .increased)
  }
}
