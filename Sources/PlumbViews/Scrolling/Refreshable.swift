/// Runs what `refreshable` says. A view that reads it from the environment can refresh by itself.
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void

  /// Runs the action, and returns when it is over.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action from `refreshable`; `nil` where nothing can be refreshed.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds an action that a person performs by pulling the view down by more than 120 points. Nothing is drawn for it.
  @preconcurrency public func refreshable(action: @escaping @Sendable @MainActor () async -> Void)
    -> some View
  {
    modifier(_EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }
}
