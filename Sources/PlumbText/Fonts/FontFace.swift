internal import CPangoCairo
import PlumbLayout
internal import Synchronization

/// A font that can draw: outlines of its glyphs, in ems, or colour bitmaps where it has no outlines (emoji).
///
/// Two faces are equal when they come from the same file, index and variation.
public final class FontFace: Sendable, Equatable, Hashable {
  /// Stable across machines and runs: the PostScript name, such as "Inter-SemiBold".
  public let name: String
  /// The font file; nil for the square test font, which has none.
  public let file: String?
  /// The index of the font in the file; the upper 16 bits name an instance of a variable font, counted from 1.
  public let index: Int
  /// Settings of a variable font's axes, such as "wght=600", or empty.
  public let variations: String

  private struct Cache {
    var outlines: [UInt32: GlyphOutline] = [:]
    var bitmaps: [UInt32: GlyphBitmap?] = [:]
  }

  // The HarfBuzz font is made immutable, so that any thread may read it.
  private nonisolated(unsafe) let font: OpaquePointer?
  private let cache = Mutex(Cache())
  /// More glyphs than a screen of Chinese has; the bound is for texts that walk through a whole font.
  private static let mostOutlines = 8192
  /// A bitmap takes about 70 KB.
  private static let mostBitmaps = 512

  /// The test font: every glyph but number 0 is a square of 1 em.
  public static let squares = FontFace(squaresNamed: "PlumbSquares")

  private init(squaresNamed name: String) {
    self.name = name
    file = nil
    index = 0
    variations = ""
    font = nil
  }

  init(name: String, file: String, index: Int, variations: String) {
    self.name = variations.isEmpty ? name : "\(name) \(variations)"
    self.file = file
    self.index = index
    self.variations = variations
    font = HarfBuzzFont.make(file: file, index: index, variations: variations)
  }

  deinit { if let font { hb_font_destroy(font) } }

  public static func == (one: FontFace, other: FontFace) -> Bool {
    one === other
      || (one.name == other.name && one.file == other.file && one.index == other.index
        && one.variations == other.variations)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the outline of a glyph, in ems; empty for a space, an unknown number, or a glyph that is a bitmap.
  public func outline(of glyph: UInt32) -> GlyphOutline {
    guard let font else { return SquareFont.outline(of: glyph) }
    if let known = cache.withLock({ $0.outlines[glyph] }) { return known }
    let outline = HarfBuzzFont.outline(of: glyph, in: font)
    cache.withLock {
      if $0.outlines.count >= Self.mostOutlines { $0.outlines.removeAll() }
      $0.outlines[glyph] = outline
    }
    return outline
  }

  /// Returns the picture of a glyph that is drawn in colours; nil when it has an outline or draws nothing.
  public func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    guard let font else { return nil }
    if let known = cache.withLock({ $0.bitmaps[glyph] }) { return known }
    let bitmap = HarfBuzzFont.bitmap(of: glyph, in: font)
    cache.withLock {
      if $0.bitmaps.count >= Self.mostBitmaps { $0.bitmaps.removeAll() }
      $0.bitmaps[glyph] = .some(bitmap)
    }
    return bitmap
  }

  /// Ascent, descent, leading and capital height of the font file, for a size in points.
  func metrics(size: CGFloat) -> FontMetrics {
    guard let font else { return SquareFont.metrics(size: size) }
    return HarfBuzzFont.metrics(of: font, size: size)
  }

  /// Returns a Cairo font face for the same file, for PDF; the caller destroys it. Nil for the test font.
  ///
  /// The pointer is a `cairo_font_face_t`.
  public func makeCairoFontFace() -> OpaquePointer? {
    guard let file else { return nil }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, file)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: index))
    if !variations.isEmpty { FcPatternAddString(pattern, FC_FONT_VARIATIONS, variations) }
    return cairo_ft_font_face_create_for_pattern(pattern)
  }
}
