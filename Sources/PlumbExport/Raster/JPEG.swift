import PlumbDrawing
import PlumbLayout

extension DisplayList {
  /// Returns the picture as a JPEG: `scale` pixels a point, on a background or on white, because a JPEG has no alpha.
  ///
  /// A size that is no whole number of pixels is rounded up. The bytes hold no date: the same list gives the same file. The
  /// largest picture is that of a PNG.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1 for the best picture.
  public func jpegData(scale: CGFloat = 2, quality: Double = 0.9, background: ResolvedColor? = nil) throws
    -> [UInt8]
  {
    try jpegData(scale: scale, quality: quality, background: background, stop: .never)
  }

  package func jpegData(
    scale: CGFloat, quality: Double, background: ResolvedColor?, stop: DrawingStop
  ) throws -> [UInt8] {
    let pixels = try layer(scale: scale, background: background, glyphs: FontGlyphs(), stop: stop).pixelImage
    try stop.check()
    return try pixels.jpegData(quality: quality)
  }
}
