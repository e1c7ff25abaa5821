import CPangoCairo
import PlumbDrawing
import PlumbLayout
import PlumbText

extension CairoCanvas {
  func draw(_ image: DrawnImage, opacity: Double = 1) {
    let rect = image.rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite,
      rect.minY.isFinite, let layer = cache.layer(of: image.pixels),
      let pattern = cairo_pattern_create_for_surface(layer.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    let place = CGAffineTransform(stretching: layer.size, to: rect)
    guard place.isDrawable else { return }
    var matrix = place.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, image.interpolation.cairo)
    // The outermost pixels go on, or scaling would fade the edges.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    saved {
      setPath(Path(rect), on: cr)
      FillStyle().set(on: cr)
      cairo_clip(cr)
      if let tint = image.tint {
        withSource(tint, bounds: rect) { cairo_mask(cr, pattern) }
      } else {
        cairo_set_source(cr, pattern)
        cairo_paint_with_alpha(cr, opacity)
      }
    }
  }
}

extension DrawnImage.Interpolation {
  fileprivate var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
