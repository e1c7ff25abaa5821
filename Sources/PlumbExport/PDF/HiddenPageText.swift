import CPangoCairo
import PlumbDrawing
import PlumbLayout
import PlumbText

/// Text without ink over something that was drawn, so that emoji too can be searched and copied.
enum HiddenPageText {
  /// Half an em: readers take the first glyph of a drawn font for one of that width, to guess how large the font is.
  private static let advance = 0.5

  /// A font whose only glyph has next to no ink: without any, Cairo would leave it out of the page.
  private nonisolated(unsafe) static let face: OpaquePointer? = {
    let face = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(face) { _, _, cr, extents in
      cairo_rectangle(cr, 0, 0, advance, 0.01)
      cairo_fill(cr)
      extents?.pointee.x_advance = advance
      return CAIRO_STATUS_SUCCESS
    }
    return face
  }()

  static func show(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer) {
    guard run.size > 0, run.size.isFinite, run.text.contains(where: { !$0.isWhitespace }) else { return }
    show(clusters(run), size: run.size, at: origin, on: cr)
  }

  /// A space before a piece of text. It has next to no width.
  static func showSpace(before run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer) {
    guard run.size > 0, run.size.isFinite else { return }
    show([Cluster(text: " ", x: 0, width: 0)], size: run.size, at: origin, on: cr)
  }

  private static func show(_ clusters: [Cluster], size: CGFloat, at origin: CGPoint, on cr: OpaquePointer) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_set_font_face(cr, face)
    // The least opacity that Cairo does not take for none.
    cairo_set_source_rgba(cr, 1, 1, 1, 0.004)
    for cluster in clusters {
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, Double(max(cluster.width, 0.01)) / advance, Double(size))
      cairo_set_font_matrix(cr, &matrix)
      var glyph = cairo_glyph_t(index: 1, x: Double(origin.x + cluster.x), y: Double(origin.y))
      let length = Int32(cluster.text.utf8.count)
      var whole = cairo_text_cluster_t(num_bytes: length, num_glyphs: 1)
      cairo_show_text_glyphs(
        cr, pageCharacters(cluster.text), length, &glyph, 1, &whole, 1, cairo_text_cluster_flags_t(0))
    }
  }

  private struct Cluster {
    var text: String
    var x: CGFloat
    var width: CGFloat
  }

  /// Each cluster over its own glyphs; the whole run over all of them where they do not follow the text.
  private static func clusters(_ run: GlyphRun) -> [Cluster] {
    func cluster(_ text: String, _ glyphs: some Collection<GlyphRun.Glyph>) -> Cluster? {
      guard let left = glyphs.map(\.position.x).min(), !text.isEmpty else { return nil }
      let right = glyphs.map { $0.position.x + $0.advance }.max() ?? left
      return Cluster(text: text, x: left, width: right - left)
    }
    guard let known = TextClusters(run) else { return [cluster(run.text, run.glyphs)].compactMap { $0 } }
    let glyphs = known.isBackward ? run.glyphs.reversed() : run.glyphs
    let utf8 = Array(run.text.utf8)
    var (byte, first) = (0, 0)
    return known.clusters.compactMap { part in
      let (bytes, count) = (Int(part.num_bytes), Int(part.num_glyphs))
      defer { (byte, first) = (byte + bytes, first + count) }
      return cluster(
        String(decoding: utf8[byte..<byte + bytes], as: UTF8.self), glyphs[first..<first + count])
    }
  }
}
