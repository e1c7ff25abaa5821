import PlumbDrawing
import PlumbLayout

private struct AddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The preferred action for a double tap or a squeeze of a pencil.
public enum PencilPreferredAction: Hashable, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
    runSystemShortcut
}

extension EnvironmentValues {
  /// Whether the device is in the mode that makes it easy; never here.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether a person acts by quick actions; never here.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether a person wants something other than content that follows the head; never here.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// Whether pointers change how views are drawn; never here.
  public var isHoverEffectEnabled: Bool { false }
  /// Whether scenes of another device can be shown; never here.
  public var supportsRemoteScenes: Bool { false }
  /// Whether a widget has a label beside it; never here.
  public var showsWidgetLabel: Bool { false }
  /// The preferred action for a double tap of a pencil; always `ignore` here, since there is no pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// The preferred action for a squeeze of a pencil; always `ignore` here, since there is no pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  /// Whether changing content is drawn as one picture. Plumb keeps the value, and draws as it always does.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}
