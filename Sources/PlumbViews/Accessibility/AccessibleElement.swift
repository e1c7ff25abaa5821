import PlumbLayout

/// One element of the tree for assistive tools: what a view is to those who do not see it, and where it is drawn.
package struct AccessibleElement: Equatable, Sendable {
  /// The number that input events name the element by; it stays as long as the view is there.
  package var number: Int
  package var role: AccessibleRole
  package var label = ""
  /// A modifier gave the label, which may say more than the view shows.
  package var isNamed = false
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// Its drawn frame, in points of the canvas, around what transforms and clips left of it.
  package var frame: CGRect
  package var isEnabled = true
  package var isFocused = false
  package var isSelected = false
  /// The view shows by itself that it has the keyboard's focus.
  package var drawsFocus = false
  /// The names of further actions: those of modifiers, and the swipe actions of its row.
  package var actions: [String] = []
  /// The lines of a text whose characters people can select, in points of the canvas.
  package var lines: [AccessibleLine] = []
  package var field: AccessibleField?
  package var range: AccessibleRange?
  /// From 1 to 6; `nil` for a heading of no level.
  package var headingLevel: Int?
  /// It goes from right to left, so that more is to the left.
  package var isMirrored = false
  /// Its priority in the level at hand, while the elements are collected.
  var sortPriority: Double = 0
}

/// The role of an element, in the words that hosts have elements for.
package enum AccessibleRole: String, Sendable {
  case button, toggle, slider, stepper, textField, link, heading, image, staticText, progress, group
}

/// A line of a text whose characters people can select.
package struct AccessibleLine: Equatable, Sendable {
  package var text: String
  package var frame: CGRect
  /// The next line begins a new line of the text, too. It wasn't only wrapped.
  package var endsParagraph: Bool
}

/// A text that a person can edit.
package struct AccessibleField: Equatable, Sendable {
  package enum Kind: String, Sendable { case line, secure, lines }

  package var kind = Kind.line
  package var text: String
  package var prompt = ""
  /// In UTF-16 offsets; `nil` leaves the host's own selection alone.
  package var selection: Range<Int>?
  /// The number of taps that have put the selection somewhere: each is reported, also where the selection stays.
  package var taps = 0
  /// In points, so that a host shows its text where the view draws it.
  package var fontSize: Double?
  /// The distances of the text's rectangle from the element's, in points; leading is left here.
  package var insets = EdgeInsets()
  /// The keyboard that it asks for, and what is offered and mended while a person types.
  package var traits = TextInputTraits()

  package init(
    kind: Kind = .line, text: String, prompt: String = "", selection: Range<Int>? = nil,
    fontSize: Double? = nil
  ) {
    (self.kind, self.text, self.prompt) = (kind, text, prompt)
    (self.selection, self.fontSize) = (selection, fontSize)
  }
}

/// A number between two others.
package struct AccessibleRange: Equatable, Sendable {
  package var value, minimum, maximum: Double
  /// `nil` for one that moves without steps.
  package var step: Double?

  package init(value: Double, minimum: Double, maximum: Double, step: Double? = nil) {
    (self.value, self.minimum, self.maximum, self.step) = (value, minimum, maximum, step)
  }
}
