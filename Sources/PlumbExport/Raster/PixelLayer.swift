import CPNG
import CPangoCairo
import PlumbDrawing
import PlumbLayout

/// Cairo's pixels in memory, 32 bits each, alpha multiplied in: what pictures and soft effects are made on.
final class PixelLayer {
  let width: Int
  let height: Int
  let surface: OpaquePointer

  /// Nil when the size is zero, or larger than a picture may be.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= ExportError.maximumSide, height <= ExportError.maximumSide,
      width * height <= ExportError.maximumPixels,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.width, self.height, self.surface) = (width, height, surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// In pixels.
  var size: CGSize { CGSize(width: width, height: height) }

  /// Lends the pixels and the number of pixels from one row to the next.
  func edit(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { body($0, stride) }
    cairo_surface_mark_dirty(surface)
  }

  /// Draws with a fresh Cairo context; says what went wrong, if anything.
  func draw(_ body: (OpaquePointer) -> Void) -> String? {
    guard let cr = cairo_create(surface) else { return "out of memory" }
    defer { cairo_destroy(cr) }
    body(cr)
    let status = cairo_status(cr)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }
}

extension PixelLayer {
  /// A picture's pixels, ready for Cairo.
  convenience init?(_ image: PixelImage) {
    self.init(width: image.width, height: image.height)
    edit { pixels, stride in
      image.rgba.withUnsafeBufferPointer { rgba in
        precondition(rgba.count >= 4 * image.width * image.height, "an image has four bytes for each pixel")
        guard let start = rgba.baseAddress else { return }
        for y in 0..<image.height {
          cpng_multiply(start + y * image.width * 4, image.width, pixels + y * stride)
        }
      }
    }
  }
}
