import PlumbLayout

/// The input of a person: the pointers that are down and the gestures that follow them, the place where the pointer
/// hovers, and the motions that go on by themselves.
@MainActor package final class InputState {
  unowned let host: ViewHost
  /// The host's clock, in seconds, as last reported.
  private(set) var time = 0.0
  private var sessions: [GestureSession] = []
  private var pointersDown: [Int: CGPoint] = [:]
  /// The shifts of pointers to the final place of what they went down on.
  private var shifts: [Int: CGSize] = [:]
  private(set) lazy var hovering = Hovering(host)
  private(set) lazy var scrolling = Scrolling(host)
  let touches = Touches()
  package private(set) lazy var keyboard = Keyboard(host)
  /// The open element that captures pointers before all others.
  package weak var capture: (any PointerCapture)?

  init(_ host: ViewHost) { self.host = host }

  func send(_ event: InputEvent, at time: Double) {
    advance(to: time)
    switch event {
    case .pointer(let pointer): receive(pointer)
    case .hover(let point): hovering.move(to: point)
    case .scroll(let point, let distance): scrolling.wheel(at: point, by: distance, time: self.time)
    case .key(let key): keyboard.receive(key)
    case .activate(let number): use(number) { $0.activateByTool() }
    case .adjust(let number, let increment): use(number) { $0.adjust(increment: increment) }
    case .setValue(let number, let value): use(number) { $0.setValueAction?(value) }
    case .edit(let number, let text, let selection, let isComposing):
      use(number) { $0.editAction?(text, selection, isComposing) }
    case .selectText(let number, let start, let end): use(number) { $0.selectTextAction?(start, end) }
    case .perform(let number, let action): use(number) { $0.perform(action) }
    case .submit(let number): use(number) { $0.submit() }
    case .focus(let number): keyboard.focus(number)
    }
  }

  /// Performs an action on an element, if it still exists.
  private func use(_ number: Int, _ action: (ViewNode) -> Void) {
    guard let node = host.element(number) else {
      if let link = host.textLink(number) { link.open() }
      return
    }
    // What is below a sheet or an alert cannot be used.
    guard !node.isBelowModal, !node.isInLeftOut else { return }
    RunningCode.using(node) { action(node) }
  }

  // MARK: Pointers

  private func receive(_ pointer: PointerEvent) {
    guard pointer.location.x.isFinite, pointer.location.y.isFinite else {
      return host.report(
        "A pointer was sent without a place (\(pointer.location)); send points of the canvas.")
    }
    // A second button opens the menu of what is under it, and does nothing else.
    if pointer.isSecondary { return pointer.phase == .down ? openContextMenu(at: pointer.location) : () }
    switch pointer.phase {
    case .down:
      // A pointer that is down already was lost on its way up.
      if let last = pointersDown[pointer.id] { dispatch(.cancelled, pointer.id, last, pointer.isTouch) }
      pointersDown[pointer.id] = pointer.location
      keyboard.pointerWasUsed()
      begin(pointer)
      dispatch(.down, pointer.id, pointer.location, pointer.isTouch)
    case .moved:
      guard pointersDown[pointer.id] != nil else { return }
      pointersDown[pointer.id] = pointer.location
      dispatch(.moved, pointer.id, pointer.location, pointer.isTouch)
    case .up, .cancelled:
      guard pointersDown.removeValue(forKey: pointer.id) != nil else { return }
      let kind: GestureEvent.Kind = pointer.phase == .up ? .up : .cancelled
      dispatch(kind, pointer.id, pointer.location, pointer.isTouch)
      shifts[pointer.id] = nil
    }
  }

  private func openContextMenu(at point: CGPoint) {
    keyboard.pointerWasUsed()
    HitTesting(host: host).aim(at: point).path.lazy.compactMap { $0.interaction?.openContextMenu }.first?()
  }

  /// Lets the gestures that go on see the new pointer, and starts those that do not.
  private func begin(_ pointer: PointerEvent) {
    let hits = HitTesting(host: host, isTouch: pointer.isTouch)
    var (path, shift) = hits.aim(at: pointer.location)
    if !(capture?.isOpen ?? false) {
      if let touched = touches.begin(pointer, in: host, at: time) {
        (path, shift) = touched
      } else if pointer.isTouch, let near = hits.reach(from: pointer.location, path) {
        (path, shift) = near
      }
    }
    shifts[pointer.id] = shift == .zero ? nil : shift
    // A finger that stops what moves is not meant for what it happens to meet there, but may take the whole screen.
    if scrolling.stop(under: path) { path.removeAll { $0.scrollNode == nil && !$0.isSwipedFirst } }
    if let capture, capture.isOpen { path = capture.path(path) }
    let under = Set(path.map(ObjectIdentifier.init))
    var known: Set<ObjectIdentifier> = []
    for recognizer in sessions.flatMap(\.attached) where !recognizer.wasTold {
      let node = ObjectIdentifier(recognizer.node)
      guard under.contains(node) else { continue }
      known.insert(node)
      recognizer.begin(pointer: pointer.id)
    }
    let rest = path.filter { !known.contains(ObjectIdentifier($0)) }
    guard let session = GestureSession(rest, isTouch: pointer.isTouch) else { return }
    for recognizer in session.attached { recognizer.begin(pointer: pointer.id) }
    sessions.append(session)
  }

  private func dispatch(_ kind: GestureEvent.Kind, _ id: Int, _ location: CGPoint, _ isTouch: Bool) {
    let shift = shifts[id] ?? .zero
    let place = CGPoint(x: location.x + shift.width, y: location.y + shift.height)
    let event = GestureEvent(kind: kind, id: id, location: place, time: time, isTouch: isTouch)
    handle(event)
    touches.handle(event)
  }

  private func handle(_ event: GestureEvent) {
    for session in sessions {
      RunningCode.using(session.attached.first?.node) {
        if sessions.contains(where: session.givesWay(to:)) { session.fail() } else { session.handle(event) }
      }
    }
    sessions.removeAll(where: \.isOver)
  }

  // MARK: Time

  /// When something is due without an event.
  var nextTime: Double? {
    ([scrolling.nextTime(after: time)] + sessions.map(\.deadline)).compactMap { $0 }.min()
  }

  func advance(to newTime: Double) {
    guard newTime.isFinite else { return host.report("A time was sent that is no number; send seconds.") }
    // A clock that goes back stops.
    let end = max(time, newTime)
    while let due = sessions.compactMap(\.deadline).min(), due <= end {
      time = max(time, due)
      let pending = sessions.count
      handle(GestureEvent(kind: .time, time: time))
      // Whoever still waits for a time that is over would wait for ever.
      if sessions.count == pending, sessions.compactMap(\.deadline).min() == due { break }
    }
    time = end
    scrolling.advance(to: end)
  }
}

extension ViewNode {
  /// Does what the element does when it is pressed.
  package func activate() { RunningCode.using(self) { action?() } }

  /// A swipe goes before all that is inside of the node.
  fileprivate var isSwipedFirst: Bool {
    guard let gesture = interaction?.gesture else { return false }
    return gesture.purpose == .swipe && gesture.precedence == .beforeInner
  }

  /// Something over the whole canvas keeps people from it.
  fileprivate var isBelowModal: Bool {
    var node = self
    while let parent = node.parent {
      if let modal = parent.children.lastIndex(where: \.isModal), parent.children[modal] !== node,
        let place = parent.children.firstIndex(where: { $0 === node }), place < modal
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// Does what the field does when Return is pressed in it. That ends the editing, unless a view wants the focus meanwhile.
  func submit() {
    var endsEditing = false
    let isWanted = host.focus.isWanted { endsEditing = tellSubmit() }
    if endsEditing, !isWanted { host.focus.resign(self) }
  }

  /// Notifies the field and the views around it that Return was pressed; returns whether the field loses the focus then.
  private func tellSubmit() -> Bool {
    let endsEditing = submitAction?() ?? false
    var node: ViewNode? = self
    while let here = node {
      here.interaction?.submit?()
      if here.interaction?.blocksSubmit ?? false { break }
      node = here.parent
    }
    return endsEditing
  }
}

extension ViewHost {
  /// The node with a number; `nil` if it is not there any more.
  package func element(_ number: Int) -> ViewNode? { root.node(number: number) }
}
