import PlumbViews

#if UIKit
  import PlumbUIKit
#endif

/// A program with windows. The type that is marked `@main` is where it begins.
///
/// Each tab of the browser is a window with its own state; the app's value is made once, so that objects that it
/// holds are shared.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that is the content of the app.
  associatedtype Body: Scene

  /// The scenes of the app; the first of their windows is what its address shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app, once for the whole program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Shows the app in the browser: prints the address, and runs until it is interrupted.
  @MainActor @preconcurrency public static func main() {
    guard let host = _typeByName(appHostName) as? any AppHost.Type else {
      fatalError(
        "\(Self.self) needs a program that can show it. Link the product SwiftUI, or use: plumb run SOURCE")
    }
    host.run(AppWindows(Self()), words: Array(CommandLine.arguments.dropFirst()))
  }
}

/// Shows apps. The only implementation is in a target above this one, and is found by its name when an app begins, so
/// that views can be drawn without a server.
@MainActor package protocol AppHost {
  static func run(_ windows: AppWindows, words: [String]) -> Never
}

/// `PlumbServer.AppServer`, as the runtime writes it.
package let appHostName = "11PlumbServer03AppB0V"

/// The windows of an app, without its type.
@MainActor package struct AppWindows {
  package let name: String
  /// Makes the content of the window with an id, or of the first one.
  package let content: (_ id: String?) -> AnyView
  /// The title of the window with an id, or of the first one.
  package let title: (_ id: String?) -> String

  init(
    name: String, content: @escaping (_ id: String?) -> AnyView, title: @escaping (_ id: String?) -> String
  ) {
    (self.name, self.content, self.title) = (name, content, title)
  }

  package init<Program: App>(_ app: Program) {
    name = String(describing: Program.self)
    let name = name
    content = { AnyView(_AppWindow(app: _AppProperties(app: app), id: $0)) }
    title = { id in
      let windows = _SceneCollector(app.body).shown
      return (windows.first { $0.id == id } ?? windows.first)?.title ?? name
    }
  }
}

/// An app as one property of the view that shows a window of it, so that the app's own properties work there.
struct _AppProperties<Program: App>: DynamicProperty {
  var app: Program

  @MainActor static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.install(in: &property.app)
  }
}

/// The content of one window, made again when what the app's body reads changes.
struct _AppWindow<Program: App>: View {
  var app: _AppProperties<Program>
  let id: String?

  var body: AnyView {
    let windows = _SceneCollector(app.app.body).shown
    let window = windows.first { $0.id == id } ?? windows.first
    let content = window?.content() ?? AnyView(EmptyView())
    #if UIKit
      return AnyView(AppContent(content))
    #else
      return content
    #endif
  }
}
