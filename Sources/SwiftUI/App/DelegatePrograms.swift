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
        guard let window else { return AnyView(AppContent(AnyView(Self.nothing(in: name)))) }
        return AnyView(AppContent(AnyView(WindowView(window))))
      }, title: { _ in name })
  }

  /// Returns the view for an app without a window.
  private static func nothing(in name: String) -> some View {
    Text(
      verbatim:
        "\(name) shows no window. Give it a window with a rootViewController, or declare a class that "
        + "conforms to UIWindowSceneDelegate."
    ).padding()
  }

  /// The scene delegate that the program's own property list names.
  private static var namedSceneDelegate: String? {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    let scenes = manifest?["UISceneConfigurations"] as? [String: Any]
    let all = scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return all?.first?["UISceneDelegateClassName"] as? String
  }
}
