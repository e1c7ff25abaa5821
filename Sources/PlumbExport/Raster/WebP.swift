import CPNG
import CPangoCairo
import PlumbDrawing
import PlumbLayout

extension DisplayList {
  /// Returns the picture as a WebP: `scale` pixels a point, on a background or on nothing.
  ///
  /// A size that is no whole number of pixels is rounded up. The bytes hold no date: the same list gives the same file. A
  /// WebP has at most 16,383 pixels a side.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1, which loses nothing.
  public func webpData(scale: CGFloat = 2, quality: Double = 0.9, background: ResolvedColor? = nil) throws
    -> [UInt8]
  {
    try webpData(scale: scale, quality: quality, background: background, stop: .never)
  }

  package func webpData(
    scale: CGFloat, quality: Double, background: ResolvedColor?, stop: DrawingStop
  ) throws -> [UInt8] {
    let size = try pixelSize(scale: scale)
    try WebPFile.check(width: size.width, height: size.height)
    return try layer(scale: scale, background: background, glyphs: FontGlyphs(), stop: stop)
      .webpData(quality: quality, stop: stop)
  }
}

extension PixelLayer {
  func webpData(quality: Double, stop: DrawingStop = .never) throws -> [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw ExportError.noPixels }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = cpng_pixels(bytes: data, width: width, height: height, stride: stride, is_cairos: true)
    guard cpng_is_opaque(&pixels) else {
      return try pixelImage.webpData(quality: quality, stop: stop)
    }
    // Where nothing shows through, Cairo's pixels are those of libwebp, and nobody copies them.
    return try data.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * height) {
      try WebPFile(argb: $0, width: width, height: height, stride: stride / 4, quality: quality, stop: stop)
        .bytes
    }
  }
}

extension PixelImage {
  /// Returns the pixels as a WebP, with their alpha.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1, which loses nothing.
  public func webpData(quality: Double) throws -> [UInt8] {
    try webpData(quality: quality, stop: .never)
  }

  fileprivate func webpData(quality: Double, stop: DrawingStop) throws -> [UInt8] {
    try WebPFile(rgba: rgba, width: width, height: height, quality: quality, stop: stop).bytes
  }
}
