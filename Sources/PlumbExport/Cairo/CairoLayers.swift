import CPangoCairo
import PlumbDrawing
import PlumbLayout

/// A rectangle of whole pixels.
struct PixelBox {
  var x: Int, y: Int, width: Int, height: Int

  /// The pixels that the rectangle touches; nil when it is empty or no rectangle.
  init?(_ rect: CGRect, limit: CGFloat) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else {
      return nil
    }
    func clamp(_ value: CGFloat) -> Int { Int(max(-limit, min(limit, value))) }
    (x, y) = (clamp(rect.minX.rounded(.down)), clamp(rect.minY.rounded(.down)))
    (width, height) = (clamp(rect.maxX.rounded(.up)) - x, clamp(rect.maxY.rounded(.up)) - y)
    guard width > 0, height > 0 else { return nil }
  }
}

/// Items that were drawn on their own pixels, and where these pixels lie on the surface.
struct RasterizedLayer {
  var pixels: PixelLayer
  var box: PixelBox
  /// Pixels per unit of the surface.
  var density: CGFloat
}

extension CairoCanvas {
  /// Draws the items on their own pixels, with `reach` points of room around them; `coarseness` makes the pixels larger.
  func rasterized(_ items: [DisplayItem], reach: CGFloat, coarseness: CGFloat = 1) -> RasterizedLayer? {
    let bounds = cache.groups.bounds(items)
    guard !bounds.isNull else { return nil }
    let density = oversampling / coarseness
    let room = min(reach * resolution / coarseness, 2000)
    // What is outside the clip is needed only as far as the effect carries it inside.
    let grow = CGAffineTransform(scaleX: density, y: density)
    let ink = bounds.applying(transform).applying(grow).insetBy(dx: -room, dy: -room)
    let visible = clipOnSurface.applying(grow).insetBy(dx: -room, dy: -room)
    guard let box = PixelBox(ink.common(with: visible), limit: 1e6),
      let layer = PixelLayer(width: box.width, height: box.height)
    else { return nil }
    let place = transform.concatenating(grow)
      .concatenating(CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y)))
    let failure = layer.draw { cr in
      let canvas = CairoCanvas(cr, medium: .pixels, glyphs: glyphs, cache: cache, stop: stop)
      canvas.setTransform(place)
      canvas.draw(items)
    }
    return failure == nil ? RasterizedLayer(pixels: layer, box: box, density: density) : nil
  }

  /// Lays the pixels where they belong, or so far from there.
  func paint(_ layer: RasterizedLayer, shiftedBy shift: CGSize = .zero) {
    saved {
      cairo_identity_matrix(cr)
      cairo_translate(cr, Double(shift.width), Double(shift.height))
      cairo_scale(cr, Double(1 / layer.density), Double(1 / layer.density))
      cairo_set_source_surface(cr, layer.pixels.surface, Double(layer.box.x), Double(layer.box.y))
      let filter =
        medium == .pixels && layer.density == 1 && shift == .zero
        ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
      cairo_pattern_set_filter(cairo_get_source(cr), filter)
      cairo_paint(cr)
    }
  }

  /// Adds darkness: each colour is the sum less one (plusDarker), which Cairo has no operator for.
  func addDarker(_ layer: RasterizedLayer) {
    guard let target = cairo_get_group_target(cr) else { return }
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &offsetX, &offsetY)
    cairo_surface_flush(target)
    guard let data = cairo_image_surface_get_data(target) else { return }
    let stride = Int(cairo_image_surface_get_stride(target)) / 4
    let (width, height) = (
      Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
    )
    let (left, top) = (layer.box.x + Int(offsetX), layer.box.y + Int(offsetY))
    let columns = max(0, -left)..<max(max(0, -left), min(layer.pixels.width, width - left))
    let rows = max(0, -top)..<max(max(0, -top), min(layer.pixels.height, height - top))
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      layer.pixels.edit { sources, step in
        for y in rows {
          let (from, to) = (sources + y &* step, pixels + ((y &+ top) &* stride &+ left))
          // Where the layer has nothing, nothing changes.
          for x in columns where from[x] != 0 { to[x] = darker(to[x], from[x]) }
        }
      }
    }
    cairo_surface_mark_dirty(target)
  }

  private var clipOnSurface: CGRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &left, &top, &right, &bottom)
    cairo_set_matrix(cr, &matrix)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The sum of two pixels less one, with alpha multiplied in.
private func darker(_ target: UInt32, _ source: UInt32) -> UInt32 {
  let alphas = Int(target >> 24) &+ Int(source >> 24)
  let alpha = min(255, alphas)
  func channel(_ shift: UInt32) -> UInt32 {
    let light = Int(target >> shift & 255) &+ Int(source >> shift & 255)
    return UInt32(max(0, min(255, alpha &- alphas &+ light))) << shift
  }
  return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
}
