internal import CPangoCairo
import PlumbLayout

/// The measures that HarfBuzz reads from a font file, in ems, without hinting.
enum HarfBuzzFont {
  /// The scale of all numbers that are read: fine enough for any font's own units.
  private static let unitsPerEm: CGFloat = 65536

  static func make(file: String, index: Int, variations: String) -> OpaquePointer? {
    let blob = hb_blob_create_from_file(file)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(index & 0xFFFF))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    let font = hb_font_create(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(index >> 16) - 1) }
    let settings = variations.split(separator: ",").compactMap { setting -> hb_variation_t? in
      var variation = hb_variation_t()
      return hb_variation_from_string(String(setting), -1, &variation) != 0 ? variation : nil
    }
    if !settings.isEmpty { hb_font_set_variations(font, settings, UInt32(settings.count)) }
    hb_font_make_immutable(font)
    return font
  }

  static func metrics(of font: OpaquePointer, size: CGFloat) -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    var capHeight: Int32 = 0
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight) == 0 {
      capHeight = extents.ascender * 7 / 10
    }
    let em = size / unitsPerEm
    return FontMetrics(
      ascent: CGFloat(extents.ascender) * em, descent: -CGFloat(extents.descender) * em,
      leading: CGFloat(extents.line_gap) * em, capHeight: CGFloat(capHeight) * em, rounding: .wholePoints)
  }

  // MARK: Outlines

  private final class Drawing {
    var elements: [GlyphOutline.Element] = []
  }

  static func outline(of glyph: UInt32, in font: OpaquePointer) -> GlyphOutline {
    let drawing = Drawing()
    hb_font_get_glyph_shape(font, glyph, drawFunctions, Unmanaged.passUnretained(drawing).toOpaque())
    return GlyphOutline(elements: drawing.elements)
  }

  private static func add(_ element: GlyphOutline.Element, to data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue().elements.append(element)
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerEm, y: -CGFloat(y) / unitsPerEm)
  }

  private nonisolated(unsafe) static let drawFunctions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in add(.move(to: point(x, y)), to: data) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in add(.line(to: point(x, y)), to: data) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in add(.quad(to: point(x, y), control: point(cx, cy)), to: data) }, nil,
      nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        add(.curve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by)), to: data)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in add(.close, to: data) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  // MARK: Bitmaps

  static func bitmap(of glyph: UInt32, in font: OpaquePointer) -> GlyphBitmap? {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      let image = PNGReader.read(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let rect = CGRect(
      x: CGFloat(extents.x_bearing) / unitsPerEm, y: -CGFloat(extents.y_bearing) / unitsPerEm,
      width: CGFloat(extents.width) / unitsPerEm, height: -CGFloat(extents.height) / unitsPerEm)
    return GlyphBitmap(width: image.width, height: image.height, rgba: image.rgba, rect: rect)
  }
}
