import CPangoCairo
import PlumbDrawing
import PlumbLayout

private import func Glibc.atan2

/// An angular gradient as pixels, for formats that have no such gradient.
struct AngularPicture {
  /// The area that the pixels cover, in points.
  let rect: CGRect
  let layer: PixelLayer

  /// Nil when there is nothing to cover. Angles in radians, clockwise.
  init?(
    stops: [Paint.Stop], center: CGPoint, start: CGFloat, end: CGFloat, bounds: CGRect, resolution: CGFloat
  ) {
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite,
      start.isFinite, end.isFinite
    else { return nil }
    // A gradient is smooth: beyond 2048 pixels a side nothing more is seen.
    let scale = min(resolution, 2048 / max(bounds.width, bounds.height))
    let (width, height) = (
      Int((bounds.width * scale).rounded(.up)) + 1, Int((bounds.height * scale).rounded(.up)) + 1
    )
    guard let layer = PixelLayer(width: width, height: height) else { return nil }
    rect = CGRect(
      x: bounds.minX, y: bounds.minY, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    self.layer = layer
    let table = Self.table(of: stops.ordered)
    let turn = 2 * Double.pi
    // Of an angle beyond all turns only the rest counts; two such angles can be further apart than any number.
    let begin = Double(start).truncatingRemainder(dividingBy: turn)
    let span = Double(max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, end - start)))
    let reach = max(min(abs(span), turn), 1e-9)
    let (originX, originY) = (Double(bounds.minX - center.x), Double(bounds.minY - center.y))
    let step = 1 / Double(scale)
    layer.edit { pixels, stride in
      for y in 0..<height {
        let dy = originY + (Double(y) + 0.5) * step
        let row = y * stride
        for x in 0..<width {
          var angle = atan2(dy, originX + (Double(x) + 0.5) * step) - begin
          if span < 0 { angle = -angle }
          angle -= (angle / turn).rounded(.down) * turn
          var share = angle / reach
          // Assumed: the part that the gradient does not reach shows the nearer end's colour.
          if share > 1 { share = angle - reach > (turn - reach) / 2 ? 0 : 1 }
          // A centre that is nowhere has no angles around it.
          pixels[row + x] = table[Int(max(0, min(1, share)) * 1023 + 0.5)]
        }
      }
    }
  }

  func makePattern(opacity: Double) -> OpaquePointer? {
    if opacity < 1 {
      layer.edit { pixels, stride in
        for index in 0..<(stride * layer.height) { pixels[index] = fade(pixels[index], opacity) }
      }
    }
    guard let pattern = cairo_pattern_create_for_surface(layer.surface) else { return nil }
    var matrix = CGAffineTransform(stretching: layer.size, to: rect).inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    return pattern
  }

  private static func table(of stops: [Paint.Stop]) -> [UInt32] {
    (0..<1024).map { premultiplied(stops.color(at: CGFloat($0) / 1023)) }
  }
}

/// Cairo's pixel: alpha, red, green, blue from the highest byte, colours multiplied by alpha.
func premultiplied(_ color: ResolvedColor) -> UInt32 {
  let alpha = max(0, min(1, color.opacity))
  func byte(_ value: Float) -> UInt32 { UInt32((max(0, min(1, value)) * alpha * 255).rounded()) }
  return UInt32((alpha * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
    | byte(color.blue)
}

private func fade(_ pixel: UInt32, _ factor: Double) -> UInt32 {
  func part(_ shift: UInt32) -> UInt32 { UInt32((Double(pixel >> shift & 255) * factor).rounded()) << shift }
  return part(24) | part(16) | part(8) | part(0)
}
