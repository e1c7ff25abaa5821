import CPangoCairo
import PlumbDrawing
import PlumbLayout

extension CairoCanvas {
  /// The maximum number of shadows of shadows that stay sharp on a page; what has more becomes pixels (assumed).
  private static let mostShadowsOfPage = 8

  /// The shadow, then the items on it.
  func drawWithShadow(_ items: [DisplayItem], _ color: ResolvedColor, radius: CGFloat, offset: CGSize) {
    guard color.opacity > 0, offset.width.isFinite, offset.height.isFinite, radius.isFinite else {
      return draw(items)
    }
    let deviation = radius * resolution
    let coarseness = Blur.coarseness(deviation: deviation)
    let blur = Blur(deviation: Blur.rest(of: deviation, coarseness: coarseness))
    // The offset follows the group's own axes.
    let shift = offset.applying(transform)
    let reach = radius * blurReach + max(abs(offset.width), abs(offset.height))
    if cache.groups.facts(items).shadows > (medium == .pixels ? 0 : Self.mostShadowsOfPage) {
      // Shadows of shadows would double the work with every level: these items are drawn only once.
      guard let sharp = rasterized(items, reach: reach) else { return }
      if let shadow = sharp.copied(coarseness: coarseness) {
        shadow.pixels.keepOnlyAlpha(color, blur)
        paint(shadow, shiftedBy: shift)
      }
      paint(sharp)
    } else {
      if let shadow = rasterized(items, reach: reach, coarseness: coarseness) {
        shadow.pixels.keepOnlyAlpha(color, blur)
        paint(shadow, shiftedBy: shift)
      }
      draw(items)
    }
  }
}

extension RasterizedLayer {
  /// The same picture on larger pixels.
  func copied(coarseness: CGFloat) -> RasterizedLayer? {
    let area = CGRect(
      x: CGFloat(box.x) / coarseness, y: CGFloat(box.y) / coarseness, width: CGFloat(box.width) / coarseness,
      height: CGFloat(box.height) / coarseness)
    guard let coarse = PixelBox(area, limit: 1e6),
      let layer = PixelLayer(width: coarse.width, height: coarse.height)
    else { return nil }
    let failure = layer.draw { cr in
      cairo_scale(cr, Double(1 / coarseness), Double(1 / coarseness))
      cairo_set_source_surface(
        cr, pixels.surface, Double(box.x) - Double(coarse.x) * Double(coarseness),
        Double(box.y) - Double(coarse.y) * Double(coarseness))
      cairo_paint(cr)
    }
    return failure == nil ? RasterizedLayer(pixels: layer, box: coarse, density: density / coarseness) : nil
  }
}

extension PixelLayer {
  /// Blurs the alpha and gives it one colour: a shadow.
  func keepOnlyAlpha(_ color: ResolvedColor, _ blur: Blur) {
    let (width, height) = (width, height)
    withPlane(shift: 24) { blur.apply(to: $0, width: width, height: height) }
    let shades = (0...255).map { premultiplied(color.opacity(Double($0) / 255)) }
    shades.withUnsafeBufferPointer { shades in
      edit { pixels, stride in
        for y in 0..<height {
          let row = pixels + y * stride
          for x in 0..<width where row[x] != 0 { row[x] = shades[Int(row[x] >> 24)] }
        }
      }
    }
  }
}
