import PlumbGraph

/// The state of an app's scene, as a person sees it.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Whether the contents of lists can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether contents can be edited at the moment.
  public var isEditing: Bool { self != .inactive }
}

/// Whether the lists of a host are edited, where no view keeps that.
final class HostEditMode: Sendable {
  let binding: Binding<EditMode>

  @MainActor init(_ graph: Graph) {
    let mode = graph.input(EditMode.inactive, name: "editMode")
    binding = Binding(get: { mode.value }, set: { mode.set($0) })
  }
}

private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the view answers to a person.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the keyboard's focus has it.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Active, until a host says otherwise.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether lists can be edited; `nil` if no view sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Makes the view and everything in it answer to nothing.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

extension EnvironmentValues {
  /// Adds what a host has for the views in it.
  mutating func add(_ editing: HostEditMode, _ clock: TextClock, _ undoManager: UndoManager) {
    if editMode == nil { editMode = editing.binding }
    (textClock, self.undoManager) = (clock, undoManager)
  }
}
