import SwiftUI

/// The content of a widget from a time on.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// Its importance relative to others.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said about it.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// The more the larger.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval
  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The policy for requesting other entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let name: String
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, name: "atEnd")
  /// New entries are requested only by the app.
  public static let never = TimelineReloadPolicy(date: nil, name: "never")
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, name: "after")
  }
}

/// The contents of a widget, in order.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The policy for requesting other entries.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

/// The context of a request for a widget's entries.
public struct TimelineProviderContext {
  /// The widget's size.
  public let family: WidgetFamily
  /// Whether it is only a preview. It is.
  public let isPreview = true
  /// The size in points.
  public var displaySize: CGSize { family.size }
  /// In which surroundings the widget may be drawn. Previews have those of the page.
  public struct EnvironmentVariants: Sendable {}
  /// In which surroundings the widget may be drawn.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
}

/// Makes a widget's entries.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// Returns the entry that is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// Passes the entry that is shown where widgets are chosen to a closure.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Passes the entries that are shown from now on to a closure.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that people can set.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  /// Returns the entry that is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// Returns the entry that is shown where widgets are chosen.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries that are shown from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Ready-made settings.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Ready-made settings: none.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Returns the relevance of the widget: none.
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

/// A ready-made setting of a widget.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  /// Creates a setting with its name.
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
  /// Creates a setting with its name.
  public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }
  /// Creates a setting with its name.
  public init(intent: Intent, description: Text) { self.intent = intent }
}

/// The relevance of a widget, and its times.
public struct WidgetRelevances<Intent> {
  /// Creates a list.
  public init(_ attributes: [WidgetRelevance<Intent>]) {}
}
/// The relevance of a widget.
public struct WidgetRelevance<Intent> {}

/// The settings of people for a widget that they use.
public struct WidgetInfo: Hashable, Sendable {
  /// The widget.
  public let kind: String
  /// Its size.
  public let family: WidgetFamily
}

/// The object that reloads widgets. No host shows widgets outside of previews.
public final class WidgetCenter: Sendable {
  /// The one center of an app.
  public static let shared = WidgetCenter()
  /// Reloads the entries of all widgets.
  @available(
    *, deprecated, message: "In Plumb, WidgetCenter works in part: widgets are shown as previews only."
  )
  public func reloadAllTimelines() {}
  /// Reloads the entries of the widgets of a kind.
  @available(
    *, deprecated, message: "In Plumb, WidgetCenter works in part: widgets are shown as previews only."
  )
  public func reloadTimelines(ofKind kind: String) {}
  /// Invalidates the recommendations of all relevant widgets.
  public func invalidateConfigurationRecommendations() {}
  /// Passes the widgets that people use to a closure: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    later { completion(.success([])) }
  }
}
