import Foundation
import PlumbViews

/// Whether an app found new data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A delegate that is notified of an app's events. All methods are optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// The app begins.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has begun.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were thrown away.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app is in use.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app will not be in use.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is not seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app will be seen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// An address is given to the app.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
    -> Bool
  /// The ways in which the device may be held; a page is as it is.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  /// The app may be sent notifications; it never may here.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// A notification has come; no server sends any to a page.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The app cannot be sent notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  )
    -> Bool
  { false }
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .all }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Runs the app: its windows are shown in the browser.
  public static func main() { DelegateRunning.run(Self.self) }
}

/// Runs apps that begin with a delegate. The entry point is further up, and is found by its name.
@MainActor package protocol DelegateHost {
  static func run(_ delegate: any UIApplicationDelegate.Type) -> Never
}

@MainActor enum DelegateRunning {
  static func run(_ delegate: any UIApplicationDelegate.Type) -> Never {
    guard let host = _typeByName("7SwiftUI16DelegateProgramsV") as? any DelegateHost.Type else {
      fatalError("\(delegate) needs a program that can show it. Use: plumb run SOURCE")
    }
    host.run(delegate)
  }
}

/// Runs the app of a delegate.
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = _typeByName(name) as? any UIApplicationDelegate.Type else {
    fatalError(
      "UIApplicationMain: there is no delegate named \(delegateClassName ?? "nil"); mark it with @main.")
  }
  DelegateRunning.run(type)
}

extension UIApplication {
  /// The name of something that an app begins with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that opened it.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// The notification that opened it.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// The shortcut that opened it.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  /// The name of something that comes along with an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that gave it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    /// The app's annotation of it.
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
  }
}
