import PlumbViews

extension InputEvent {
  /// The element that must be there for the event.
  var element: Int? {
    switch self {
    case .activate(let number), .adjust(let number, _), .setValue(let number, _), .edit(let number, _, _, _),
      .selectText(let number, _, _), .submit(let number), .perform(let number, _):
      number
    default: nil
    }
  }

  /// A pointer, a wheel or the focus came to another place: there may be many of these, and none does something by
  /// itself.
  var isMovement: Bool {
    switch self {
    case .hover, .scroll, .focus: true
    case .pointer(let pointer): pointer.phase == .moved
    default: false
    }
  }
}
