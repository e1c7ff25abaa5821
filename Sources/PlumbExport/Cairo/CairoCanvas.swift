import CPangoCairo
import PlumbDrawing
import PlumbLayout
import PlumbText

/// Draws display items on a Cairo surface: pixels, or the page of a PDF.
final class CairoCanvas {
  enum Medium: Equatable { case pixels, page }

  let cr: OpaquePointer
  let medium: Medium
  let glyphs: any GlyphSource
  /// The results that are worked out once, however often they are drawn.
  let cache: DrawingCache
  /// Asked before each item; what was not drawn by then is left out.
  let stop: DrawingStop
  /// Which parts of a page what is drawn belongs to.
  let tags: PageTags?

  init(
    _ cr: OpaquePointer, medium: Medium, glyphs: any GlyphSource, cache: DrawingCache,
    stop: DrawingStop = .never, tags: PageTags? = nil
  ) {
    (self.cr, self.medium, self.glyphs, self.cache) = (cr, medium, glyphs, cache)
    (self.stop, self.tags) = (stop, tags)
  }

  func draw(_ items: [DisplayItem]) {
    for item in items where !stop.isWanted() { draw(item) }
  }

  private func draw(_ item: DisplayItem) {
    let isWhole = tags?.begin(item, transform) ?? false
    defer { if isWhole { tags?.endWhole() } }
    switch item {
    case .fill(let path, let paint, let style):
      setPath(path, on: cr)
      style.set(on: cr)
      withSource(paint, bounds: path.boundingRect) { cairo_fill(cr) }
    case .stroke(let path, let paint, let style):
      guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
      setPath(path, on: cr)
      style.set(on: cr)
      withSource(paint, bounds: item.bounds) { cairo_stroke(cr) }
    case .glyphs(let run, let origin, let paint):
      drawGlyphs(run, at: origin, paint, bounds: item.bounds)
    case .image(let image):
      draw(image)
    case .group(let effect, let items):
      draw(effect, items)
    }
  }

  /// Sets the paint, does the work, and forgets the current path.
  func withSource(_ paint: Paint, bounds: CGRect, _ body: () -> Void) {
    defer { cairo_new_path(cr) }
    guard let pattern = paint.makePattern(bounds: bounds, resolution: resolution) else { return }
    cairo_set_source(cr, pattern)
    cairo_pattern_destroy(pattern)
    body()
  }

  func saved(_ body: () -> Void) {
    cairo_save(cr)
    body()
    cairo_restore(cr)
  }

  var transform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    return CGAffineTransform(matrix)
  }

  /// Pixels of a soft effect per unit of the surface: a page is drawn at three times its points.
  var oversampling: CGFloat { medium == .page ? 3 : 1 }

  /// Pixels per point where the pen is now.
  var resolution: CGFloat { max(0.01, abs(transform.determinant).squareRoot() * oversampling) }
}

/// Converted pictures, and what is known of groups, kept as long as one drawing is made.
final class DrawingCache {
  let groups = DrawnGroups()
  private var layers: [ObjectIdentifier: PixelLayer] = [:]

  func layer(of image: PixelImage) -> PixelLayer? {
    if let known = layers[ObjectIdentifier(image)] { return known }
    let layer = PixelLayer(image)
    layers[ObjectIdentifier(image)] = layer
    return layer
  }
}

extension CairoCanvas {
  func setTransform(_ transform: CGAffineTransform) {
    var matrix = transform.cairo
    cairo_set_matrix(cr, &matrix)
  }
}
