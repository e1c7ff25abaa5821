import PlumbDrawing
import PlumbLayout
import PlumbText

/// What the exporters ask of a font: this file is the only place that knows how the text target answers.
protocol GlyphSource: Sendable {
  /// The outline in ems, y down, origin on the baseline; nil when the glyph has none.
  func outline(of glyph: UInt32, in font: FontFace) -> Path?
  /// A colour glyph.
  func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap?
  /// Where PDF finds the font to embed.
  func file(of font: FontFace) -> FontFile?
}

/// A colour glyph's pixels, and the rectangle that they fill, in ems around the glyph's origin.
struct GlyphBitmap {
  var pixels: PixelImage
  var rect: CGRect
}

/// A font on disk.
struct FontFile: Hashable {
  var path: String
  /// Which font of a collection.
  var index: Int
}

/// The fonts of PlumbText.
struct FontGlyphs: GlyphSource {
  func outline(of glyph: UInt32, in font: FontFace) -> Path? { nil }
  func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? { nil }
  func file(of font: FontFace) -> FontFile? { nil }
}
