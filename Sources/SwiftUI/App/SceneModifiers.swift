import Combine
import Foundation
import Observation
import PlumbLayout
import PlumbViews

/// The way in which a window's size follows its content. The page decides here, so it has no effect.
public struct WindowResizability: Sendable {
  /// The window decides by what it shows.
  public static let automatic = WindowResizability()
  /// The window is as large as its content.
  public static let contentSize = WindowResizability()
  /// The window is at least as large as its content.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Adds commands to the menu bar, which a page does not have.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("commands", fileID, line)
    return self
  }

  /// Sets a new window's size in points. Plumb does not use it: the browser decides.
  public nonisolated func defaultSize(_ size: CGSize, fileID: StaticString = #fileID, line: UInt = #line)
    -> some Scene
  {
    reportUnsupported("defaultSize", fileID, line)
    return self
  }
  /// Sets a new window's width and height in points. Plumb does not use them: the browser decides.
  public nonisolated func defaultSize(
    width: CGFloat, height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("defaultSize", fileID, line)
    return self
  }
  /// Sets how a window's size follows its content. Plumb does not use it: the browser decides.
  public nonisolated func windowResizability(
    _ resizability: WindowResizability, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowResizability", fileID, line)
    return self
  }

  /// Sets a value of the environment for the windows.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some Scene
  {
    ContentScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }
}

extension Scene {
  /// Adds an action to perform in each window when a value has changed, with the old and the new value.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  {
    ContentScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Adds an action to perform in each window when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  {
    ContentScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Adds an action to perform in each window when a value has changed, with the new value.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    ContentScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Adds an object to the environment of the windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ContentScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Adds an object to the environment of the windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ContentScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Sets the store of `@AppStorage` in the windows.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ContentScene(content: self) { AnyView($0.defaultAppStorage(store)) }
  }
}

/// A scene with something done to the content of each window.
struct ContentScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor static func _appendWindows(_ scene: Self, to collector: inout _SceneCollector) {
    let change = scene.change
    let inner = _SceneCollector(scene.content)
    func changed(_ window: _SceneCollector.Window) -> _SceneCollector.Window {
      _SceneCollector.Window(title: window.title, id: window.id) { change(window.content()) }
    }
    collector.windows += inner.windows.map(changed)
    collector.extras += inner.extras.map(changed)
  }
}
