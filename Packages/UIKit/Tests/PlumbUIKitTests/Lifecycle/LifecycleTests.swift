import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@MainActor private var begun: [String] = []

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    begun.append("scene \(session.configuration.name ?? "")")
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("Hello, World!"))
    self.window = window
    window.makeKeyAndVisible()
  }
}

private class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    begun.append("app")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

private class ObservedDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches = 0
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }
}

private struct AdaptedApp: App {
  @UIApplicationDelegateAdaptor(ObservedDelegate.self) var delegate
  var body: some Scene { WindowGroup { Launches() } }
}

private struct Launches: View {
  @EnvironmentObject var delegate: ObservedDelegate
  var body: some View { Text("launches: \(delegate.launches)") }
}

@Suite("An app with a delegate", .serialized) @MainActor struct LifecycleTests {
  @Test("begins, connects a scene, and shows the window of the scene's delegate")
  func template() {
    begun = []
    let windows = AppWindows(delegate: AppDelegate.self, sceneDelegates: [SceneDelegate.self])
    let view = TestedView(proposing: 300, 400) { windows.content(nil) }
    #expect(begun == ["app", "scene Default Configuration"])
    #expect(view.frame(of: "Text(\"Hello, World!\")") != nil)
    #expect(UIApplication.shared.keyWindow?.rootViewController is UIHostingController<Text>)
  }

  @Test("without a window says what is missing")
  func empty() {
    let view = TestedView(proposing: 300, 400) { AppWindows(delegate: AppDelegate.self).content(nil) }
    #expect(view.outline.contains("shows no window"))
    #expect(
      AppWindows.missingWindow(of: "App", storyboard: "Main").hasPrefix(
        "App shows no window: its first screen is in Main.storyboard, and storyboards are not read."))
  }

  @Test("of SwiftUI's has the delegate of its adaptor, which has begun, in the environment")
  func adaptor() {
    let windows = AppWindows(AdaptedApp())
    let view = TestedView(proposing: 300, 400) { windows.content(nil) }
    #expect(view.frame(of: "Text(\"launches: 1\")") != nil)
    #expect(UIApplication.shared.delegate is ObservedDelegate)
  }

  @Test("hears notifications through selectors, and no more after it has asked for that")
  func notifications() {
    @MainActor final class Observer: NSObject {
      var count = 0
      func heard(_ notification: Notification) { count += 1 }
    }
    let (observer, center) = (Observer(), NotificationCenter())
    center.addObserver(
      observer, selector: Selector(Observer.heard(_:)), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    center.post(name: UIApplication.willTerminateNotification, object: nil)
    center.removeObserver(observer)
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(observer.count == 1)
  }

  @Test("without windows of its own has a scene with a window, to which the keyboard writes")
  func ownScene() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(!scenes.isEmpty && scenes.allSatisfy { !$0.windows.isEmpty })
    #expect(UIApplication.shared.keyWindow?.isKeyWindow == true)
  }
}
