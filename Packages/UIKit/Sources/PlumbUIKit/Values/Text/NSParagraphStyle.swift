import Foundation

/// The side to which lines of text go.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The treatment of a text that is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// The arrangement of the lines of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Value: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    // What is not drawn.
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0

    /// Something is asked for that is not drawn.
    var wantsMore: Bool {
      var plain = Value()
      plain.alignment = alignment
      plain.lineBreakMode = lineBreakMode
      plain.lineSpacing = lineSpacing
      plain.baseWritingDirection = baseWritingDirection
      return plain != self
    }
  }
  var value: Value

  /// Creates the usual style.
  public override init() { value = Value() }
  init(value: Value) { self.value = value }

  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The side to which lines go.
  open var alignment: NSTextAlignment { value.alignment }
  /// The treatment of a text that is too long for a line.
  open var lineBreakMode: NSLineBreakMode { value.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { value.lineSpacing }
  /// The direction in which text runs.
  open var baseWritingDirection: NSWritingDirection { value.baseWritingDirection }
  /// Points after a paragraph. They are not drawn.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// Points before a paragraph. They are not drawn.
  open var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
  /// Points before the first line. They are not drawn.
  open var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
  /// Points before the other lines. They are not drawn.
  open var headIndent: CGFloat { value.headIndent }
  /// Points after lines. They are not drawn.
  open var tailIndent: CGFloat { value.tailIndent }
  /// The least height of lines in points. It is not drawn.
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The largest height of lines in points. It is not drawn.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }
  /// The factor of the lines' height. It is not drawn.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  /// The threshold of hyphenation. It is not drawn.
  open var hyphenationFactor: Float { value.hyphenationFactor }

  /// Returns a separate style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(value: value) }
  /// Returns a style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(value: value) }
  /// Returns whether both arrange lines alike.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.value == value }
  open override var hash: Int { value.hashValue }
}

/// The arrangement of the lines of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Creates the usual style.
  public override init() { super.init() }
  override init(value: Value) { super.init(value: value) }

  open override var alignment: NSTextAlignment {
    get { value.alignment }
    set { value.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { value.lineBreakMode }
    set { value.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { value.lineSpacing }
    set { value.lineSpacing = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { value.baseWritingDirection }
    set { value.baseWritingDirection = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { value.paragraphSpacing }
    set { value.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { value.paragraphSpacingBefore }
    set { value.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { value.firstLineHeadIndent }
    set { value.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { value.headIndent }
    set { value.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { value.tailIndent }
    set { value.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { value.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { value.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { value.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { value.hyphenationFactor }
    set { value.hyphenationFactor = newValue }
  }
}
