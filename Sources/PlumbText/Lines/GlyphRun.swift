import PlumbLayout

/// Glyphs of one font, in drawing order, with their places: text that needs no further decision.
///
/// Coordinates are in points, y downwards, relative to the run's own origin on the baseline.
public struct GlyphRun: Sendable, Equatable {
  /// One glyph: its number in the font, and the place of its origin.
  public struct Glyph: Sendable, Equatable {
    public var id: UInt32
    public var position: CGPoint
    public var advance: CGFloat
    /// The UTF-8 offset in `text` where the cluster that it belongs to starts.
    public var cluster: Int

    public init(id: UInt32, position: CGPoint, advance: CGFloat, cluster: Int) {
      self.id = id
      self.position = position
      self.advance = advance
      self.cluster = cluster
    }
  }

  public var font: FontFace
  /// In points.
  public var size: CGFloat
  public var glyphs: [Glyph]
  /// The characters that the glyphs represent, in logical order, so that PDF and SVG text can be selected.
  public var text: String
  public var isRightToLeft: Bool

  public init(font: FontFace, size: CGFloat, glyphs: [Glyph], text: String, isRightToLeft: Bool) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
  }
}
