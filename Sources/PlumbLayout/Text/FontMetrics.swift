/// The vertical measures of a font at one size, in points and unrounded, and how a line of it is rounded.
public struct FontMetrics: Sendable, Equatable {
  public var ascent: CGFloat
  public var descent: CGFloat
  /// The gap that the font wants between two lines.
  public var leading: CGFloat
  public var capHeight: CGFloat
  package var rounding: Rounding

  /// The rounding of ascent and descent to the height of a line.
  package enum Rounding: Sendable, Equatable {
    /// The text goes up to the pixel, the ascent to the nearest pixel (recorded on iOS at 1x, 2x and 3x).
    case lineToPixel
    /// Ascent and descent go to the nearest whole point each, at every scale. Recorded on macOS: 13 pt is 13 + 3
    /// at 1x, 2x and 3x (Recorded/Text.md#167), 26 pt is 25 + 5 (Recorded/Text.md#182), 17 pt 16 + 4,
    /// Noto Sans 17 is 18 + 5 (Recorded/Spacers.md#79).
    case wholePoints
    /// Height and baseline as they were recorded, whatever the sum is.
    case recorded(height: CGFloat, baseline: CGFloat)
  }

  package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, rounding: Rounding) {
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    (self.capHeight, self.rounding) = (capHeight, rounding)
  }

  /// The height of one line in a text, in points.
  ///
  /// On macOS a line is rounded by itself (recorded for 13 pt: 16, 32, 48; 37 lines are 592; baselines 13, 29). On iOS
  /// lines keep their fractions, and the text as a whole goes up to the pixel (Recorded/Pictures.md#Y1).
  package var lineHeight: CGFloat {
    switch rounding {
    case .lineToPixel: ascent + descent
    case .wholePoints: ascent.rounded() + descent.rounded()
    case .recorded(let height, _): height
    }
  }

  /// Returns the height of a text of one line, in points.
  public func lineHeight(pixelsPerPoint scale: CGFloat) -> CGFloat { Pixels.up(sum: lineHeight, scale) }

  /// From the top of a line to its baseline, in points.
  public func baseline(pixelsPerPoint scale: CGFloat) -> CGFloat {
    switch rounding {
    case .lineToPixel: Pixels.nearest(ascent, scale)
    case .wholePoints: ascent.rounded()
    case .recorded(_, let baseline): baseline
    }
  }

  /// The measures of the same font at another size; assumed: what was recorded for one size grows with it.
  func scaled(by factor: CGFloat) -> FontMetrics {
    guard factor != 1 else { return self }
    var rounding = rounding
    if case .recorded(let height, let baseline) = rounding {
      rounding = .recorded(height: height * factor, baseline: baseline * factor)
    }
    return FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, rounding: rounding)
  }
}

extension Pixels {
  /// A sum of glyphs' measures up to the pixel. Such sums carry an error of some 1e-12 points, which must not cost one.
  package static func up(sum: CGFloat, _ pixelsPerPoint: CGFloat) -> CGFloat {
    up(sum, pixelsPerPoint, forgiving: 1e-6)
  }
}
