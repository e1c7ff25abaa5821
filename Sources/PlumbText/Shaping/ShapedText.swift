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
  }

  /// Clusters of one font, one direction and one run.
  struct Piece: Sendable {
    var face: FontFace
    var size: CGFloat
    var level: UInt8
    var run: Int
    var clusters: Range<Int>
    /// The end of its text.
    var byteEnd: Int
  }

  /// The styles of the runs, in the order of `pieces`' numbers of runs.
  struct RunStyle: Sendable {
    var metrics: FontMetrics
    var baselineOffset: CGFloat
    var attributes: Int
  }

  let utf8: [UInt8]
  let glyphs: [Glyph]
  let clusters: [Cluster]
  let pieces: [Piece]
  /// For each paragraph, its text without the hard break.
  let paragraphBytes: [Range<Int>]
  /// For each run, the number that it was given.
  let attributes: [Int]
  /// The text that lines are filled from.
  package let breakable: BreakableText
  /// For each run, "…" in its font. Empty in an ellipsis itself.
  let ellipses: [ShapedText]
  /// For each run, "-" in its font, if the text has a soft hyphen.
  let hyphens: [ShapedText]
  let direction: TextDirection
  /// The requests that no font has, in the order in which they were met.
  public let warnings: [TextWarning]

  init(
    _ parts: ShapedParts, ellipses: [ShapedText] = [], hyphens: [ShapedText] = [], direction: TextDirection,
    warnings: [TextWarning]
  ) {
    utf8 = parts.utf8
    glyphs = parts.glyphs
    clusters = parts.clusters
    pieces = parts.pieces
    paragraphBytes = parts.paragraphBytes
    attributes = parts.styles.map(\.attributes)
    breakable = parts.breakable(
      ellipses: ellipses.map(\.breakable.advance), hyphens: hyphens.map(\.breakable.advance))
    self.ellipses = ellipses
    self.hyphens = hyphens
    self.direction = direction
    self.warnings = warnings
  }

  /// True for a text without any character.
  public var isEmpty: Bool { utf8.isEmpty }

  /// About how many bytes it takes in memory.
  var cost: Int {
    utf8.count + glyphs.count * 20 + clusters.count * 28 + breaks.count * 24 + paragraphs.count * 64
      + pieces.count * 64 + 512
  }

  var x: [CGFloat] { breakable.x }
  var breaks: [BreakableText.Break] { breakable.breaks }
  var paragraphs: [BreakableText.Paragraph] { breakable.paragraphs }

  func width(_ range: Range<Int>) -> CGFloat { breakable.width(range) }

  func glyphs(of cluster: Int) -> Range<Int> {
    let end = cluster + 1 < clusters.count ? Int(clusters[cluster + 1].glyphs) : glyphs.count
    return Int(clusters[cluster].glyphs)..<end
  }
}
