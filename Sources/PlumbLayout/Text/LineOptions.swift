/// The options for breaking shaped text into lines.
public struct LineOptions: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// The part of a text that is replaced by "…" if the text is too long.
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The alignment of lines that are shorter than the widest one.
  public var alignment: Alignment
  /// The most lines; 0 and less mean 1 (Recorded/Text.md#172).
  public var lineLimit: Int?
  /// The text is at least as tall as this many lines.
  public var minimumLines: Int
  public var truncation: Truncation
  /// The distance between two lines in points, where it is larger than the leading of the font (Recorded/Screens.md#Y86).
  public var lineSpacing: CGFloat
  /// Text that does not fit may shrink to this part of its size before it is truncated; 1 means never.
  public var minimumScaleFactor: CGFloat
  /// A line that is a little too long moves its characters together before it is truncated.
  public var allowsTightening: Bool
  /// A short word does not stay alone in the second of two lines (Rules/Leaves.md#R-112).
  public var avoidsOrphans: Bool
  /// Pixels in a point.
  public var displayScale: CGFloat

  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, minimumLines: Int = 1,
    truncation: Truncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, avoidsOrphans: Bool = false, displayScale: CGFloat = 2
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.avoidsOrphans = avoidsOrphans
    self.displayScale = displayScale
  }

  /// The distance between a line and the next one, in points.
  func gap(below metrics: FontMetrics) -> CGFloat {
    lineSpacing > 0 ? max(lineSpacing, metrics.leading) : metrics.leading
  }

  /// The same with numbers that lines can be made of.
  var sane: LineOptions {
    var options = self
    options.lineLimit = lineLimit.map { max(1, $0) }
    options.minimumLines = max(1, min(minimumLines, 100_000))
    options.lineSpacing = lineSpacing.isFinite ? max(0, lineSpacing) : 0
    options.minimumScaleFactor = minimumScaleFactor.isFinite ? max(0.01, min(minimumScaleFactor, 1)) : 1
    options.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    return options
  }
}
