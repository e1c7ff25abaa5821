import PlumbViews
import SwiftUI

/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// In points, on a phone of 390 × 844 points (Human Interface Guidelines, Widgets); the extra large one on an iPad of 834.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 540, height: 260)
    case .accessoryCircular: CGSize(width: 76, height: 76)
    case .accessoryRectangular: CGSize(width: 172, height: 76)
    case .accessoryInline: CGSize(width: 257, height: 26)
    }
  }

  var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}

extension WidgetFamily: CustomStringConvertible {
  /// The name of the size.
  public var description: String {
    [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
      "accessoryRectangular", "accessoryInline",
    ][rawValue]
  }
}

/// The mode in which a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two tones.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In one tone.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

extension EnvironmentValues {
  /// The size of the widget around; outside of widgets the small one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// The mode in which the widget is drawn: in its own colours.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the widget's own background is shown. It is.
  public var showsWidgetContainerBackground: Bool { true }
  /// The margins of the widget's content.
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

extension View {
  /// Sets the address that opens when the widget is pressed. A widget is only previewed here.
  public func widgetURL(_ url: URL?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    reportingCompanion("widgetURL", fileID, line)
  }
  /// Sets whether views have the second tone. Widgets are drawn in their own colours.
  public func widgetAccentable(
    _ accentable: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("widgetAccentable", fileID, line) }
  /// Sets the label beside a round widget on a watch. There is none here.
  public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("widgetLabel", fileID, line) }
  /// Shows the view as a widget of a size: what older previews ask for.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    WidgetPlaceholder(family: context.family) { self }.previewLayout(.sizeThatFits)
  }
}

/// The context of a preview of a widget's size.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  /// Creates the context of a size.
  public init(family: WidgetFamily) { self.family = family }
}

/// The background of a widget on the lock screen.
public struct AccessoryWidgetBackground: View, CalledView {
  package let callSite = _CallSite()
  /// Creates the background.
  public init() {}
  public var body: some View { Rectangle().fill(Color.gray.opacity(0.25)) }
}

/// A widget's size and ground: corners of 22 points, and margins of 16 (assumed).
struct WidgetPlaceholder<Content: View>: View {
  let family: WidgetFamily
  var hasMargins = true
  @ViewBuilder let content: Content
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let size = family.size
    let corner = family == .accessoryCircular ? size.width / 2 : family.isAccessory ? 8 : 22
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(family.isAccessory || !hasMargins ? 0 : 16)
      .frame(width: size.width, height: size.height)
      .backgroundPreferenceValue(_WidgetGround.self) { $0.view }
      .background(ground)
      .clipped(withTouchesTo: RoundedRectangle(cornerRadius: corner, style: .continuous))
      .environment(\.widgetFamily, family)
  }

  private var ground: Color {
    if family.isAccessory { return .gray.opacity(0.15) }
    return colorScheme == .dark ? Color(white: 0.11) : .white
  }
}
