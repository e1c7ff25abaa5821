import PlumbLayout
import PlumbViews

/// The element that is pressed: its label in one piece.
nonisolated struct _ButtonElement<Label: View>: _PrimitiveView {
  let action: @MainActor () -> Void
  /// A closure that receives whether the button is pressed.
  let pressed: @MainActor (Bool) -> Void
  let label: Label
  /// Alone in a row of a list, it is pressed with the whole row.
  let fillsRow: Bool
  /// The action in a row that it is pressed with; `nil` leaves it the button's own.
  let rowAction: (@MainActor (ListRowState) -> Void)?

  init(
    fillsRow: Bool = false, rowAction: (@MainActor (ListRowState) -> Void)? = nil,
    action: @escaping @MainActor () -> Void, pressed: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    (self.fillsRow, self.rowAction, self.action) = (fillsRow, rowAction, action)
    (self.pressed, self.label) = (pressed, label())
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    // A label of several views is a row of them (assumed).
    let row = LayoutRule.Stack(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    let environment = builder.inherited.environment
    let (isEnabled, shortcut) = (environment.isEnabled, environment.keyboardShortcut)
    let ring = FocusRing(environment)
    var holder: ViewNode?
    builder.element(
      Self.self, "Button", .stack(row),
      configure: { node in
        holder = node
        node.role = .button
        let row = view.fillsRow && environment.listLook != nil ? node.ownRow?.listRow : nil
        let action = view.action(in: row)
        node.action = isEnabled ? action : nil
        node.isFocusable = isEnabled
        node.interactions.focusRing = ring
        node.interactions.shortcut = isEnabled ? shortcut : nil
        node.interactions.gesture =
          isEnabled
          ? GestureAttachment { [unowned node] context in
            PressRecognizer(
              context,
              changed: { isPressed in
                view.pressed(isPressed)
                row?.press(isPressed)
              },
              action: { [unowned node] in
                if let row { row.activate(node) { action() } } else { action() }
              })
          } : nil
        row?.add(node)
      }
    ) {
      builder.inherited.stackAxis = StackAxis(.horizontal)
      builder.tellFocus(of: holder)
      builder.make(view.label)
    }
  }

  @MainActor private func action(in row: ListRowState?) -> @MainActor () -> Void {
    guard let row, let rowAction else { return action }
    return { [weak row] in if let row { rowAction(row) } }
  }
}
