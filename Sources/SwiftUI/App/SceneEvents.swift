import PlumbLayout
import PlumbViews

extension Scene {
  /// Does something when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  {
    ContentScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Does something when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  {
    ContentScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Does something with a value when it has changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    ContentScene(content: self) { AnyView($0.onChange(of: value) { _, new in action(new) }) }
  }

  /// Puts an object into the environment of the windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ContentScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Puts an object into the environment of the windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ContentScene(content: self) { AnyView($0.environment(object)) }
  }
}
