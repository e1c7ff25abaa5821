import Foundation
import PlumbViews

/// A part of an app that is shown by itself.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// The options with which a scene is made.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The addresses that opened it.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities of a person elsewhere.
    public let userActivities: [NSUserActivity] = []
    /// The shortcut that opened it.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    nonisolated override init() { super.init() }
  }

  /// The delegate, which is notified of the scene's events.
  open var delegate: (any UISceneDelegate)?
  /// The session that the scene was made of.
  public let session: UISceneSession
  /// The state of the scene.
  open var activationState: ActivationState { .foregroundActive }
  /// The words at the scene.
  @_Unheeded(.windows, "UIScene.title")
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows.
  open internal(set) var windows: [UIWindow] = []
  /// The window that the keyboard writes to.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The side of the device that is above.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  /// The sizes that the scene may have; a browser decides.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The manager of the bar above the app; a page has nothing there.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The sizes that a scene may have.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest.
  @_Unheeded(.windows, "UISceneSizeRestrictions.minimumSize")
  open var minimumSize = CGSize.zero
  /// The largest.
  @_Unheeded(.windows, "UISceneSizeRestrictions.maximumSize")
  open var maximumSize = CGSize.zero
}

/// A manager of the bar above an app.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The rectangle above the app, which bars and round corners leave.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0) }
}

/// The session that a scene was made of.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// The kind of the scene.
  public let role: Role
  /// Its name.
  public let persistentIdentifier = "scene"
  /// The values that the app keeps with the scene until the program ends.
  open var userInfo: [String: Any]?
  /// The activity of the person when the scene was last shown: a page does not keep it.
  open var stateRestorationActivity: NSUserActivity? { nil }
  /// The scene: the first of the app.
  open var scene: UIScene? { UIApplication.shared.connectedScenes.first }

  /// A kind of scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init(_ configuration: UISceneConfiguration) {
    (self.configuration, role) = (configuration, .windowApplication)
    super.init()
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the property list.
  public let name: String?
  /// The kind of scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// An address that is given to a scene.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A line of the menu at the app's icon; a page has none.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// The kind.
  public let type: String
  /// The words.
  public let localizedTitle: String
  /// Creates a line.
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}

/// A delegate that is notified of a scene's events. All methods are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene comes.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene goes.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will not be in use.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are given to the scene.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A delegate that is notified of the events of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The first window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
