import PlumbLayout
import PlumbViews

/// How a window takes the size of its content. The page decides here, so it is only accepted.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Adds commands to the menu bar, which a page does not have.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets a value of the environment for the windows.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some Scene
  {
    ContentScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }
}

/// A scene with something done to the content of each window.
struct ContentScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    let change = scene.change
    collector.windows += _SceneCollector(scene.content).windows.map { window in
      _SceneCollector.Window(title: window.title, id: window.id) { change(window.content()) }
    }
  }
}
