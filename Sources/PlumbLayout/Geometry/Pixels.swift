/// Rounding to the pixel grid. Layout keeps its numbers unrounded; text is measured, and all is drawn, on whole pixels.
package enum Pixels {
  /// A length or place in points on the nearest pixel; what lies in the middle goes to the later one.
  package static func nearest(_ length: CGFloat, _ pixelsPerPoint: CGFloat) -> CGFloat {
    (length * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint
  }

  /// A length in points that is whole pixels long, and at least as long.
  ///
  /// - Parameter error: how much of a pixel the length may be too long without costing one more.
  package static func up(_ length: CGFloat, _ pixelsPerPoint: CGFloat, forgiving error: CGFloat = 0)
    -> CGFloat
  {
    (length * pixelsPerPoint - error).rounded(.up) / pixelsPerPoint
  }

  /// A rectangle in points with each edge on the nearest pixel, so that neighbours stay flush.
  package static func nearest(_ rect: CGRect, _ pixelsPerPoint: CGFloat) -> CGRect {
    let (x, y) = (nearest(rect.minX, pixelsPerPoint), nearest(rect.minY, pixelsPerPoint))
    return CGRect(
      x: x, y: y, width: nearest(rect.maxX, pixelsPerPoint) - x,
      height: nearest(rect.maxY, pixelsPerPoint) - y)
  }
}
