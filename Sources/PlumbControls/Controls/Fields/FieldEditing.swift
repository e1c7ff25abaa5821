import PlumbLayout
import PlumbViews

/// The text that a person is typing into a field.
@MainActor final class FieldEditing {
  nonisolated init() {}
  @Linked var node: ViewNode?
  /// The text in the layout, where it is drawn.
  weak var leaf: FieldLeaf?
  /// The node of that text.
  @Linked var words: ViewNode?
  /// The text scrolls in the field, and not with it.
  var scrollsInside = false
  var text = ""
  /// The typed text where the value accepts it later, or in another form.
  var draft: String?
  /// The text that the value accepted last while it was typed.
  var committed: String?
  /// In UTF-16 offsets of the text.
  var selection = 0..<0
  var isComposing = false
  /// The distance by which a text that is too long for its field is scrolled, in points.
  var scroll: CGFloat = 0
  /// A tap has put the selection where it is, so that the host follows.
  var isPlaced = false
  private var taps = 0
  private var series = TapSeries()

  /// The selection, if the keyboard's focus is in the field.
  var shownSelection: Range<Int>? {
    guard let node, !node.isDisposed, node.host.focus.element == node.number else { return nil }
    return selection
  }

  /// Puts the caret where a person taps. Two taps in one place select the word there, and three the paragraph.
  ///
  /// - Parameter point: in points of the canvas.
  func tap(at point: CGPoint) {
    guard let node, !node.isDisposed, let words, let leaf else { return }
    let place = leaf.offset(nearest: words.convert(point, to: .local), in: words.canvasFrame.size)
    selection =
      switch series.add(at: point, time: node.host.time) {
      case 1: place..<place
      case 2: text.word(around: place)
      default: text.paragraph(around: place)
      }
    (isPlaced, taps) = (true, taps + 1)
    showCaret()
  }

  /// Selects the letters that are drawn between two places.
  func select(from start: CGPoint, to end: CGPoint) {
    guard let node, !node.isDisposed, let words, let leaf else { return }
    let size = words.canvasFrame.size
    let (first, last) = (
      leaf.offset(nearest: words.convert(start, to: .local), in: size),
      leaf.offset(nearest: words.convert(end, to: .local), in: size)
    )
    selection = min(first, last)..<max(first, last)
    (isPlaced, taps) = (true, taps + 1)
    showCaret(at: last)
  }

  /// The host has its own selection in the field, and learns of this one where a tap has made it.
  func tellHost() {
    node?.accessibility.field?.selection = isPlaced ? selection : nil
    node?.accessibility.field?.taps = taps
  }

  /// Draws the caret, and scrolls to it where the text is higher than its field.
  ///
  /// - Parameter place: the end of the selection that moves; `nil` is the later one.
  func showCaret(at place: Int? = nil) {
    guard let host = node?.host else { return }
    tellHost()
    host.afterLayout { [weak self] in
      guard let self, let node, let words, let leaf, let selection = shownSelection,
        let caret = leaf.caret(at: place ?? selection.upperBound, in: words.canvasFrame.size)
      else { return }
      words.reveal(caret, along: .vertical)
      if scrollsInside { node.reveal(CGRect(origin: .zero, size: node.canvasFrame.size), along: .vertical) }
    }
    host.needsUpdate?()
  }
}
