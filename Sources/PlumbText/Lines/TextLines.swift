import PlumbLayout

/// A text in lines: its size and baselines, and the glyphs when they are asked for.
///
/// Measuring makes only the ranges of the lines; `lines` makes the glyph runs.
public struct TextLines: Sendable {
  /// The clusters that each line has, and where it is.
  let filled: FilledText
  let text: ShapedText

  package init(_ filled: FilledText, of text: ShapedText) { (self.filled, self.text) = (filled, text) }

  /// Each side rounded up to the pixel.
  public var size: CGSize { filled.size }
  /// From the top of the text, in points.
  public var firstBaseline: CGFloat { filled.firstBaseline }
  public var lastBaseline: CGFloat { filled.lastBaseline }
  /// True when a part of the text is not shown.
  public var isTruncated: Bool { filled.isTruncated }
  /// The factor that makes the text small enough to fit: 1, or down to the minimum scale factor.
  public var scale: CGFloat { filled.scale }
  /// The measures that the gaps above and below the text are made of: the first and the last line's tallest font.
  public var firstMetrics: FontMetrics { filled.firstMetrics }
  public var lastMetrics: FontMetrics { filled.lastMetrics }

  var ranges: [LineRange] { filled.ranges }
  var boxes: [LineBox] { filled.boxes }

  /// The number of lines; a reserved line without text does not count.
  public var count: Int { filled.ranges.count }
}

/// A line with its glyphs in place.
public struct TextLine: Sendable, Equatable {
  /// The line's origin: where its ink starts on the left, and its baseline, from the text's top left corner.
  public var origin: CGPoint
  /// In points, without the trailing space.
  public var width: CGFloat
  public var top: CGFloat
  public var height: CGFloat
  /// From left to right.
  public var segments: [TextSegment]

  /// The segments in the order of reading, which in mixed directions is not that from left to right.
  public var segmentsInReadingOrder: [TextSegment] {
    segments.count < 2 ? segments : segments.sorted { $0.number < $1.number }
  }
}

/// A stretch of a line in one font and with one set of attributes.
public struct TextSegment: Sendable, Equatable {
  public var run: GlyphRun
  /// The run's origin on the baseline, from the text's top left corner; the baseline offset is in it.
  public var origin: CGPoint
  public var width: CGFloat
  /// The number that the text run was given.
  public var attributes: Int
  /// Its place among the line's segments in the order of reading.
  public var number: Int
}
