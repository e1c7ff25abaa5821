import SwiftUI

/// A widget.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  /// The body of the widget.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the widget.
  @MainActor @preconcurrency init()
}

/// Several widgets of one app.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Prints how to preview widgets, because no host shows them outside of previews.
  @MainActor @preconcurrency public static func main() { tellWidgets() }
}
extension WidgetBundle {
  /// Prints how to preview widgets, because no host shows them outside of previews.
  @MainActor @preconcurrency public static func main() { tellWidgets() }
}

private func tellWidgets() {
  writeLine("Widgets are shown as previews only: write #Preview(as: .systemSmall) { … } timeline: { … }.")
}

/// Makes one bundle of some widgets.
@MainActor @resultBuilder public struct WidgetBundleBuilder {
  /// Returns a single widget as it is.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Joins several widgets, of any number.
  public static func buildBlock<First: Widget, each Content: Widget>(
    _ first: First, _ content: repeat each Content
  ) -> some Widget { _WidgetGroup(_configuration: first.body._configuration) }
}

/// Several widgets, of which the first represents all.
public struct _WidgetGroup: Widget {
  let _configuration: _WidgetParts
  init(_configuration: _WidgetParts) { self._configuration = _configuration }
  public init() { _configuration = _WidgetParts() }
  public var body: some WidgetConfiguration { _AnyWidgetConfiguration(_configuration: _configuration) }
}

/// The parts of a widget.
public struct _WidgetParts {
  var families: [WidgetFamily]?
  var hasMargins = true
  /// The view of an entry; nothing where the entry is of another kind.
  var view: @MainActor (any TimelineEntry) -> AnyView? = { _ in nil }
  /// The view of a live activity's attributes and state; nothing where they are of another kind.
  var activity: @MainActor (Any, Any, ActivityPreviewViewKind) -> AnyView? = { _, _, _ in nil }
  /// The entry that is known before anything is.
  var placeholder: @MainActor (TimelineProviderContext) -> (any TimelineEntry)? = { _ in nil }
}

/// The content and the look of a widget.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The parts of the widget.
  var _configuration: _WidgetParts { get }
}

struct _AnyWidgetConfiguration: WidgetConfiguration {
  let _configuration: _WidgetParts
}

/// A location of widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// On the home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// On the lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// Beside a charging phone.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On an iPhone's widgets on a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// A widget without anything to set.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _configuration: _WidgetParts
  /// Creates a widget of a provider's entries.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    var parts = _WidgetParts()
    parts.view = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
    parts.placeholder = { provider.placeholder(in: $0) }
    _configuration = parts
  }
}

/// A widget that people can set by an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public let _configuration: _WidgetParts
  /// Creates a widget of a provider's entries.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var parts = _WidgetParts()
    parts.view = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
    parts.placeholder = { provider.placeholder(in: $0) }
    _configuration = parts
  }
}

extension WidgetConfiguration {
  private func changed(_ change: (inout _WidgetParts) -> Void) -> some WidgetConfiguration {
    var parts = _configuration
    change(&parts)
    return _AnyWidgetConfiguration(_configuration: parts)
  }
  /// Names the widget where widgets are chosen, which is nowhere here.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
    changed { _ in }
  }
  /// Names the widget where widgets are chosen, which is nowhere here.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    changed { _ in }
  }
  /// Describes the widget where widgets are chosen, which is nowhere here.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { changed { _ in } }
  /// Describes the widget where widgets are chosen, which is nowhere here.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    changed { _ in }
  }
  /// Sets the sizes of the widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }
  /// Leaves the margins of the content out.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }
  /// Adds an action to perform when a download of the widget has ended. Widgets run only in previews.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ onEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changed { _ in } }
  /// Adds an action to perform when a download of the widget has ended. Widgets run only in previews.
  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((String) -> Bool)? = nil,
    _ onEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changed { _ in } }
  /// Makes the system ask people to configure the widget when they add it. It has no effect.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }
  /// Sets the locations where the widget should not be. It is only in previews.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { changed { _ in } }
  /// Sets whether the background may be removed. It never is, here.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { _ in }
  }
}
