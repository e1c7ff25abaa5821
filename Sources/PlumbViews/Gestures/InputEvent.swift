import PlumbLayout

/// Something that a person did, as a host reports it to the views. Places are in points, in the canvas's coordinates.
///
/// Events either name a place, and hit testing finds the view, or an element of the accessible tree by its number.
package enum InputEvent: Equatable, Sendable {
  case pointer(PointerEvent)
  /// A pointer without a pressed button moved to a place, or left the canvas.
  case hover(CGPoint?)
  /// A wheel or a trackpad: how far the content is to move under the pointer, in points; down and right are negative.
  case scroll(at: CGPoint, by: CGSize)
  case key(KeyEvent)
  /// An element was pressed without a pointer: with Space or Return, or by an assistive tool.
  case activate(element: Int)
  /// An element with a value is to go one step up or down.
  case adjust(element: Int, increment: Bool)
  /// An element with a value is to take this one.
  case setValue(element: Int, String)
  /// The text of a field, its selection in UTF-16 offsets, and whether an input method still composes; `nil` where nothing but
  /// the selection is another one.
  case edit(element: Int, text: String?, selection: Range<Int>, isComposing: Bool)
  /// A mouse has selected the text of a field between two places.
  case selectText(element: Int, from: CGPoint, to: CGPoint)
  /// One of the actions that an element is said to have, by its name.
  case perform(element: Int, action: String)
  /// Return in a text field.
  case submit(element: Int)
  /// The keyboard's focus went to an element, or to none.
  case focus(element: Int?)
}

/// A finger, a pen, or a mouse with its button down.
package struct PointerEvent: Equatable, Sendable {
  package enum Phase: String, Sendable { case down, moved, up, cancelled }

  /// The number that distinguishes several fingers.
  package var id: Int
  package var phase: Phase
  package var location: CGPoint
  /// Whether it is a finger, which reaches a little further than a mouse, and has no place before it goes down.
  package var isTouch: Bool
  /// A mouse's second button, which opens menus.
  package var isSecondary: Bool

  package init(
    id: Int = 0, phase: Phase, location: CGPoint, isTouch: Bool = false, isSecondary: Bool = false
  ) {
    (self.id, self.phase, self.location) = (id, phase, location)
    (self.isTouch, self.isSecondary) = (isTouch, isSecondary)
  }
}

/// A key that went down, or up again.
package struct KeyEvent: Equatable, Sendable {
  package var isDown: Bool
  /// The key's name in the browser's terms: "a", "Enter", "ArrowLeft", "Tab", " ".
  package var key: String
  package var shift, control, option, command: Bool

  package init(
    key: String, isDown: Bool = true, shift: Bool = false, control: Bool = false, option: Bool = false,
    command: Bool = false
  ) {
    (self.key, self.isDown) = (key, isDown)
    (self.shift, self.control, self.option, self.command) = (shift, control, option, command)
  }
}
