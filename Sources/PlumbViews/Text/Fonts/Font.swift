import PlumbLayout
import PlumbText

/// A font by what it is for: a text style, a size, a family.
nonisolated public struct Font: Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    case changed(Font, Change)
    /// A font of another framework, in numbers.
    case fixed(FontRequest)
  }

  enum Change: Hashable, Sendable {
    case scaled(CGFloat)
    case weight(Weight)
    case bold
    case italic
    case monospacedDigits
    case monospaced
    case smallCaps(FontRequest.SmallCaps)
    case leading(Leading)
    case design(Design)
    case width(Width)
  }
  let source: Source

  init(_ source: Source) { self.source = source }
  /// The font of some numbers, whatever the surroundings are.
  package init(_ request: FontRequest) { self.init(.fixed(request)) }

  /// The purpose of a text, which determines its size and weight on each platform.
  ///
  /// The two extra large titles have sizes on every platform here.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }

  /// The kind of letters: Inter for the default, Noto Serif, Quicksand for rounded, Noto Sans Mono.
  ///
  /// A family that is not installed is reported, and another replaces it. Fonts of the source folder keep their
  /// letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The leading between lines: two points less than usual for `tight`, two points more for `loose`.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The width of letters, as a share of the usual one. The free fonts have one width, which is drawn for all.
  public struct Width: Hashable, Sendable {
    /// The difference from the usual width of letters: -0.3 is compressed, 0 usual, 0.2 expanded. It changes nothing
    /// here.
    public var value: CGFloat
    /// Creates a width of a share: 0 is the usual one.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest of the named widths: -0.3. Plumb draws the usual one.
    public static let compressed = Width(-0.3)
    /// Narrower than usual: -0.2. Plumb draws the usual one.
    public static let condensed = Width(-0.2)
    /// The usual width: 0.
    public static let standard = Width(0)
    /// Wider than usual: 0.2. Plumb draws the usual one.
    public static let expanded = Width(0.2)
  }

  /// The weight of strokes: 100 to 900.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The thinnest strokes: 100.
    public static let ultraLight = Weight(value: 100)
    /// Very thin strokes: 200.
    public static let thin = Weight(value: 200)
    /// Thin strokes: 300.
    public static let light = Weight(value: 300)
    /// The usual strokes of body text: 400.
    public static let regular = Weight(value: 400)
    /// A little heavier than usual: 500.
    public static let medium = Weight(value: 500)
    /// Between medium and bold: 600, the weight of iOS's headlines.
    public static let semibold = Weight(value: 600)
    /// Heavy enough to be prominent in a line: 700.
    public static let bold = Weight(value: 700)
    /// Heavier than bold: 800.
    public static let heavy = Weight(value: 800)
    /// The heaviest strokes: 900.
    public static let black = Weight(value: 900)
  }

  /// The largest title: 36 points at the size `large`, and bold on macOS.
  public static let extraLargeTitle = Font(.style(.extraLargeTitle, nil, nil))
  /// The second largest title: 28 points at the size `large`, and bold on macOS.
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, nil, nil))
  /// The title of a screen: 34 points on iOS at the size `large`, 26 on macOS.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// A title of the first rank: 28 points on iOS at the size `large`, 22 on macOS.
  public static let title = Font(.style(.title, nil, nil))
  /// A title of the second rank: 22 points on iOS at the size `large`, 17 on macOS.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// A title of the third rank: 20 points on iOS at the size `large`, 15 on macOS.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// A heading in the size of body text: semibold with 17 points on iOS at the size `large`, bold with 13 on macOS.
  public static let headline = Font(.style(.headline, nil, nil))
  /// A line under a heading: 15 points on iOS at the size `large`, 11 on macOS.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The font of running text, and the default font: 17 points on iOS at the size `large`, 13 on macOS.
  public static let body = Font(.style(.body, nil, nil))
  /// Text beside the body, such as a remark: 16 points on iOS at the size `large`, 12 on macOS.
  public static let callout = Font(.style(.callout, nil, nil))
  /// Notes under a text: 13 points on iOS at the size `large`, 10 on macOS.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// Words at pictures and numbers: 12 points on iOS at the size `large`, 10 on macOS.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The smallest text: 11 points on iOS at the size `large`; 10 on macOS, in medium weight.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// Returns the system font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// Returns the system font at the size of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }

  /// Returns a font of the source folder, at a size in points that grows with the user's type size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// Returns a font of the source folder, at a size in points that grows with the user's type size as a text style
  /// does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  /// Returns a font of the source folder, at a size in points whatever the user's type size is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// Returns the font with strokes of a weight.
  public func weight(_ weight: Weight) -> Font { Font(.changed(self, .weight(weight))) }
  /// Returns the font with its own bold strokes: on iOS those of a text style are semibold, and bold in the three large
  /// titles.
  public func bold() -> Font { Font(.changed(self, .bold)) }
  /// Returns the font in italics.
  public func italic() -> Font { Font(.changed(self, .italic)) }
  /// Returns the font's size and weight with letters of one width; the test font stays as it is.
  public func monospaced() -> Font { Font(.changed(self, .monospaced)) }
  /// Returns the font with digits of one width, where it has them; other characters stay.
  public func monospacedDigit() -> Font { Font(.changed(self, .monospacedDigits)) }
  /// Returns the font with small capitals for all letters, capitals too.
  public func smallCaps() -> Font { Font(.changed(self, .smallCaps(.all))) }
  /// Returns the font with small capitals for its small letters; capitals stay.
  public func lowercaseSmallCaps() -> Font { Font(.changed(self, .smallCaps(.lowercase))) }
  /// Returns the font with small capitals for its capitals; small letters stay.
  public func uppercaseSmallCaps() -> Font { Font(.changed(self, .smallCaps(.uppercase))) }
  /// Returns the font in a width. Plumb does not draw it: the free fonts have one width.
  public func width(_ width: Width) -> Font { Font(.changed(self, .width(width))) }
  /// Returns the font at a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font { Font(.changed(self, .scaled(factor))) }
  /// Returns the font with less or more leading between lines: two points for `tight` and `loose`.
  public func leading(_ leading: Leading) -> Font { Font(.changed(self, .leading(leading))) }
}

extension Font {
  /// The font in numbers, in some surroundings.
  package func request(_ platform: PlatformStyle.Platform, _ typeSize: DynamicTypeSize) -> FontRequest {
    switch source {
    case .style(let style, let design, let weight):
      let measure = TextStyleMeasure.of(style, platform, typeSize)
      var request = FontRequest(
        family: design.family, size: measure.size, weight: weight?.value ?? measure.weight.value,
        lineSpacing: platform == .iOS ? TextStyleMeasure.iOSLineSpacing(size: measure.size) : nil,
        metrics: platform == .macOS ? .macOSTextStyle : .textStyle)
      request.boldWeight = measure.boldWeight.value
      return request
    case .system(let size, let weight, let design):
      return FontRequest(
        family: design.family, size: Self.possible(size), weight: weight?.value ?? 400,
        metrics: platform == .macOS ? .macOSSize : .textStyle)
    case .custom(let name, let size, let style):
      let scale = style.map { TextStyleMeasure.scale($0, platform, typeSize) } ?? 1
      return FontRequest(
        family: name == Font.squaresName ? .squares : .custom(name), size: Self.possible(size * scale))
    case .changed(let font, let change):
      var request = font.request(platform, typeSize)
      change.apply(to: &request)
      return request
    case .fixed(let request): return request
    }
  }

  /// Points that glyphs can be made of: 0 to 10000.
  private static func possible(_ size: CGFloat) -> CGFloat { size.isNaN ? 0 : max(0, min(size, 10_000)) }

  /// The problem with the requested size; nil if there is none.
  var problem: String? {
    switch source {
    case .style, .fixed: nil
    case .changed(let font, _): font.problem
    case .system(let size, _, _), .custom(_, let size, _):
      Self.possible(size) == size
        ? nil : "a font size of \(size) is not possible; \(Self.possible(size)) is used."
    }
  }

  /// The name of the test font, every glyph of which is a square.
  package static let squaresName = "PlumbSquares"
}

extension Font.Change {
  func apply(to request: inout FontRequest) {
    switch self {
    case .weight(let weight): request.weight = weight.value
    case .bold: request.weight = request.boldWeight
    case .italic: request.isItalic = true
    case .monospacedDigits: request.hasMonospacedDigits = true
    case .monospaced: if request.family != .squares { request.family = .monospaced }
    case .smallCaps(let letters): request.smallCaps = letters
    // Two points: what the line heights of UIKit's tight and loose body text differ by (assumed for other styles).
    case .leading(let leading): request.leading = leading == .tight ? -2 : leading == .loose ? 2 : 0
    case .design(let design):
      let isOwn = if case .custom = request.family { true } else { request.family == .squares }
      if !isOwn { request.family = Optional(design).family }
    case .scaled(let factor):
      guard factor.isFinite, factor >= 0 else { return }
      request.size = min(request.size * factor, 10_000)
      request.lineSpacing = request.lineSpacing.map { $0 * factor }
    case .width: break
    }
  }
}

extension Font.Design? {
  fileprivate var family: FontRequest.Family {
    switch self {
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .default, nil: .system
    }
  }
}
