import PlumbLayout

/// The receivers of keys: shortcuts, then what has the focus and the views around it, then the focus itself.
@MainActor package final class Keyboard {
  private unowned let host: ViewHost
  /// The focus came where it is by the keyboard, so it is shown.
  package private(set) var isInUse = false
  private var keysDown: Set<String> = []

  init(_ host: ViewHost) { self.host = host }

  /// The focus goes where a host says.
  func focus(_ number: Int?) {
    host.focus.focus(number)
    isInUse = true
    host.needsUpdate?()
  }

  /// A pointer was used: what has the focus need not be shown.
  func pointerWasUsed() {
    guard isInUse else { return }
    isInUse = false
    host.needsUpdate?()
  }

  func receive(_ event: KeyEvent) {
    guard event.isDown else {
      keysDown.remove(event.key)
      _ = pass(KeyPress(event, .up))
      return
    }
    let phase: KeyPress.Phases = keysDown.insert(event.key).inserted ? .down : .repeat
    let press = KeyPress(event, phase)
    // Return belongs to what has the focus before it belongs to the default button.
    let isForFocus =
      event.key == "Enter" && press.modifiers.isEmpty && (focused?.action != nil || focusedLink != nil)
    if !isForFocus, let button = (host.root.children.last(where: \.isModal) ?? host.root).button(for: press) {
      return button.activate()
    }
    if pass(press) { return }
    handle(event)
  }

  private var focused: ViewNode? { host.focus.holder }
  private var focusedLink: TextLinkElements.Link? { host.focus.element.flatMap { host.textLink($0) } }

  /// The node with the focus and those around it, innermost first.
  private var chain: [ViewNode] {
    var nodes: [ViewNode] = []
    var node = focused
    while let here = node {
      nodes.append(here)
      node = here.parent
    }
    return nodes
  }

  /// Lets views answer to a key; true if one did.
  private func pass(_ press: KeyPress) -> Bool {
    for node in chain {
      for action in node.interaction?.keyActions ?? [] where action.answers(press) {
        if action.perform(press) == .handled { return true }
      }
    }
    return false
  }

  /// Handles keys that no view wanted.
  private func handle(_ event: KeyEvent) {
    if event.control || event.option || event.command { return }
    switch event.key {
    case "Tab": moveFocus(forward: !event.shift)
    case " ", "Enter": if let focusedLink { focusedLink.open() } else { focused?.activate() }
    case "Escape":
      if let exit = chain.lazy.compactMap({ $0.interaction?.exit }).first { return exit() }
      host.root.children.last { $0.isPresentation && $0.interaction?.exit != nil }?.interaction?.exit?()
    case "Backspace", "Delete":
      // In a field these keys delete letters.
      guard focused?.editAction == nil else { return }
      if let delete = chain.lazy.compactMap({ $0.interaction?.delete }).first { return delete() }
      focusedItem?.delete()
    case "ContextMenu": chain.lazy.compactMap { $0.interaction?.openContextMenu }.first?()
    default: if let direction = MoveCommandDirection(key: event.key) { move(direction) }
    }
  }

  private func move(_ direction: MoveCommandDirection) {
    if let focused, let adjust = focused.adjustAction {
      // Towards the end of a mirrored control is to the left (assumed; sliders of the web do so too).
      return adjust(direction == .up || direction == (focused.isMirrored ? .left : .right))
    }
    if let mover = chain.lazy.compactMap({ $0.interaction?.move }).first { return mover(direction) }
    // Nothing in a menu has the focus when it opens.
    host.root.children.last(where: \.isModal)?.firstNode { $0.interaction?.move != nil }?
      .interaction?.move?(direction)
  }

  /// The item that has the focus: the one around what has it, or the one that is selected in it.
  private var focusedItem: (any ContainerItem)? {
    guard let focused, focused.editAction == nil else { return nil }
    return focused.itemNode?.item ?? focused.firstNode { $0.item?.isSelected ?? false }?.item
  }

  /// Goes to the next view that can have the focus, in the order of the views, and from the last to the first.
  ///
  /// - Parameter node: where to look for it.
  package func moveFocus(forward: Bool, in node: ViewNode? = nil) {
    let stops = (node ?? host.root).focusOrder
    guard !stops.isEmpty else { return }
    let here = stops.firstIndex { $0 == host.focus.element }
    let next = here.map { ($0 + (forward ? 1 : -1) + stops.count) % stops.count }
    focus(stops[next ?? (forward ? 0 : stops.count - 1)])
  }
}

extension ViewNode {
  /// The numbers of what can have the focus, in the order of the views: nodes, and the links in texts.
  fileprivate var focusOrder: [Int] {
    if isLeftOut?() ?? false { return [] }
    // What is below a sheet or an alert cannot be used.
    let modal = children.lastIndex(where: \.isModal) ?? 0
    let own = (isFocusable ? [number] : []) + (interaction?.links?.links.map(\.number) ?? [])
    return own + children.dropFirst(modal).flatMap(\.focusOrder)
  }

  /// The first element with a shortcut of these keys.
  fileprivate func button(for press: KeyPress) -> ViewNode? {
    guard press.phase == .down, !(isLeftOut?() ?? false) else { return nil }
    if interaction?.shortcut?.answers(press) ?? false { return self }
    for child in children { if let found = child.button(for: press) { return found } }
    return nil
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right

  init?(key: String) {
    switch key {
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    default: return nil
    }
  }
}
