import CPangoCairo
import PlumbDrawing
import PlumbLayout
import PlumbText

extension CairoCanvas {
  /// Text is real text in a PDF, and filled outlines in pixels: Cairo 1.16 moves glyphs to whole pixels. Glyphs that a
  /// page cannot have as text (colour glyphs, fonts without a file) are drawn, with invisible text over them.
  func drawGlyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, bounds: CGRect) {
    if let tags, tags.needsSpace(before: run, at: origin) {
      HiddenPageText.showSpace(before: run, at: origin, on: cr)
    }
    if medium == .page, let text = PageText(run, at: origin, glyphs) {
      withSource(paint, bounds: bounds) { text.show(on: cr) }
      return
    }
    cairo_new_path(cr)
    for glyph in run.glyphs {
      let place = run.place(of: glyph, at: origin)
      guard let outline = glyphs.outline(of: glyph.id, in: run.font), place.isDrawable else { continue }
      saved {
        var matrix = place.cairo
        cairo_transform(cr, &matrix)
        appendPath(outline, on: cr)
      }
    }
    FillStyle().set(on: cr)
    withSource(paint, bounds: bounds) { cairo_fill(cr) }
    for glyph in run.glyphs {
      guard let picture = glyphs.picture(of: glyph.id, in: run.font) else { continue }
      let rect = picture.rect.applying(run.place(of: glyph, at: origin))
      draw(
        DrawnImage(pixels: picture.pixels, rect: rect, interpolation: .medium), opacity: paint.overallOpacity)
    }
    if medium == .page { HiddenPageText.show(run, at: origin, on: cr) }
  }
}

extension GlyphRun {
  /// From ems around a glyph's origin to the run's surroundings.
  func place(of glyph: Glyph, at origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: origin.x + glyph.position.x, ty: origin.y + glyph.position.y)
  }
}

extension Paint {
  /// The alpha that a colour glyph takes from the paint.
  package var overallOpacity: Double {
    switch self {
    case .color(let color): Double(color.opacity)
    case .faded(let paint, let factor): paint.overallOpacity * factor
    default: 1
    }
  }
}
