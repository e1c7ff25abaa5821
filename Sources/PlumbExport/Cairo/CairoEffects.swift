import CPangoCairo
import PlumbDrawing
import PlumbLayout

extension CairoCanvas {
  func draw(_ effect: Effect, _ items: [DisplayItem]) {
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity >= 1 { return draw(items) }
      grouped(items) { cairo_paint_with_alpha(cr, opacity) }
    case .clip(let path, let style):
      saved {
        setPath(path, on: cr)
        style.set(on: cr)
        cairo_clip(cr)
        draw(items)
      }
    case .transform(let transform):
      guard transform.isDrawable else { return }
      saved {
        var matrix = transform.cairo
        cairo_transform(cr, &matrix)
        draw(items)
      }
    case .shadow(let color, let radius, let x, let y):
      drawWithShadow(items, color, radius: max(0, radius), offset: CGSize(width: x, height: y))
    case .blur(let radius, let isOpaque):
      drawBlurred(items, radius: radius, isOpaque: isOpaque)
    case .blend(let mode):
      drawBlended(items, mode)
    case .mask(let mask):
      drawMasked(items, by: mask)
    case .color(let change):
      guard let layer = rasterized(items, reach: 0) else { return }
      ColorMatrix(change).apply(to: layer.pixels)
      paint(layer)
    case .layer:
      grouped(items) { cairo_paint(cr) }
    }
  }

  /// Draws the items on their own layer, then does `body` with that layer as the source.
  private func grouped(_ items: [DisplayItem], _ body: () -> Void) {
    saved {
      clip(toPixelsAround: cache.groups.bounds(items))
      cairo_push_group(cr)
      draw(items)
      cairo_pop_group_to_source(cr)
      body()
    }
  }

  /// Keeps layers small. Whole pixels, so that no edge is softened.
  private func clip(toPixelsAround bounds: CGRect) {
    let box = (bounds.isNull ? .zero : bounds).applying(transform)
    guard let pixels = PixelBox(box.insetBy(dx: -1, dy: -1), limit: 1e6) else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    cairo_rectangle(cr, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
    cairo_clip(cr)
    cairo_set_matrix(cr, &matrix)
  }

  private func drawMasked(_ items: [DisplayItem], by mask: [DisplayItem]) {
    saved {
      clip(toPixelsAround: cache.groups.bounds(items))
      cairo_push_group(cr)
      draw(items)
      let content = cairo_pop_group(cr)
      cairo_push_group(cr)
      draw(mask)
      let cover = cairo_pop_group(cr)
      cairo_set_source(cr, content)
      cairo_mask(cr, cover)
      cairo_pattern_destroy(content)
      cairo_pattern_destroy(cover)
    }
  }

  private func drawBlurred(_ items: [DisplayItem], radius: CGFloat, isOpaque: Bool) {
    guard radius > 0 else { return draw(items) }
    let deviation = radius * resolution
    // A hard edge needs the finest pixels.
    let coarseness = isOpaque ? 1 : Blur.coarseness(deviation: deviation)
    let layer = rasterized(items, reach: isOpaque ? 0 : radius * blurReach, coarseness: coarseness)
    guard let layer else { return }
    let rest = Blur.rest(of: deviation, coarseness: coarseness)
    Blur(deviation: rest, extendsEdges: isOpaque).apply(to: layer.pixels)
    paint(layer)
  }

  private func drawBlended(_ items: [DisplayItem], _ mode: BlendMode) {
    if mode == .plusDarker, medium == .pixels {
      guard let layer = rasterized(items, reach: 0) else { return }
      addDarker(layer)
      return
    }
    grouped(items) {
      cairo_set_operator(cr, mode.cairo)
      cairo_paint(cr)
    }
  }
}

extension BlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    // A page has no such mode; multiply is the nearest that it has.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
