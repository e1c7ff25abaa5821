import PlumbLayout
import PlumbViews

/// Pressing a row: selects it, or presses the only control in it that fills rows, which then is as large as the row.
extension ListRowState {
  /// The button that the row is pressed for.
  var button: ViewNode? {
    let living = buttons.compactMap(\.node).filter { !$0.isDisposed && $0.action != nil }
    return living.count == 1 ? living.first : nil
  }

  package var isSelected: Bool {
    guard let selection else { return false }
    return selection.value(self).map(selection.isSelected) ?? false
  }

  /// A button or a switch that is pressed with the row.
  func add(_ button: ViewNode) {
    buttons.removeAll { $0.node == nil || $0.node === button }
    buttons.append(WeakNode(node: button))
    button.interactions.place = { [weak self, weak button] in
      guard let self, let button, self.button === button else { return nil }
      // Another control takes presses of its own part of the row, also of the middle.
      return body.flatMap { $0.holdsControl(besides: button) ? nil : $0 }
    }
    listen()
  }

  /// A control that is not pressed with the row any longer.
  func remove(_ button: ViewNode) {
    guard buttons.contains(where: { $0.node === button }) else { return }
    buttons.removeAll { $0.node == nil || $0.node === button }
    listen()
  }

  /// Listens for presses where they have an effect.
  func listen() {
    guard let body else { return }
    let isPressable = selection != nil && !isSelectionDisabled || button != nil
    guard isPressable || body.interaction != nil else { return }
    body.interactions.isHitEverywhere = isPressable
    body.interactions.gesture =
      isPressable
      ? GestureAttachment { context in
        PressRecognizer(context, changed: { [weak self] in self?.press($0) }) { [weak self] in self?.act() }
      } : nil
  }

  /// Shows whether the row is pressed.
  func press(_ isPressed: Bool) {
    // A row does not show that its switch is pressed.
    let isShown = isPressed && button?.role == .button
    guard isShown != self.isPressed else { return }
    self.isPressed = isShown
    node?.host.needsUpdate?()
  }

  private func act() {
    if let button { return button.activate() }
    guard let selection, !isSelectionDisabled, let value = selection.value(self) else { return }
    selection.select(value)
    nextColumn?.show()
  }
}

extension ViewNode {
  /// Whether a view inside takes presses of its own, other than the given one and those inside of it.
  fileprivate func holdsControl(besides button: ViewNode) -> Bool {
    children.contains { child in
      child !== button && (child.interaction?.gesture != nil || child.holdsControl(besides: button))
    }
  }
}
