import SwiftUI

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much it matters beside others.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said about it.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// The more the larger.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval
  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget wants other entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let name: String
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, name: "atEnd")
  /// When the app says so.
  public static let never = TimelineReloadPolicy(date: nil, name: "never")
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, name: "after")
  }
}

/// What a widget shows, in order.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When the widget wants others.
  public let policy: TimelineReloadPolicy
  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

/// Where a widget's entries are asked for.
public struct TimelineProviderContext {
  /// The widget's size.
  public let family: WidgetFamily
  /// Whether it is only a preview. It is.
  public let isPreview = true
  /// The size in points.
  public var displaySize: CGSize { family.size }
}

/// Makes a widget's entries.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown where widgets are chosen.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// What is shown from now on.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that people can set.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown where widgets are chosen.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What is shown from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// Tells widgets that they want other entries. No host shows widgets outside of previews.
public final class WidgetCenter: Sendable {
  /// The one center of an app.
  public static let shared = WidgetCenter()
  /// Asks all widgets for other entries.
  public func reloadAllTimelines(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("WidgetCenter", fileID, line)
  }
  /// Asks the widgets of a kind for other entries.
  public func reloadTimelines(ofKind kind: String, fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("WidgetCenter", fileID, line)
  }
}
