import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The arrangement of lines: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after each character; ligatures are taken apart.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters are joined. They are as the font wants.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A line through the text: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of a line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A line under the text: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of a line under the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of letters' outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of letters' outlines, in hundredths of the size; negative to fill letters too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of letters: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An image among the letters. It is not drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link: a URL or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant of letters. It is not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The expansion of letters. It is not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line of double width.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines. One is drawn.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line under words only. It is drawn under spaces too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of letters.
open class NSShadow: NSObject, @unchecked Sendable {
  /// The offset of the shadow to the right and downwards, in points.
  open var shadowOffset = CGSize.zero
  /// The blur of the edge, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`; a third of black by default.
  open var shadowColor: Any?
}

/// The options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Whether the leading between lines counts. It always does.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The ink counts instead of the line's height. The height is measured here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends with an ellipsis. It always does.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The measurements of a string: none here.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The smallest factor by which text may shrink to fit. It does not shrink here.
  open var minimumScaleFactor: CGFloat = 0
  /// The size in which it was drawn, as a share.
  open var actualScaleFactor: CGFloat { 1 }
}
