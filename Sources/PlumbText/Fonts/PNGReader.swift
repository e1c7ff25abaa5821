internal import CPangoCairo

/// The pictures inside an emoji font are PNG files; Cairo reads them.
enum PNGReader {
  private final class Source {
    var rest: Slice<UnsafeRawBufferPointer>
    init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }
  }

  static func read(_ bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int, rgba: [UInt8])? {
    let source = Source(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      { data, target, count in
        guard let data, let target else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
        guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        for (index, byte) in source.rest.prefix(Int(count)).enumerated() { target[index] = byte }
        source.rest = source.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(source).toOpaque())
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    return (width, height, straightAlpha(data, width: width, height: height, stride: stride))
  }

  private static func straightAlpha(
    _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) -> [UInt8] {
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = UnsafeRawPointer(data + y * stride + x * 4).loadUnaligned(as: UInt32.self)
        let alpha = pixel >> 24
        for shift in [16, 8, 0] as [UInt32] {
          let value = pixel >> shift & 0xFF
          rgba.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
        }
        rgba.append(UInt8(alpha))
      }
    }
    return rgba
  }
}
