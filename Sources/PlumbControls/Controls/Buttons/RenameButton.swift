import PlumbLayout
import PlumbViews

/// A button that begins what `renameAction` around it says; without one it is disabled.
nonisolated public struct RenameButton: View, CalledView {
  package let callSite = _CallSite()
  @Environment(\.renameAction) private var action

  /// Creates the button; what it does comes from `renameAction` around it.
  public init() {}

  @MainActor public var body: some View {
    _AddedView { Button("Rename", systemImage: "pencil") { action?() }.disabled(action == nil) }
  }
  public static var _memberCount: Int? { 1 }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable () -> Void)? { nil }
}

extension EnvironmentValues {
  var renameAction: (@MainActor @Sendable () -> Void)? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the action of the rename buttons inside.
  @preconcurrency public func renameAction(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
    environment(\.renameAction, action)
  }

  /// Moves the focus into a field when a rename button inside is pressed.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }
}
