import Foundation
import PlumbLayout
import PlumbText
import PlumbViews

/// A font of UIKit, with the measures of the font that texts are drawn with.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let request: FontRequest

  package init(request: FontRequest) { self.request = request }

  /// Creates a font by its PostScript or family name; `nil` for one that neither the source folder nor iOS has.
  ///
  /// The fonts that iOS brings along are not free: another of the same kind replaces each, and that is reported.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let request = NamedFont.request(fontName, size: fontSize) else { return nil }
    self.request = request
  }

  /// Creates the font of a descriptor, at a size in points; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize > 0 { request.size = pointSize }
    self.init(request: request)
  }

  // MARK: The system font

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(size: fontSize))
  }
  /// Returns the system font with strokes of a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(size: fontSize, weight: weight.number))
  }
  /// Returns the system font with strokes of a weight. The free fonts have one width, which is drawn for all.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    if width != .standard { WithoutEffect.fontWidth.report() }
    return systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the system font with bold strokes.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// Returns the system font in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(size: fontSize, isItalic: true))
  }
  /// Returns the system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(size: fontSize, weight: weight.number, hasMonospacedDigits: true))
  }
  /// Returns the system's font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(family: .monospaced, size: fontSize, weight: weight.number))
  }
  /// Returns the font of a text style, in the size that the user wants.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// Returns the font of a text style, in the size that some traits say.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let environment = UITraitCollection.environment(with: traitCollection)
    return UIFont(
      request: Font.system(style.swiftUI).request(
        environment.platformStyle.platform, environment.dynamicTypeSize))
  }

  /// The size of text in labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The usual size of the system font, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The usual size of small system text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Measures

  private var metrics: FontMetrics {
    Surroundings.current.environment.fontLibrary.metrics(of: request)
  }
  /// In points.
  open var pointSize: CGFloat { request.size }
  /// From the baseline to the top of the tallest letters, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// From the baseline to the bottom of the deepest letters, in points: a negative number.
  open var descender: CGFloat { -metrics.descent }
  /// The leading between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters, in points: 0.526 of the size, for all fonts (assumed).
  open var xHeight: CGFloat { 0.526 * request.size }
  /// The PostScript name.
  open var fontName: String { request.postScriptName }
  /// The name of the family.
  open var familyName: String { request.familyName }
  /// The description of the font, in words and numbers.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request: request) }
  /// Returns the font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.size = fontSize
    return UIFont(request: request)
  }

  /// Returns the font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both draw the same letters.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.request == request }
  open override var hash: Int { request.hashValue }
  /// The name and the size, for people who debug.
  open override var description: String {
    "<UIFont> font-family: \"\(familyName)\"; font-weight: \(request.weight); font-size: \(short(pointSize))pt"
  }
}

extension UIFont {
  /// The weight of strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight of a number from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Very thin strokes.
    public static let thin = Weight(-0.6)
    /// Thin strokes.
    public static let light = Weight(-0.4)
    /// The usual strokes.
    public static let regular = Weight(0)
    /// A little heavier than usual.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Heavy enough to be prominent.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)

    private static let numbers: [(Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// From 100 to 900: that of the nearest named weight.
    var number: Int {
      Self.numbers.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }

    init(number: Int) {
      self = Self.numbers.min { abs($0.1 - number) < abs($1.1 - number) }?.0 ?? .regular
    }
  }

  /// The width of letters, as a share of the usual one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest of the named widths.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrower than usual.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Wider than usual.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of a screen, larger than all others.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in the size of body text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line under a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text to be read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text beside the body.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes under a text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Words at pictures.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smallest text.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let names: [(TextStyle, Font.TextStyle)] = [
      (.extraLargeTitle, .extraLargeTitle), (.extraLargeTitle2, .extraLargeTitle2),
      (.largeTitle, .largeTitle), (.title1, .title), (.title2, .title2), (.title3, .title3),
      (.headline, .headline), (.subheadline, .subheadline), (.body, .body), (.callout, .callout),
      (.footnote, .footnote), (.caption1, .caption), (.caption2, .caption2),
    ]

    /// The style in SwiftUI's words; body text for one that is not known.
    var swiftUI: Font.TextStyle { Self.names.first { $0.0 == self }?.1 ?? .body }
  }
}

/// A font of CoreText: the same as UIKit's.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font of UIKit or CoreText, at its own size whatever the user's type size is.
  public init(_ font: CTFont) { self.init(font.request) }
}
