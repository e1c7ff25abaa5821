import PlumbLayout
import PlumbViews

/// The numbers of bars in which the generations of iOS differ, in points.
struct BarMeasure {
  /// Around the row of 44 points, in a bar at the top.
  let above: CGFloat
  let below: CGFloat
  /// Between the items of a side.
  let itemDistance: CGFloat
  /// Of the field in which one searches, at the usual size of text.
  let searchHeight: CGFloat

  /// - Parameter cover: what is covered of the screen above the bar.
  init(_ style: PlatformStyle, cover: CGFloat) {
    switch (style.platform, style.generation) {
    // Recorded/Pictures.md#Y28, Y58, Y59. Macs have the same (assumed).
    case (.iOS, .iOS18), (.macOS, _): (above, below, itemDistance, searchHeight) = (0, 0, 16, 36)
    // A row of 44 whose texts stand 28 below the safe area (Recorded/Pictures.md#Y30), and large titles 100 below the top of
    // a canvas of which nothing is covered (Recorded/Pictures.md#Y60). That 10 points each are above and below the row, and
    // that a covered top needs none above, is assumed.
    case (.iOS, .iOS26): (above, below, itemDistance, searchHeight) = (cover > 0 ? 0 : 10, 10, 12, 44)
    }
  }
}
