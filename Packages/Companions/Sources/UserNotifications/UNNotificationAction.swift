/// The behaviour of an action of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only on a device that is unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification. No host here shows it.
open class UNNotificationAction: NSObject {
  /// The action's name in the app.
  public let identifier: String
  /// The button's words.
  public let title: String
  /// The behaviour of the action.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// A field of a notification, for an answer in words. No host here shows it.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The words of the button beside the field.
  public let textInputButtonTitle: String
  /// The placeholder of the field while it is empty.
  public let textInputPlaceholder: String

  /// Creates a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The behaviour of notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is notified when one is dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// They may be shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// The actions of one kind of notifications.
open class UNNotificationCategory: NSObject {
  /// The category's name, which contents name.
  public let identifier: String
  /// The actions, in order.
  public let actions: [UNNotificationAction]
  /// The identifiers of the spoken intents that belong to it.
  public let intentIdentifiers: [String]
  /// The behaviour of the category's notifications.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
  }
}

/// The response of a person to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The name of the action.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The text that a person wrote into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The words.
  public var userText: String { "" }
}

/// The name of the action of a notification that was opened.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the action of a notification that was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A delegate that is notified of notifications. All methods are optional; of a pair one is enough.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification comes while the app is seen: the handler receives how it is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A notification comes while the app is seen: the answer is how it is shown.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// A person has done something with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// A person has done something with a notification.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Calls the method with a handler.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await withCheckedContinuation { continuation in
      userNotificationCenter(center, willPresent: notification) { continuation.resume(returning: $0) }
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Calls the method with a handler.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    await withCheckedContinuation { continuation in
      userNotificationCenter(center, didReceive: response) { continuation.resume() }
    }
  }
}
