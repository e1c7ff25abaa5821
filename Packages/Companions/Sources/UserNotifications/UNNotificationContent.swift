/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The first line.
  public internal(set) var title = ""
  /// The line below the title.
  public internal(set) var subtitle = ""
  /// The text.
  public internal(set) var body = ""
  /// The number on the app's icon.
  public internal(set) var badge: NSNumber?
  /// The sound. None is heard here.
  public internal(set) var sound: UNNotificationSound?
  /// Values of the app's own.
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the category, which determines the actions.
  public internal(set) var categoryIdentifier = ""
  /// The identifier of notifications that belong together.
  public internal(set) var threadIdentifier = ""
  /// Pictures and the like.
  public internal(set) var attachments: [UNNotificationAttachment] = []
  /// The level of interruption.
  public internal(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
  /// The relevance among the app's notifications, from 0 to 1.
  public internal(set) var relevanceScore: Double = 0

  /// Creates a content without words.
  public override init() {}

  init(copying other: UNNotificationContent) {
    (title, subtitle, body, badge, sound) =
      (other.title, other.subtitle, other.body, other.badge, other.sound)
    (userInfo, categoryIdentifier, threadIdentifier) =
      (other.userInfo, other.categoryIdentifier, other.threadIdentifier)
    (attachments, interruptionLevel, relevanceScore) =
      (other.attachments, other.interruptionLevel, other.relevanceScore)
  }
}

/// The content of a future notification.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below the title.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound. None is heard here.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Values of the app's own.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the category, which determines the actions.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier of notifications that belong together.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// Pictures and the like.
  public override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The level of interruption.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The relevance among the app's notifications, from 0 to 1.
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// The level of interruption of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// The sound of a notification. None is heard here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  /// The usual sound.
  public class var `default`: UNNotificationSound { UNNotificationSound("default") }
  /// The usual sound of what cannot wait.
  public class var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }
  /// The usual sound of a call.
  public class var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone") }
  /// Creates a sound of the app's own.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates the name of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification brings along. It is kept, and not shown.
open class UNNotificationAttachment: NSObject {
  /// The attachment's name.
  public let identifier: String
  /// The file.
  public let url: URL
  /// Creates an attachment from a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}
