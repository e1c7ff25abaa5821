import CPNG
import CPangoCairo
import PlumbDrawing

/// The compromise between the time for a PNG and its size.
///
/// The pixels are the same. This is not in SwiftUI.
public enum PictureCompression: Sendable {
  /// A phone's screen takes about 25 ms.
  case fast
  /// The file is a seventh to a quarter smaller, and takes thirty times as long.
  case small

  /// A level of libdeflate. Below 6 the files are larger and take as long; 12 is the highest.
  fileprivate var level: Int32 { self == .fast ? 6 : 12 }
}

/// The bytes of a PNG: of eight bits, without a date, in colours that are not described (ISO/IEC 15948).
struct PNGFile {
  let bytes: [UInt8]

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// - Throws: `ExportError` where there are no pixels, or no memory for them.
  init(_ pixels: cpng_pixels, compression: PictureCompression, stop: DrawingStop = .never) throws {
    guard pixels.width > 0, pixels.height > 0 else { throw ExportError.noPixels }
    let isOpaque = withUnsafePointer(to: pixels) { cpng_is_opaque($0) }
    // Eight bits a part; of red, green and blue, or of these and alpha.
    let header =
      PNGPart.number(pixels.width) + PNGPart.number(pixels.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    let packed = try Self.packed(pixels, isOpaque: isOpaque, level: compression.level, stop)
    var file = Self.signature + PNGPart.bytes("IHDR", header)
    for start in stride(from: 0, to: packed.count, by: PNGPart.longest) {
      file += PNGPart.bytes("IDAT", packed[start..<min(packed.count, start + PNGPart.longest)])
    }
    file += PNGPart.bytes("IEND", [])
    bytes = file
  }

  private static func packed(
    _ pixels: cpng_pixels, isOpaque: Bool, level: Int32, _ stop: DrawingStop
  ) throws -> [UInt8] {
    let count = pixels.height * (1 + pixels.width * (isOpaque ? 3 : 4))
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { rows.deallocate() }
    let bound = cpng_packed_bound(count)
    guard withUnsafePointer(to: pixels, { cpng_write_rows($0, isOpaque, rows) }) else {
      throw ExportError.drawingFailed("out of memory")
    }
    try stop.check()
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { room, length in
      guard let start = room.baseAddress else { return }
      length = cpng_pack(rows, count, start, bound, level)
    }
    guard !packed.isEmpty else { throw ExportError.drawingFailed("out of memory") }
    return packed
  }
}

extension PixelLayer {
  func pngData(compression: PictureCompression = .fast, stop: DrawingStop = .never) throws -> [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw ExportError.noPixels }
    let pixels = cpng_pixels(
      bytes: data, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)),
      is_cairos: true)
    return try PNGFile(pixels, compression: compression, stop: stop).bytes
  }
}

extension PixelImage {
  /// Returns the pixels as a PNG, exactly as they are. The bytes hold no date.
  public func pngData(compression: PictureCompression = .fast) throws -> [UInt8] {
    try rgba.withUnsafeBufferPointer { rgba in
      guard let start = rgba.baseAddress else { throw ExportError.noPixels }
      let pixels = cpng_pixels(
        bytes: start, width: width, height: height, stride: width * 4, is_cairos: false)
      return try PNGFile(pixels, compression: compression).bytes
    }
  }
}
