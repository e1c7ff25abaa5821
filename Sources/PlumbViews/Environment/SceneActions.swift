import Foundation

/// Whether a scene can be seen.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees the scene.
  case background
  /// The scene is seen and takes no input.
  case inactive
  case active
}

/// Opens a link; hosts that can show pages set it.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// What became of a link.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, systemAction(URL?) }
    let kind: Kind

    /// The handler has opened the link.
    public static let handled = Result(kind: .handled)
    /// The link is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The host opens the link itself.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The host opens another link instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  let handler: @MainActor (URL) -> Result
  /// What a handler hands a link on to.
  var system: (@MainActor (URL) -> Bool)?

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// The action of a host, which says whether it could open the link.
  package nonisolated init(system: @escaping @MainActor (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(system?(other ?? url) ?? false)
    }
  }
}

/// Takes the surroundings' topmost presentation away, or closes the window.
@MainActor @preconcurrency public struct DismissAction: Sendable {
  let action: @MainActor () -> Void

  package nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }

extension EnvironmentValues {
  /// Whether the scene can be seen.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Opens a link. A handler of one's own may hand links on to the one that was here before.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      if action.system == nil {
        let outer = self[OpenURLKey.self]
        action.system = { url in
          var isAccepted = false
          outer(url) { isAccepted = $0 }
          return isAccepted
        }
      }
      self[OpenURLKey.self] = action
    }
  }

  /// Takes the topmost presentation away, or closes the window.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// What `dismiss` does.
  package var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
