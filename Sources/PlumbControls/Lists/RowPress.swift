import PlumbLayout
import PlumbViews

/// Pressing a row: selects it, or presses the controls in it that fill rows. A control alone is as large as the row; of several
/// buttons all are pressed at once (Recorded/Controls.md#Z3).
extension ListRowState {
  private var living: [ViewNode] {
    buttons.compactMap(\.object).filter { !$0.isDisposed && $0.action != nil }
  }

  /// The only control that the row is pressed for.
  var button: ViewNode? {
    let living = living
    return living.count == 1 ? living.first : nil
  }

  /// The controls that are pressed with the row, in the order of the source.
  private var pressed: [ViewNode] {
    if let button { return [button] }
    let together = together
    return together.isEmpty ? [] : body?.all(of: Set(together.map(ObjectIdentifier.init))) ?? []
  }

  /// The buttons of a row with several controls. A switch is pressed with the row only where it is alone. On macOS each button is
  /// pressed by itself (assumed).
  private var together: [ViewNode] { platform == .iOS ? living.filter { $0.role == .button } : [] }

  /// Performs the actions of all buttons that are pressed with one.
  func activate(_ button: ViewNode, _ action: () -> Void) {
    let pressed = pressed
    guard pressed.count > 1, pressed.contains(where: { $0 === button }) else { return action() }
    for button in pressed { button.activate() }
  }

  package var isSelected: Bool {
    guard let selection else { return false }
    return selection.value(self).map(selection.isSelected) ?? false
  }

  /// A button or a switch that is pressed with the row.
  func add(_ button: ViewNode) {
    buttons.removeAll { $0.object == nil || $0.object === button }
    buttons.append(button.link)
    button.interactions.place = { [weak self, link = button.link] in
      guard let self, let button = link.object, self.button === button else { return nil }
      return body?.room(of: button)
    }
    listen()
  }

  /// A control that is not pressed with the row any longer.
  func remove(_ button: ViewNode) {
    guard buttons.contains(where: { $0.object === button }) else { return }
    buttons.removeAll { $0.object == nil || $0.object === button }
    listen()
  }

  /// Listens for presses where they have an effect.
  func listen() {
    guard let body else { return }
    let isPressable = selection != nil && !isSelectionDisabled || button != nil || !together.isEmpty
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
    let isShown = isPressed && pressed.first?.role == .button
    guard isShown != self.isPressed else { return }
    self.isPressed = isShown
    node?.host.needsUpdate?()
  }

  private func act() {
    let pressed = pressed
    if pressed.isEmpty { return select() }
    for button in pressed { button.activate() }
  }

  /// Selects the row, if the list selects rows.
  func select() {
    guard let selection, !isSelectionDisabled, let value = selection.value(self) else { return }
    selection.select(value)
    nextColumn?.show()
  }
}

extension ViewNode {
  /// The part of the row that is pressed for a button in it: the whole row, as far as nothing beside the button takes
  /// presses itself. `nil` if that lies over the button or around it.
  fileprivate func room(of button: ViewNode) -> CGRect? {
    let own = button.canvasFrame
    var room = canvasFrame
    for control in controls(besides: button) {
      let taken = control.canvasFrame
      if taken.minX >= own.maxX {
        room.size.width = min(room.maxX, taken.minX) - room.minX
      } else if taken.maxX <= own.minX {
        (room.origin.x, room.size.width) = (
          max(room.minX, taken.maxX), room.maxX - max(room.minX, taken.maxX)
        )
      } else if taken.minY >= own.maxY {
        room.size.height = min(room.maxY, taken.minY) - room.minY
      } else if taken.maxY <= own.minY {
        (room.origin.y, room.size.height) = (
          max(room.minY, taken.maxY), room.maxY - max(room.minY, taken.maxY)
        )
      } else {
        return nil
      }
    }
    return room
  }

  /// Those of some nodes that are inside, in the order of the tree.
  fileprivate func all(of nodes: Set<ObjectIdentifier>) -> [ViewNode] {
    nodes.contains(ObjectIdentifier(self)) ? [self] : children.flatMap { $0.all(of: nodes) }
  }

  /// The views inside that take presses themselves, other than a button and those inside of it.
  private func controls(besides button: ViewNode) -> [ViewNode] {
    children.flatMap { child -> [ViewNode] in
      if child === button { return [] }
      return child.interaction?.gesture != nil ? [child] : child.controls(besides: button)
    }
  }
}
