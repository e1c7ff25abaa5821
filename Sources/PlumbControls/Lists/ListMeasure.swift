import PlumbLayout
import PlumbViews

/// The numbers of lists in which the generations of iOS differ, in points.
struct ListMeasure {
  /// Above a row's content, and below it.
  let rowRoom: CGFloat
  /// Above the rows of a section without a header, and below those of one without a footer.
  let sections: (above: CGFloat, below: CGFloat)
  let header: (top: CGFloat, bottom: CGFloat)
  let footer: (top: CGFloat, bottom: CGFloat)
  /// Headers are as they were written, as large as the rows' texts and bold; otherwise they are small capitals.
  let hasLargeHeaders: Bool
  let corners: (radius: CGFloat, style: RoundedCornerStyle)
  /// Of the lines between rows; `nil` is one pixel.
  let lineThickness: CGFloat?
  /// Lines end before the trailing edge, as far from it as they begin from the leading one.
  let linesAreInset: Bool
  /// As high as a switch is in a row, whatever it draws.
  let controlHeight: CGFloat
  /// The room of a link's arrow.
  let chevronRoom: CGFloat
  /// Between a large label and the value below it; `nil` is what texts keep.
  let stackedValueDistance: CGFloat?

  init(_ style: PlatformStyle) {
    switch (style.platform, style.generation) {
    // Recorded/Pictures.md#Y31 to Y51. Macs have the same (assumed).
    case (.iOS, .iOS18), (.macOS, _):
      (rowRoom, sections) = (11, (17.5, 17.5))
      (header, footer, hasLargeHeaders) = ((17, 6), (6, 12), false)
      (corners, lineThickness, linesAreInset) = ((10, .continuous), nil, false)
      (controlHeight, chevronRoom, stackedValueDistance) = (22, 8, nil)
    // Recorded/Pictures.md#Y33 to Y56, Y69. Rows whose content is known have 15 points (Recorded/Pictures.md#Y36, Y55); the
    // 15.17 of Recorded/Pictures.md#Y38 has the pixel in it that a content is rounded up by. Of a header's block only the
    // height is recorded; that its room is the same above and below the text is assumed.
    case (.iOS, .iOS26):
      (rowRoom, sections) = (15, (17.33, 17.5))
      (header, footer, hasLargeHeaders) = ((10, 10), (8.33, 5.67), true)
      (corners, lineThickness, linesAreInset) = ((26, .circular), 1, true)
      (controlHeight, chevronRoom, stackedValueDistance) = (20, 11.33, 4)
    }
  }
}

extension EnvironmentValues {
  /// The least height of a row while nobody sets one: 44 points up to iOS 18, UIKit's own; on iOS 26 a line of text with its
  /// room (Recorded/Pictures.md#Y36).
  var platformRowHeight: CGFloat {
    guard platformStyle.isGlass else { return 44 }
    return 2 * ListMeasure(platformStyle).rowRoom
      + (Font.body.request(.iOS, dynamicTypeSize).lineSpacing ?? 22)
  }
}
