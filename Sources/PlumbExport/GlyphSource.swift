import PlumbDrawing
import PlumbLayout
import PlumbText
import Synchronization

/// The questions of the exporters to a font: only this file knows how the text target answers.
protocol GlyphSource: Sendable {
  /// The outline in ems, y down, origin on the baseline; nil when the glyph has none.
  func outline(of glyph: UInt32, in font: FontFace) -> Path?
  func picture(of glyph: UInt32, in font: FontFace) -> GlyphPicture?
  /// A `cairo_font_face_t` for real text on a page, to be destroyed by the caller; nil when there is no font file.
  func cairoFace(of font: FontFace) -> OpaquePointer?
}

/// A colour glyph's pixels, and the rectangle that they fill, in ems around the glyph's origin.
struct GlyphPicture: Sendable {
  var pixels: PixelImage
  var rect: CGRect
}

/// The fonts of PlumbText; what was converted is kept as long as one drawing is made.
final class FontGlyphs: GlyphSource {
  private struct Key: Hashable {
    var font: FontFace
    var glyph: UInt32
  }

  private struct Cache {
    var outlines: [Key: Path?] = [:]
    var pictures: [Key: GlyphPicture?] = [:]
  }

  private let cache = Mutex(Cache())

  func outline(of glyph: UInt32, in font: FontFace) -> Path? {
    let key = Key(font: font, glyph: glyph)
    if let known = cache.withLock({ $0.outlines[key] }) { return known }
    let path = font.outlinePath(of: glyph)
    cache.withLock { $0.outlines[key] = .some(path) }
    return path
  }

  func picture(of glyph: UInt32, in font: FontFace) -> GlyphPicture? {
    let key = Key(font: font, glyph: glyph)
    if let known = cache.withLock({ $0.pictures[key] }) { return known }
    let picture = font.bitmap(of: glyph).map { bitmap in
      GlyphPicture(
        pixels: PixelImage(width: bitmap.width, height: bitmap.height, rgba: bitmap.rgba), rect: bitmap.rect)
    }
    cache.withLock { $0.pictures[key] = .some(picture) }
    return picture
  }

  func cairoFace(of font: FontFace) -> OpaquePointer? { font.makeCairoFontFace() }
}
