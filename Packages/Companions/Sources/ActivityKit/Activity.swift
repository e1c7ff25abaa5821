import SwiftUI

/// The subject of a live activity: its constant values, and its changing values as its `ContentState`.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// The current content of a live activity.
public struct ActivityContent<State: Codable & Hashable>: Hashable {
  /// The changing values.
  public var state: State
  /// The date at which the content becomes stale.
  public var staleDate: Date?
  /// The more it matters the larger.
  public var relevanceScore: Double
  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
extension ActivityContent: Sendable where State: Sendable {}

/// The source of a live activity's updates.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// A server, with the activity's own token.
  public static let token = PushType(name: "token")
  /// Returns a server, for everybody at once.
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// The state of a live activity.
public enum ActivityState: Hashable, Codable, Sendable { case active, pending, ended, dismissed, stale }

/// The alert for an update of a live activity.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Hashable, Sendable {
    private let name: String
    /// The usual one.
    public static let `default` = AlertSound(name: "default")
    /// One of the app's files.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  /// The first words.
  public var title: LocalizedStringResource
  /// The words below.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound
  /// Creates a way to notify.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// The policy for removing a live activity that has ended.
public struct ActivityUIDismissalPolicy: Sendable {
  private let date: Date?
  /// As the system likes.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// After a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// The reason why there is no live activity.
public enum ActivityAuthorizationError: Error, Hashable, Sendable, LocalizedError {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier,
    missingProcessIdentifier
  case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported
  case unsupportedTarget, visibility, networkError

  /// The description of the error, in words.
  public var errorDescription: String? { "Live activities are not available: \(self)." }
}

/// Whether there may be live activities. No host here shows any outside of previews.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the information.
  public init() {}
  /// Whether there may be any: not here.
  public var areActivitiesEnabled: Bool { false }
  /// Whether they may change often: not here.
  public var frequentPushesEnabled: Bool { false }
  /// Changes of the first answer: none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A live activity. No host here shows any outside of previews: asking for one is an error.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  /// The identifier of the activity.
  public let id: String
  /// The constant values.
  public let attributes: Attributes
  /// The current content.
  public let content: ActivityContent<ContentState>
  /// The state of the activity.
  public let activityState = ActivityState.ended
  /// The token with which a server changes it: none.
  public var pushToken: Data? { nil }
  /// The changing values: the state that is shown.
  public var contentState: ContentState { content.state }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  /// All that are shown: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// New ones, as they come: none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  /// The tokens with which a server begins one: none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// Requests an activity. That is an error here.
  @available(
    *, deprecated,
    message:
      "In Plumb, Activity.request does nothing: live activities are shown as previews only, so it is an error."
  )
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }
  /// Requests an activity, as in iOS 16.1. That is an error here.
  @available(
    *, deprecated,
    message:
      "In Plumb, Activity.request does nothing: live activities are shown as previews only, so it is an error."
  )
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }
  /// Shows something else. There is nobody to show it to.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil)
    async
  {}
  /// Shows something else, as in iOS 16.1. There is nobody to show it to.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Ends it.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Ends it, as in iOS 16.1.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// The changes of its content: none.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  /// The changes of its content: none.
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  /// The changes of the activity's state: none.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The changes of the token with which a server changes it: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
