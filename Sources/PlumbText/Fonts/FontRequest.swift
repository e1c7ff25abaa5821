import PlumbLayout

/// The font that a piece of text requests, before any font file is known.
public struct FontRequest: Hashable, Sendable {
  /// The family, or the role that a family plays.
  public enum Family: Hashable, Sendable {
    /// The platform's own typeface. Inter draws it, with the system font's metrics (Rules/Fonts.md#R-122).
    case system
    case monospaced
    case serif
    case rounded
    /// A family or PostScript name from a font file of the source folder.
    case custom(String)
    /// Every glyph is a square of 1 em, ascent 0.8 em, descent 0.2 em: numbers that a person can check.
    case squares
  }

  /// The source of the system family's line height. See `FontMetrics`.
  public enum MetricsStyle: Hashable, Sendable {
    /// iOS: ascent 0.952148 em, descent 0.241211 em.
    case textStyle
    /// `Font.system(size:)` on macOS: ascent 0.96677 em, descent 0.2109 em.
    case macOSSize
    /// The text styles of macOS, with the heights and baselines that were recorded for their sizes.
    case macOSTextStyle
  }

  /// The letters that are drawn as small capitals, where the font has them.
  public enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }

  public var family: Family
  /// In points.
  public var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  /// The weight that a bold text of this font has.
  public var boldWeight: Int = 700
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var smallCaps: SmallCaps
  /// Glyphs are this much smaller than the size says; lines keep the measures of the size.
  public var glyphScale: CGFloat = 1
  /// The distance from baseline to baseline, in points, which a text style has; nil is that of the font.
  public var lineSpacing: CGFloat?
  /// Points that lines are further apart than that distance; negative for closer.
  public var leading: CGFloat = 0
  public var metrics: MetricsStyle

  public init(
    family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, smallCaps: SmallCaps = .none, lineSpacing: CGFloat? = nil,
    metrics: MetricsStyle = .textStyle
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.lineSpacing = lineSpacing
    self.metrics = metrics
  }
}
