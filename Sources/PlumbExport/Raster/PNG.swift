import CPangoCairo
import PlumbDrawing
import PlumbLayout

extension DisplayList {
  /// Returns the picture as a PNG: `scale` pixels a point, on a background or on nothing.
  ///
  /// A size that is no whole number of pixels is rounded up. The bytes hold no date: the same list gives the same file.
  public func pngData(
    scale: CGFloat = 2, background: ResolvedColor? = nil, compression: PictureCompression = .fast
  ) throws -> [UInt8] {
    try pngData(scale: scale, background: background, compression: compression, stop: .never)
  }

  package func pngData(
    scale: CGFloat, background: ResolvedColor?, compression: PictureCompression, stop: DrawingStop
  ) throws -> [UInt8] {
    try layer(scale: scale, background: background, glyphs: FontGlyphs(), stop: stop)
      .pngData(compression: compression, stop: stop)
  }

  /// Returns the picture as pixels.
  public func pixels(scale: CGFloat = 2, background: ResolvedColor? = nil) throws -> PixelImage {
    try layer(scale: scale, background: background, glyphs: FontGlyphs()).pixelImage
  }

  /// Returns the number of pixels that the picture has each way.
  ///
  /// - Throws: `ExportError` for a scale or a size that no picture has.
  package func pixelSize(scale: CGFloat) throws -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw ExportError.badScale(scale) }
    try checkSize()
    // A hundredth of a pixel too many is the rounding of a layout, not a pixel more.
    let width = max(1, Double(size.width * scale - 0.01).rounded(.up))
    let height = max(1, Double(size.height * scale - 0.01).rounded(.up))
    let limit = Double(ExportError.maximumSide)
    guard width <= limit, height <= limit, width * height <= Double(ExportError.maximumPixels) else {
      throw ExportError.tooLarge(width: width, height: height)
    }
    return (Int(width), Int(height))
  }

  func layer(
    scale: CGFloat, background: ResolvedColor?, glyphs: any GlyphSource, stop: DrawingStop = .never
  ) throws -> PixelLayer {
    let (width, height) = try pixelSize(scale: scale)
    guard let layer = PixelLayer(width: width, height: height) else {
      throw ExportError.drawingFailed("out of memory")
    }
    let failure = layer.draw { cr in
      if let background {
        cairo_set_source_rgba(
          cr, Double(background.red), Double(background.green), Double(background.blue),
          Double(background.opacity))
        cairo_paint(cr)
      }
      cairo_scale(cr, Double(scale), Double(scale))
      CairoCanvas(cr, medium: .pixels, glyphs: glyphs, cache: DrawingCache(), stop: stop).draw(items)
    }
    try stop.check()
    if let failure { throw ExportError.drawingFailed(failure) }
    return layer
  }

  func checkSize() throws {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw ExportError.emptyCanvas(size)
    }
  }
}

extension PixelLayer {
  /// The pixels with alpha divided out.
  var pixelImage: PixelImage {
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    edit { pixels, stride in
      var to = 0
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels[y &* stride &+ x]
          let alpha = pixel >> 24
          if alpha > 0 {
            func part(_ shift: UInt32) -> UInt8 {
              UInt8(min(255, ((pixel >> shift & 255) &* 255 &+ alpha / 2) / alpha))
            }
            (rgba[to], rgba[to + 1], rgba[to + 2]) = (part(16), part(8), part(0))
            rgba[to + 3] = UInt8(alpha)
          }
          to = to &+ 4
        }
      }
    }
    return PixelImage(width: width, height: height, rgba: rgba)
  }
}
