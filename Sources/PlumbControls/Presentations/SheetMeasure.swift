import PlumbLayout
import PlumbViews

/// The numbers of sheets in which the generations of iOS differ, in points; none is recorded.
struct SheetMeasure {
  let cornerRadius: CGFloat
  /// From the sides and the bottom of the screen.
  let inset: CGFloat

  /// - Parameter isLarge: the sheet has all of the height.
  init(_ style: PlatformStyle, isLarge: Bool) {
    // A sheet that is not large floats on iOS 26 (assumed).
    (cornerRadius, inset) = style.isGlass ? (38, isLarge ? 0 : 8) : (10, 0)
  }

  /// The outline of a card; a radius that its content asks for counts more.
  func outline(_ wanted: CGFloat?) -> UnevenRoundedRectangle {
    let radius = wanted ?? cornerRadius
    let below = inset > 0 ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: below, bottomTrailingRadius: below,
      topTrailingRadius: radius)
  }
}
