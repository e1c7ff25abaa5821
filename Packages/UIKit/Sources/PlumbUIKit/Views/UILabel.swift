import Foundation
import PlumbText
import PlumbViews

/// Text that nobody edits.
@preconcurrency @MainActor open class UILabel: UIView {
  private var string: String?
  private var attributed: NSAttributedString?

  override func setUp() {
    super.setUp()
    priorities.hugging = (UILayoutPriority(251), UILayoutPriority(251))
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    get { string }
    set {
      guard newValue != string || attributed != nil else { return }
      (string, attributed) = (newValue, nil)
      textChanged()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? string.map { NSAttributedString(string: $0) } }
    set {
      (attributed, string) = (newValue, newValue?.string)
      textChanged()
    }
  }

  /// The font; 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
  /// The colour of the text.
  open var textColor: UIColor! = .label { didSet { changed() } }
  /// The side to which lines go.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The most lines; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
  /// The mode in which a line that is too long is broken or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// Whether the text becomes smaller where there is too little space.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// The smallest factor by which the text may shrink.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// Whether the font follows the user's type size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters come closer before the text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// The baseline of small text.
  @_Unheeded(.controlParts, "UILabel.baselineAdjustment")
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the text is shown as usable.
  open var isEnabled = true { didSet { changed() } }
  /// Whether the highlighted colour is used.
  open var isHighlighted = false { didSet { changed() } }
  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor? { didSet { changed() } }
  /// The colour of the text's shadow.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The offset of the text's shadow.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { changed() } }
  /// The width at which several lines are measured; 0 where the layout decides.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  private func textChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  override var hasOwnSize: Bool { true }

  open override var intrinsicContentSize: CGSize {
    measuredContentSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  override func makeContent() -> AnyView? {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let text = attributed.map { Text($0, font) } ?? Text(verbatim: string ?? "")
    let aligned =
      text.font(Font(font)).foregroundStyle(Color(uiColor: color ?? .label))
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .multilineTextAlignment(textAlignment.text)
      .truncationMode(
        lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
      )
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.01, minimumScaleFactor) : 1)
      .opacity(isEnabled ? 1 : 0.5)
    if let shadowColor {
      return AnyView(
        aligned.shadow(
          color: Color(uiColor: shadowColor), radius: 0, x: shadowOffset.width, y: shadowOffset.height
        ).frame(maxWidth: wide, alignment: textAlignment.place))
    }
    return AnyView(aligned.frame(maxWidth: wide, alignment: textAlignment.place))
  }

  /// A measured label is as wide as its text, a shown one as wide as its frame.
  private var wide: CGFloat? { LayoutPass.isMeasuring ? nil : .infinity }
}

/// The baseline of small text.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSTextAlignment {
  var text: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  var place: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

extension Text {
  /// Text with the attributes of its parts.
  @MainActor init(_ string: NSAttributedString, _ font: UIFont?) {
    var result = Text(verbatim: "")
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let part = string.attributedSubstring(from: range).string
      result = result + Text(part, attributes, font)
    }
    self = result
  }

  private init(_ part: String, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont?) {
    var text = Text(verbatim: part)
    if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
    if let color = attributes[.foregroundColor] as? UIColor {
      text = text.foregroundColor(Color(uiColor: color))
    }
    if let style = attributes[.underlineStyle] as? Int, style != 0 { text = text.underline() }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 { text = text.strikethrough() }
    if let kern = attributes[.kern] as? CGFloat { text = text.kerning(kern) }
    if let offset = attributes[.baselineOffset] as? CGFloat { text = text.baselineOffset(offset) }
    self = text
  }
}
