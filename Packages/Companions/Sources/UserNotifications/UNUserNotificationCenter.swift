import Synchronization

/// The kinds of notifications that an app may show.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Notifications that are seen.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Notifications that cannot wait.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quiet notifications, without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Notifications that are read out, which are always allowed.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Notifications that cannot wait much.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The presentation of a notification while the app is visible.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The older name of a banner.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// An entry of the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one way of showing notifications is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The look of visible notifications.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// Whether notifications show their contents before the device is unlocked.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// The notification settings of an app, as people have chosen them.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  /// Whether they are seen.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether the icon has a number.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Whether they are heard. They are not, here.
  public var soundSetting: UNNotificationSetting { .notSupported }
  /// Whether they are in a list.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether they are seen while the device is locked.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// The look of visible notifications: a banner, where they are allowed.
  public var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
  /// Whether they show their contents: always, because nothing is locked here.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// Keeps an app's notifications: it is allowed when it asks, and what is due is shown on its page, or else
/// written to standard error.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// Returns the one center of a program.
  public class func current() -> UNUserNotificationCenter { shared }

  // The mutex keeps it, and what is in it is not changed by others.
  struct State: @unchecked Sendable {
    var status = UNAuthorizationStatus.notDetermined
    var pending: [(request: UNNotificationRequest, wait: Task<Void, Never>?)] = []
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    var badge = 0
  }
  let state = Mutex(State())
  private weak var kept: (any UNUserNotificationCenterDelegate)?

  /// The delegate, which is notified of notifications while the app is visible.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { kept }
    set { kept = newValue }
  }
  /// Whether the app may have extensions for contents.
  public var supportsContentExtensions: Bool { false }

  /// Requests permission to show notifications. It is granted at once, without a dialog.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    state.withLock { $0.status = options.contains(.provisional) ? .provisional : .authorized }
    later { completionHandler(true, nil) }
  }

  /// Requests permission to show notifications. It is granted at once, without a dialog.
  @discardableResult public func requestAuthorization(options: UNAuthorizationOptions = []) async throws
    -> Bool
  {
    state.withLock { $0.status = options.contains(.provisional) ? .provisional : .authorized }
    return true
  }

  /// Passes the permissions of the app to a closure.
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    let settings = UNNotificationSettings(state.withLock { $0.status })
    later { completionHandler(settings) }
  }

  /// Returns the settings of the app.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(state.withLock { $0.status })
  }

  /// Sets which actions notifications have. They are kept, and not shown.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    nonisolated(unsafe) let categories = categories
    state.withLock { $0.categories = categories }
  }

  /// Passes the categories of notifications to a closure.
  public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    nonisolated(unsafe) var found: Set<UNNotificationCategory> = []
    state.withLock { found = $0.categories }
    let categories = found
    later { completionHandler(categories) }
  }

  /// Sets the number on the app's icon, which no page has.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    state.withLock { $0.badge = newBadgeCount }
    if let completionHandler { later { completionHandler(nil) } }
  }

  /// Sets the number on the app's icon, which no page has.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    state.withLock { $0.badge = newBadgeCount }
  }
}
