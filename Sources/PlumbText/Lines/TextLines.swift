import PlumbLayout

/// A text in lines: its size and baselines, and the glyphs when they are asked for.
///
/// Measuring makes only the ranges of the lines; `lines` makes the glyph runs.
public struct TextLines: Sendable {
  /// Each side rounded up to the pixel.
  public let size: CGSize
  /// From the top of the text, in points.
  public let firstBaseline: CGFloat
  public let lastBaseline: CGFloat
  /// True when a part of the text is not shown.
  public let isTruncated: Bool
  /// What the text's own size was multiplied with to make it fit: 1, or down to the minimum scale factor.
  public let scale: CGFloat
  /// The measures that the gaps above and below the text are made of: the first and the last line's tallest font.
  public let firstMetrics: FontMetrics
  public let lastMetrics: FontMetrics

  /// The widest line with its trailing space, not rounded; it may hang over the edge.
  let widest: CGFloat
  let text: ShapedText
  let ranges: [LineRange]
  let boxes: [LineBox]
  let alignment: LineOptions.Alignment

  /// How many lines are shown; a reserved line without text does not count.
  public var count: Int { ranges.count }
}

/// The top of a line and its baseline, from the top of the text, in points.
struct LineBox: Sendable, Equatable {
  var top: CGFloat
  var height: CGFloat
  var baseline: CGFloat
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
  public var segmentsInReadingOrder: [TextSegment] { segments.sorted { $0.number < $1.number } }
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
