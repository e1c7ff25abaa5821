import PlumbLayout

/// The measures of the system font, which Inter replaces.
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
  /// between 17 and 20 and above 28 points the nearest fitted size, in proportion to the size. Bold texts want more
  /// than regular ones; assumed: that grows in a straight line from weight 400 on, and lighter weights are like the
  /// regular one.
  static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    let share = CGFloat(max(0, min(weight, 900) - 400)) / 300
    return regularTracking(size) + share * size * interpolated(boldening, size)
  }

  /// Points to add after each glyph of Quicksand to make it as wide as the rounded cut: shares of the size, fitted to
  /// Recorded/Pictures.md#Y75. Quicksand has two weights for all (see `FontMap`), and each has its column.
  static func roundedTracking(size: CGFloat, weight: Int) -> CGFloat {
    size * interpolated(weight < 550 ? roundedRegular : roundedBold, size)
  }

  /// Of Noto Serif, as a share of the size, from the one size that is recorded (Recorded/Pictures.md#Y76).
  static let serifTracking: CGFloat = -0.0185
  /// From one monospaced glyph to the next, in em (Recorded/Pictures.md#Y11, Y77).
  static let monospacedAdvance: CGFloat = 0.618

  /// The tracking of bold texts beside that of regular ones, as a share of the size: at 13 points on macOS
  /// (Rules/Fonts.md#R-123), at 15 to 19 of semibold texts and from 20 on of bold ones on iOS (Recorded/Pictures.md#Y65,
  /// Y74).
  private static let boldening: [(size: CGFloat, share: CGFloat)] = [
    (13, 0.25 / 13), (16, 0.0105), (20, 0.0067),
  ]
  private static let roundedRegular: [(size: CGFloat, share: CGFloat)] = [(13, -0.03), (17, -0.039)]
  private static let roundedBold: [(size: CGFloat, share: CGFloat)] = [
    (12, -0.003), (17, -0.017), (22, -0.02), (34, -0.029),
  ]

  /// Straight lines between the sizes of a table, and the nearest one outside.
  private static func interpolated(_ table: [(size: CGFloat, share: CGFloat)], _ size: CGFloat) -> CGFloat {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.share }
    for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
      return low.share + (high.share - low.share) * (size - low.size) / (high.size - low.size)
    }
    return last.share
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
