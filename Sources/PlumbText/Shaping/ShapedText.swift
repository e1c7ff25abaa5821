import PlumbLayout

/// A text whose glyphs are known, once and for all widths. Immutable: any thread may lay it out.
///
/// Clusters (the smallest pieces that were shaped together) are in logical order; `x` has the sums of their
/// advances, so that the width of any stretch is one subtraction.
public final class ShapedText: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    var x: Float
    var y: Float
    var advance: Float
    /// A glyph without ink takes its place and is not drawn.
    var hasInk: Bool
  }

  struct Cluster: Sendable {
    var byte: Int32
    var glyphs: Int32
    var piece: Int32
    var isWhite: Bool
    /// A user-perceived character starts here, so that a word may be cut before it.
    var startsCharacter: Bool
  }

  /// Clusters of one font, one direction and one run.
  struct Piece: Sendable {
    var face: FontFace
    var size: CGFloat
    var level: UInt8
    var run: Int
    var clusters: Range<Int>
    /// Where its text ends.
    var byteEnd: Int
  }

  /// A place where a line may end.
  struct Break: Sendable {
    /// The first cluster of the next line.
    var next: Int
    /// The end of the line without its trailing space.
    var end: Int
    /// `x[end]`, and the width of a hyphen if the line ends in one.
    var endX: CGFloat
    /// The run of the soft hyphen that shows itself when the line ends here.
    var hyphen: Int?
  }

  struct Paragraph: Sendable {
    var clusters: Range<Int>
    /// In `breaks`; the last one is the paragraph's end. Empty in an empty paragraph.
    var breaks: Range<Int>
    var level: UInt8
    /// Whose font gives an empty paragraph its height.
    var run: Int
    /// Its text, without the hard break.
    var bytes: Range<Int>
  }

  struct RunStyle: Sendable {
    var metrics: FontMetrics
    var baselineOffset: CGFloat
    var attributes: Int
  }

  let utf8: [UInt8]
  let glyphs: [Glyph]
  let clusters: [Cluster]
  let x: [CGFloat]
  let pieces: [Piece]
  let breaks: [Break]
  let paragraphs: [Paragraph]
  let styles: [RunStyle]
  /// For each run, "…" in its font. Empty in an ellipsis itself.
  let ellipses: [ShapedText]
  /// For each run, "-" in its font, if the text has a soft hyphen.
  let hyphens: [ShapedText]
  let direction: TextDirection
  /// What could not be had, in the order in which it was met.
  public let warnings: [TextWarning]

  init(
    _ parts: ShapedParts, ellipses: [ShapedText] = [], hyphens: [ShapedText] = [], direction: TextDirection,
    warnings: [TextWarning]
  ) {
    utf8 = parts.utf8
    glyphs = parts.glyphs
    clusters = parts.clusters
    x = parts.x
    pieces = parts.pieces
    breaks = parts.breaks
    paragraphs = parts.paragraphs
    styles = parts.styles
    self.ellipses = ellipses
    self.hyphens = hyphens
    self.direction = direction
    self.warnings = warnings
  }

  /// True for a text without any character.
  public var isEmpty: Bool { utf8.isEmpty }

  /// About how many bytes it takes in memory.
  var cost: Int {
    utf8.count + glyphs.count * 20 + clusters.count * 24 + breaks.count * 24 + paragraphs.count * 48
      + pieces.count * 64 + 512
  }

  func width(_ range: Range<Int>) -> CGFloat { x[range.upperBound] - x[range.lowerBound] }

  func glyphs(of cluster: Int) -> Range<Int> {
    let end = cluster + 1 < clusters.count ? Int(clusters[cluster + 1].glyphs) : glyphs.count
    return Int(clusters[cluster].glyphs)..<end
  }

  func run(of cluster: Int) -> Int { pieces[Int(clusters[cluster].piece)].run }
}
