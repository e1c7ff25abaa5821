import Foundation

/// A place in a text.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  /// The start.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether it has no characters.
  open var isEmpty: Bool { range.length == 0 }
}

/// A view that people write into. Places are counted in UTF-16 units, as in `NSString`.
@preconcurrency @MainActor public protocol UITextInput: AnyObject {
  /// The text.
  var _written: String { get set }
  /// The selection. No host reports it back: it is the one that code has set.
  var _selection: NSRange { get set }
}

extension UITextInput {
  private var length: Int { _written.utf16.count }
  /// Before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }
  /// The selection, as code has set it: people's own selection isn't reported.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(NSIntersectionRange(_selection, NSRange(location: 0, length: length))) }
    set { _selection = newValue?.range ?? NSRange(location: length, length: 0) }
  }
  /// Returns the part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }
  /// Returns the place that is some units away; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...length).contains(sum) ? UITextPosition(sum) : nil
  }
  /// Returns the number of units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Compares two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  /// Returns the words of a part.
  public func text(in range: UITextRange) -> String? {
    guard NSMaxRange(range.range) <= length else { return nil }
    return (_written as NSString).substring(with: range.range)
  }
  /// Replaces a part of the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard NSMaxRange(range.range) <= length else { return }
    _written = (_written as NSString).replacingCharacters(in: range.range, with: text)
    _selection = NSRange(location: range.range.location + text.utf16.count, length: 0)
  }
  /// Inserts text behind the selection, or in its place.
  public func insertText(_ text: String) {
    replace(selectedTextRange ?? UITextRange(NSRange(location: length, length: 0)), withText: text)
  }
  /// Whether there is a text.
  public var hasText: Bool { !_written.isEmpty }
}

extension UITextView: UITextInput {
  public var _written: String {
    get { text }
    set { text = newValue }
  }
  public var _selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}
extension UITextField: UITextInput {
  public var _written: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
