import PlumbLayout

private struct FocusScopesKey: EnvironmentKey { static var defaultValue: Set<Namespace.ID> { [] } }

extension EnvironmentValues {
  /// The scopes around, in which views may ask for the focus.
  var focusScopes: Set<Namespace.ID> {
    get { self[FocusScopesKey.self] }
    set { self[FocusScopesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Makes the view a scope, in which `prefersDefaultFocus(_:in:)` of the same namespace counts.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(_EnvironmentModifier { $0.focusScopes.insert(namespace) })
  }

  /// Sets whether the view receives the focus when it appears and no view has the focus.
  ///
  /// - Parameter namespace: that of a `focusScope(_:)` around; without one nothing is asked for.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
  {
    modifier(_PreferredFocus(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

nonisolated private struct _PreferredFocus: ViewModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
  @Environment(\.focusScopes) private var scopes

  init(isPreferred: Bool, namespace: Namespace.ID) {
    (self.isPreferred, self.namespace) = (isPreferred, namespace)
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(_FirstFocusModifier(isWanted: isPreferred && scopes.contains(namespace)))
  }
  static func _memberCount(of count: Int?) -> Int? { count }
}

nonisolated private struct _FirstFocusModifier: _NodeModifier {
  let isWanted: Bool

  /// Kept by a node that has been there before: the focus is asked for once.
  @MainActor private final class Asked {}

  @MainActor func configure(_ node: ViewNode) {
    guard node.composite == nil else { return }
    node.composite = Asked()
    guard isWanted else { return }
    node.host.afterLayout { [node = node.link] in
      guard let node = node.object, node.host.focus.element == nil else { return }
      node.host.focus.give(to: node)
    }
  }
}

/// An action that determines the focus again. Plumb leaves the focus where it is.
public struct ResetFocusAction: Sendable {
  /// Moves the focus to the preferred view of a scope. Plumb leaves the focus where it is.
  @MainActor public func callAsFunction(
    in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) { reportUnsupported("resetFocus", fileID, line) }
}

extension EnvironmentValues {
  /// The action that determines the focus again. Plumb leaves the focus where it is.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
