import PlumbLayout
import PlumbViews

/// The numbers of bars in which the generations of iOS differ, in points.
struct BarMeasure {
  /// The height of the row of items.
  let row: CGFloat
  /// Around the row, in a bar at the top.
  let above: CGFloat
  let below: CGFloat
  /// The reach of the bar into what is covered above it.
  let overlap: CGFloat
  /// Between the items of a side.
  let itemDistance: CGFloat
  /// Of the field in which one searches, at the usual size of text.
  let searchHeight: CGFloat

  /// - Parameters:
  ///   - cover: what is covered of the screen above the bar.
  ///   - screen: the kind of the screen that the bar is on.
  init(_ style: PlatformStyle, cover: CGFloat, screen: ScreenKind) {
    // Recorded/Screens.md#Y145, Y148. Bars of glass have the same height on every screen (assumed).
    row =
      switch screen {
      case .smallPhoneOnSide where !style.isGlass: 32
      case .tablet where !style.isGlass: 50
      default: 44
      }
    switch (style.platform, style.generation) {
    // Recorded/Pictures.md#Y28, Y58, Y59. Macs have the same (assumed).
    case (.iOS, .iOS18), (.macOS, _):
      (above, below, itemDistance, searchHeight) = (0, 0, 16, 36)
      overlap = style.platform == .iOS ? Self.overlap(ofCover: cover) : 0
    // A row of 44 whose texts are 28 below the safe area (Recorded/Pictures.md#Y30), and large titles 100 below the top of
    // a canvas of which nothing is covered (Recorded/Pictures.md#Y60). That 10 points each are above and below the row, and
    // that a covered top needs none above, is assumed.
    case (.iOS, .iOS26):
      (above, below, itemDistance, searchHeight) = (cover > 0 ? 0 : 10, 10, 12, 44)
      overlap = 0
    }
  }

  /// Below a Dynamic Island a bar begins where the status bar ends, above the edge of the safe area: at 53.67 instead of 59,
  /// and at 56 instead of 62 (Recorded/Screens.md#Y83).
  private static func overlap(ofCover cover: CGFloat) -> CGFloat {
    cover >= 62 ? 6 : cover >= 59 ? 59 - 53.67 : 0
  }
}
