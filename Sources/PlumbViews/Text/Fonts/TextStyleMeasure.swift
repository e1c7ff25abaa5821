import PlumbLayout

/// The user's choice of how large text is.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five that are larger than all others.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size and weights of a text style.
package struct TextStyleMeasure {
  /// In points.
  package let size: CGFloat
  package let weight: Font.Weight
  /// The weight of the style's bold texts.
  package var boldWeight: Font.Weight = .bold

  package static func of(
    _ style: Font.TextStyle, _ platform: PlatformStyle.Platform, _ typeSize: DynamicTypeSize
  )
    -> TextStyleMeasure
  {
    switch platform {
    case .iOS:
      TextStyleMeasure(
        size: iOSSize(style, typeSize), weight: style == .headline ? .semibold : .regular,
        boldWeight: iOSBoldWeight(style))
    // Type sizes change nothing on macOS (Recorded/Text.md#179).
    case .macOS: macOS(style)
    }
  }

  /// Returns the scale of a text style relative to the size `large`.
  package static func scale(
    _ style: Font.TextStyle, _ platform: PlatformStyle.Platform, _ typeSize: DynamicTypeSize
  ) -> CGFloat {
    of(style, platform, typeSize).size / of(style, platform, .large).size
  }

  /// The emphasised weights of the Human Interface Guidelines. Those of the large title, `title3`, `body` and `callout` are
  /// recorded (Recorded/Pictures.md#Y65); those of the two extra large titles are assumed.
  private static func iOSBoldWeight(_ style: Font.TextStyle) -> Font.Weight {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: .semibold
    }
  }

  /// The column `large` is Rules/Fonts.md#R-120. The other columns are assumed: they follow the table of the Human
  /// Interface Guidelines, from which no measurement is published.
  private static func iOSSize(_ style: Font.TextStyle, _ typeSize: DynamicTypeSize) -> CGFloat {
    let sizes: [CGFloat]
    switch style {
    case .extraLargeTitle: sizes = [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: sizes = [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .largeTitle: sizes = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: sizes = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: sizes = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: sizes = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: sizes = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: sizes = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: sizes = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: sizes = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: sizes = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
    return sizes[DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3]
  }

  /// From baseline to baseline in a text style of iOS, in points: it follows from the size alone.
  ///
  /// 11, 14, 16, 17, 33 and 34 points are recorded (Recorded/Pictures.md#Y1 to Y5), and the column `large` is
  /// Rules/Fonts.md#R-120. The others are those that the Human Interface Guidelines publish; assumed: between them
  /// straight lines, above them in proportion to the size.
  static func iOSLineSpacing(size: CGFloat) -> CGFloat {
    guard let first = lineSpacings.first, let last = lineSpacings.last else { return size }
    if size <= first.size { return first.spacing * size / first.size }
    for (low, high) in zip(lineSpacings, lineSpacings.dropFirst()) where size <= high.size {
      return low.spacing + (high.spacing - low.spacing) * (size - low.size) / (high.size - low.size)
    }
    return last.spacing * size / last.size
  }

  private static let lineSpacings: [(size: CGFloat, spacing: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (21, 26), (22, 28), (29, 35), (30, 37), (34, 41), (36, 43), (37, 44),
    (38, 46), (40, 48), (42, 50),
    (43, 51), (44, 52), (46, 55), (47, 56), (50, 59), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]

  /// Rules/Fonts.md#R-121, measured; the two extra large titles do not exist there and are those of iOS.
  private static func macOS(_ style: Font.TextStyle) -> TextStyleMeasure {
    switch style {
    case .extraLargeTitle: TextStyleMeasure(size: 36, weight: .bold)
    case .extraLargeTitle2: TextStyleMeasure(size: 28, weight: .bold)
    case .largeTitle: TextStyleMeasure(size: 26, weight: .regular)
    case .title: TextStyleMeasure(size: 22, weight: .regular)
    case .title2: TextStyleMeasure(size: 17, weight: .regular)
    case .title3: TextStyleMeasure(size: 15, weight: .regular)
    case .headline: TextStyleMeasure(size: 13, weight: .bold)
    case .subheadline: TextStyleMeasure(size: 11, weight: .regular)
    case .body: TextStyleMeasure(size: 13, weight: .regular)
    case .callout: TextStyleMeasure(size: 12, weight: .regular)
    case .footnote, .caption: TextStyleMeasure(size: 10, weight: .regular)
    case .caption2: TextStyleMeasure(size: 10, weight: .medium)
    }
  }
}
