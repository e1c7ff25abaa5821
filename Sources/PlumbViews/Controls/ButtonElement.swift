import PlumbLayout

/// The element that is pressed: its label in one piece.
nonisolated struct _ButtonElement<Label: View>: _PrimitiveView {
  let action: @MainActor () -> Void
  /// Told whether the button is pressed.
  let pressed: @MainActor (Bool) -> Void
  let label: Label

  init(
    action: @escaping @MainActor () -> Void, pressed: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    (self.action, self.pressed, self.label) = (action, pressed, label())
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    // A label of several views is a row of them (assumed).
    let row = LayoutRule.Stack(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    let environment = builder.inherited.environment
    let (isEnabled, shortcut) = (environment.isEnabled, environment.keyboardShortcut)
    let ring = FocusRing(environment)
    builder.element(
      Self.self, "Button", .stack(row),
      configure: { node in
        node.action = isEnabled ? view.action : nil
        node.isFocusable = isEnabled
        node.interactions.focusRing = ring
        node.interactions.shortcut = isEnabled ? shortcut : nil
        node.interactions.gesture =
          isEnabled
          ? GestureAttachment { PressRecognizer($0, changed: view.pressed, action: { view.action() }) } : nil
      }
    ) {
      builder.inherited.stackAxis = .horizontal
      builder.make(view.label)
    }
  }
}
