import PlumbLayout

/// The test font: numbers that a person can check by counting characters.
enum SquareFont {
  static let square: UInt32 = 1
  static let space: UInt32 = 0

  /// Inset by a twentieth of an em, so that neighbours can be distinguished in a picture.
  static func outline(of glyph: UInt32) -> GlyphOutline {
    guard glyph != space else { return GlyphOutline() }
    return GlyphOutline(elements: [
      .move(to: CGPoint(x: 0.05, y: -0.75)), .line(to: CGPoint(x: 0.95, y: -0.75)),
      .line(to: CGPoint(x: 0.95, y: 0.15)), .line(to: CGPoint(x: 0.05, y: 0.15)), .close,
    ])
  }

  /// Ascent 0.8 em, descent 0.2 em; a square is as high as a capital can be, so that is the ascent too.
  static func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: 0.8 * size, descent: 0.2 * size, leading: 0, capHeight: 0.8 * size, rounding: .lineToPixel)
  }
}
