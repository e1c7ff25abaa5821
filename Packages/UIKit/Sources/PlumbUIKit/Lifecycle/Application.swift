import Foundation
import PlumbViews

/// The parts of the running app besides those of ``UIApplication`` itself.
@MainActor package enum RunningApplication {
  package static var delegate: (any UIApplicationDelegate)?
  /// The class of the delegate that the shown source declares. A preview is a part of its app, which makes the delegate when it is asked for.
  package static var declared: (any UIApplicationDelegate.Type)?

  static var askedDelegate: (any UIApplicationDelegate)? {
    if delegate == nil, let type = declared {
      declared = nil
      _ = launch(type)
    }
    return delegate
  }
  static var scenes: [UIWindowScene] = []
  private static var isActive = false
  /// The scene of an app that is made of SwiftUI's, which has no scene.
  static let ownScene = UIWindowScene(
    session: UISceneSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication)))
  private static let ownWindow = makeOwnWindow()

  private static func makeOwnWindow() -> UIWindow {
    let window = UIWindow(windowScene: ownScene)
    window.rootViewController = UIViewController()
    // `makeKey` asks for all windows, of which this one is made now.
    window.isKeyWindow = true
    return window
  }

  /// Makes the delegate and notifies it that the app has begun.
  package static func launch(_ type: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
    guard let made = makeObject(of: type) as? any UIApplicationDelegate else {
      fatalError(
        "\(type) can not be made. An app's delegate is a subclass of NSObject or UIResponder with an init().")
    }
    delegate = made
    _ = made.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = made.application(.shared, didFinishLaunchingWithOptions: nil)
    return made
  }

  /// Notifies the delegate that the app is in use.
  package static func becomeActive() {
    guard !isActive else { return }
    isActive = true
    delegate?.applicationDidBecomeActive(.shared)
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
  }

  /// The window that a delegate shows: its own one, or the one of a new scene.
  ///
  /// - Parameters:
  ///   - sceneDelegates: the scene delegates that the app's source declares.
  ///   - named: the class that the property list names.
  package static func makeWindow(
    _ delegate: any UIApplicationDelegate, sceneDelegates: [any UISceneDelegate.Type], named: String?
  ) -> UIWindow? {
    if let window = delegate.window, window.rootViewController != nil { return window }
    if let window = LooseWindows.all.last(where: { $0.rootViewController != nil }) { return window }
    let plain = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      .shared, configurationForConnecting: UISceneSession(plain), options: options)
    let last = named?.split(separator: ".").last.map(String.init)
    let chosen =
      configuration.delegateClass as? any UISceneDelegate.Type
      ?? sceneDelegates.first { String(describing: $0) == last } ?? sceneDelegates.first
    guard let chosen else { return nil }
    let scene = UIWindowScene(session: UISceneSession(configuration))
    scenes.append(scene)
    guard let sceneDelegate = makeObject(of: chosen) as? any UISceneDelegate else {
      report(
        "\(chosen) can not be made: a scene's delegate is a subclass of NSObject or UIResponder with an init()."
      )
      return nil
    }
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
    return (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? scene.windows.last
  }

  static var shownScenes: [UIWindowScene] {
    guard scenes.isEmpty else { return scenes }
    _ = ownWindow
    return [ownScene]
  }
}

extension UIApplication {
  /// The delegate, which is notified of the app's events.
  public var delegate: (any UIApplicationDelegate)? {
    get { RunningApplication.askedDelegate }
    set { RunningApplication.delegate = newValue }
  }

  /// The scenes of the app.
  public var connectedScenes: Set<UIScene> { Set(RunningApplication.shownScenes) }
  /// The same as sessions.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// The windows of all scenes.
  public var windows: [UIWindow] { LooseWindows.all + RunningApplication.shownScenes.flatMap(\.windows) }
  /// The window that the keyboard writes to.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
  /// Whether there can be several scenes: each tab of the browser is one.
  public var supportsMultipleScenes: Bool { false }

  /// Registers for notifications, which no server sends.
  @available(
    *, deprecated,
    message:
      "In Plumb, UIApplication.registerForRemoteNotifications does nothing: no server sends notifications to a page."
  )
  public func registerForRemoteNotifications() {}
  /// Unregisters from notifications.
  public func unregisterForRemoteNotifications() {}
  /// Whether notifications may come.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Calls a method of a target; without a target, of the responder that the keyboard writes to.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(target, [sender, event]) }
    var responder: UIResponder? = UIResponder.first
    while let here = responder {
      if action.perform(here, [sender, event]) { return true }
      responder = here.next
    }
    // `resignFirstResponder` for nobody is how apps hide the keyboard of SwiftUI's fields.
    if action.name == "resignFirstResponder" { return endEditing() }
    return action.perform(FieldResponder(), [sender, event])
  }

  /// The app is in use.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app will not be in use.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is not seen.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app will be seen.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app has begun.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app ends.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A person made a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Midnight has come, or the clock was set.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

extension UIResponder {
  /// The keyboard comes. A page has no keyboard, so none of these is posted.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has come.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard goes.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard takes another place.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard has taken another place.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's rectangle before.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's rectangle afterwards.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time that the keyboard takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the pace of the keyboard.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIScene {
  /// The scene is in use.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// The scene will not be in use.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene is not seen.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene will be seen.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}
