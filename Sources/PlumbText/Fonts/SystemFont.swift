import PlumbLayout

/// The measures of the system font, which Inter stands in for.
enum SystemFont {
  /// From this size on, the display cut. Source: Rules/Fonts.md#R-123.
  static let smallestDisplaySize: CGFloat = 20

  static func metrics(size: CGFloat, style: FontRequest.MetricsStyle) -> FontMetrics {
    // 0.70459 em gives the recorded gap of 8.151 points below a text of 13 points.
    let capHeight = 0.70459 * size
    switch style {
    case .textStyle:
      return FontMetrics(
        ascent: 0.952148 * size, descent: 0.241211 * size, leading: 0, capHeight: capHeight,
        rounding: .lineToPixel)
    case .macOSSize:
      // 13 points were recorded as 12.568 and 2.742.
      return FontMetrics(
        ascent: 0.96677 * size, descent: 0.2109 * size, leading: 0, capHeight: capHeight,
        rounding: .wholePoints)
    case .macOSTextStyle:
      var metrics = metrics(size: size, style: size > 15 ? .textStyle : .macOSSize)
      metrics.rounding =
        macOSTextStyles[size].map { .recorded(height: $0.0, baseline: $0.1) } ?? metrics.rounding
      return metrics
    }
  }

  /// Size: height and baseline of the text styles of macOS, all recorded at 2x (Recorded/Text.md#166). No one rounding
  /// of ascent and descent gives them all.
  private static let macOSTextStyles: [CGFloat: (CGFloat, CGFloat)] = [
    26: (31, 25), 22: (26, 21), 17: (20.5, 16), 15: (19, 15), 13: (16, 13), 12: (15, 12), 11: (14, 11),
    10: (13, 10),
  ]

  /// Points to add after each glyph of Inter to make it as wide as the system font.
  ///
  /// Regular weight: the table of Rules/Fonts.md#R-123, straight lines between its sizes. Assumed: below 10 points,
  /// between 17 and 20 and above 28 points the nearest fitted size, in proportion to the size. A bold text of 13
  /// points wants 0.25 more than a regular one; assumed: that grows in a straight line from weight 400 on, in
  /// proportion to the size, and lighter weights are like the regular one.
  static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    regularTracking(size) + 0.25 / 13 * size * CGFloat(max(0, min(weight, 900) - 400)) / 300
  }

  private static let text: [(size: CGFloat, tracking: CGFloat)] = [
    (10, 0.11), (11, 0.05), (12, 0), (13, -0.09), (15, -0.24), (17, -0.39),
  ]
  private static let display: [(size: CGFloat, tracking: CGFloat)] = [(22, 0.27), (26, 0.27), (28, 0.22)]

  private static func regularTracking(_ size: CGFloat) -> CGFloat {
    let table = size < smallestDisplaySize ? text : display
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking * size / first.size }
    if size >= last.size { return last.tracking * size / last.size }
    for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
      return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }
    return last.tracking
  }
}
