import CPangoCairo
import PlumbDrawing
import PlumbLayout
import PlumbText

/// A run as real text of a page, so that it can be searched and copied.
final class PageText {
  private let run: GlyphRun
  private let origin: CGPoint
  private let face: OpaquePointer

  /// Nil when the font has no file, or has colour glyphs, which a page can only show as pictures.
  init?(_ run: GlyphRun, at origin: CGPoint, _ glyphs: any GlyphSource) {
    guard !run.glyphs.isEmpty, run.size > 0, run.size.isFinite,
      run.glyphs.allSatisfy({ glyphs.picture(of: $0.id, in: run.font) == nil }),
      let face = glyphs.cairoFace(of: run.font)
    else { return nil }
    (self.run, self.origin, self.face) = (run, origin, face)
  }

  deinit { cairo_font_face_destroy(face) }

  func show(on cr: OpaquePointer) {
    cairo_set_font_face(cr, face)
    cairo_set_font_size(cr, Double(run.size))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cr, options)
    cairo_font_options_destroy(options)
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: Double(origin.x + glyph.position.x), y: Double(origin.y + glyph.position.y))
    }
    guard let clusters = TextClusters(run) else {
      cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
      return
    }
    cairo_show_text_glyphs(
      cr, pageCharacters(run.text), Int32(run.text.utf8.count), glyphs, Int32(glyphs.count),
      clusters.clusters,
      Int32(clusters.clusters.count),
      clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
  }
}

/// Which bytes of the text belong to which glyphs.
struct TextClusters {
  var clusters: [cairo_text_cluster_t] = []
  var isBackward = false

  /// Nil when the glyphs do not follow the text in one direction, or do not cover it: then no text can be promised.
  init?(_ run: GlyphRun) {
    let length = run.text.utf8.count
    var starts = run.glyphs.map(\.cluster)
    guard let first = starts.first, let last = starts.last, length > 0 else { return nil }
    isBackward = first == last ? run.isRightToLeft : first > last
    if isBackward { starts.reverse() }
    guard zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }), starts[0] >= 0,
      starts[starts.count - 1] < length
    else { return nil }
    // Bytes before the first glyph have nothing to show.
    if starts[0] > 0 { clusters.append(cairo_text_cluster_t(num_bytes: Int32(starts[0]), num_glyphs: 0)) }
    var index = 0
    while index < starts.count {
      let end = end(of: index, starts, run)
      let next = end < starts.count ? starts[end] : length
      let glyphs = isBackward ? run.glyphs.count - end..<run.glyphs.count - index : index..<end
      addCluster(bytes: next - starts[index], glyphs: run.glyphs[glyphs])
      index = end
    }
  }

  /// Marks that follow a letter without their own room belong to it: readers sort what they find by its place.
  private func end(of first: Int, _ starts: [Int], _ run: GlyphRun) -> Int {
    var end = first
    repeat {
      let start = starts[end]
      end = starts[end...].firstIndex { $0 > start } ?? starts.count
    } while end < starts.count && run.glyphs[isBackward ? run.glyphs.count - 1 - end : end].advance == 0
    return end
  }

  /// A letter with marks that take no room: readers would take the marks' boxes for the whole cluster's,
  /// so that the letter alone represents all characters.
  private mutating func addCluster(bytes: Int, glyphs: ArraySlice<GlyphRun.Glyph>) {
    let letters = glyphs.indices.filter { glyphs[$0].advance != 0 }
    guard glyphs.count > 1, letters.count == 1, let letter = letters.first else {
      return clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(glyphs.count)))
    }
    let (left, right) = (letter - glyphs.startIndex, glyphs.endIndex - letter - 1)
    for (bytes, count) in [(0, isBackward ? right : left), (bytes, 1), (0, isBackward ? left : right)]
    where count > 0 {
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(count)))
    }
  }
}
