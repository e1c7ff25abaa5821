import Foundation

/// Opens addresses: the environment's `openURL`.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// The outcome of opening an address.
  public struct Result: Sendable {
    enum Outcome: Equatable { case handled, discarded, system(URL?) }
    let outcome: Outcome

    /// The address was opened.
    public static let handled = Result(outcome: .handled)
    /// The address was discarded.
    public static let discarded = Result(outcome: .discarded)
    /// The host opens it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The host opens another one instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  /// The host's action for an address; `nil` where there is nothing to open it with.
  fileprivate var system: (@MainActor @Sendable (URL) -> Bool)?

  /// Creates an action that opens addresses in the app's own way, or leaves them to the host.
  @preconcurrency nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// The action of a host, which reports whether it could open an address.
  nonisolated package init(system: @escaping @MainActor @Sendable (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens an address, and reports whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system?(other ?? url) ?? false)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct SystemCopyKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (String) -> Void)? { nil }
}

private struct SystemOpenURLKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (URL) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// Opens addresses: as the views above say, or else as the host does.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = systemOpenURL
      return action
    }
    set {
      self[OpenURLKey.self] = newValue
      if let system = newValue.system { systemOpenURL = system }
    }
  }

  /// Puts a text into the host's pasteboard; `nil` where the host has none.
  package var systemCopy: (@MainActor @Sendable (String) -> Void)? {
    get { self[SystemCopyKey.self] }
    set { self[SystemCopyKey.self] = newValue }
  }

  /// Opens an address by the host, and returns whether it could.
  package var systemOpenURL: (@MainActor @Sendable (URL) -> Bool)? {
    get { self[SystemOpenURLKey.self] }
    set { self[SystemOpenURLKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds an action for addresses that the app receives. A host passes them through the view's tree.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLReceiver(action: action))
  }
}

nonisolated package struct _OpenURLReceiver: _NodeModifier {
  let action: (URL) -> Void

  @MainActor package func configure(_ node: ViewNode) { node.openURL = action }
}

extension ViewHost {
  /// Passes an address to all views that handle addresses. Returns whether there was one.
  @discardableResult package func open(_ url: URL) -> Bool {
    var actions: [(URL) -> Void] = []
    _ = root.firstNode { node in
      node.openURL.map { actions.append($0) }
      return false
    }
    for action in actions { action(url) }
    return !actions.isEmpty
  }
}
