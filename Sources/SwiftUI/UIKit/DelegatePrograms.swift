#if UIKit
  import Foundation
  import PlumbUIKit
  import PlumbViews

  /// Runs apps that begin with a delegate of UIKit's: their `main()` finds this type by its name.
  @MainActor package struct DelegatePrograms: DelegateHost {
    package static func run(_ delegate: any UIApplicationDelegate.Type) -> Never {
      guard let host = _typeByName(appHostName) as? any AppHost.Type else {
        fatalError(
          "\(delegate) needs a program that can show it. Link the product SwiftUI, or use: plumb run SOURCE")
      }
      host.run(AppWindows(delegate: delegate), words: Array(CommandLine.arguments.dropFirst()))
    }
  }

  extension AppWindows {
    /// Makes the delegate of a shown source when a view asks for it.
    package static func declare(_ delegate: (any UIApplicationDelegate.Type)?) {
      RunningApplication.declared = delegate
    }

    /// The windows of an app that begins with a delegate: each tab of the browser is a scene.
    ///
    /// - Parameters:
    ///   - sceneDelegates: the classes of scene delegates that the source declares.
    ///   - sceneDelegateName: the class that the app's property list names.
    package init(
      delegate: any UIApplicationDelegate.Type, sceneDelegates: [any UISceneDelegate.Type] = [],
      sceneDelegateName: String? = nil
    ) {
      let name = String(describing: delegate)
      let made = RunningApplication.launch(delegate)
      self.init(
        name: name,
        content: { _ in
          let window = RunningApplication.makeWindow(
            made, sceneDelegates: sceneDelegates, named: sceneDelegateName ?? Self.namedSceneDelegate)
          guard let window else {
            let sentence = Self.missingWindow(of: name, storyboard: Self.namedStoryboard)
            return AnyView(AppContent(AnyView(Text(verbatim: sentence).padding())))
          }
          return AnyView(AppContent(AnyView(WindowView(window))))
        }, title: { _ in name })
    }

    /// Says why an app has no window, and what gives it one.
    package static func missingWindow(of name: String, storyboard: String?) -> String {
      if let storyboard {
        return
          "\(name) shows no window: its first screen is in \(storyboard).storyboard, and storyboards are not read. "
          + "Give its window a rootViewController in code."
      }
      return "\(name) shows no window. Give it a window with a rootViewController, or declare a class that "
        + "conforms to UIWindowSceneDelegate."
    }

    private static var firstScene: [String: Any]? {
      let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
      let scenes = manifest?["UISceneConfigurations"] as? [String: Any]
      return (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    }

    /// The storyboard of the first screen that the program's own property list names.
    private static var namedStoryboard: String? {
      firstScene?["UISceneStoryboardFile"] as? String
        ?? Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String
    }

    /// The scene delegate that the program's own property list names.
    private static var namedSceneDelegate: String? { firstScene?["UISceneDelegateClassName"] as? String }
  }
#endif
