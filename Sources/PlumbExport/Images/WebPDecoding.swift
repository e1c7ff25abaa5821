import CWebP
import PlumbDrawing

extension PixelImage {
  /// The pixels of a WebP; of one that moves, its first picture, as `UIImage(data:)` has it.
  ///
  /// - Throws: `ExportError` for data that ends early or is damaged.
  static func readWebP(_ data: [UInt8], _ header: ImageHeader) throws -> PixelImage {
    let count = header.width * header.height * 4
    var isRead = false
    let rgba = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      pixels.initialize(repeating: 0)
      initialized = count
      guard let start = pixels.baseAddress else { return }
      if WebPDecodeRGBAInto(data, data.count, start, count, Int32(header.width * 4)) != nil {
        isRead = true
      } else {
        isRead = readFirst(of: data, into: start, count)
      }
    }
    guard isRead else { throw ExportError.undecodable("the WebP ends early or is damaged") }
    return PixelImage(width: header.width, height: header.height, rgba: rgba)
  }

  /// A WebP that moves has several pictures, each on a part of the canvas.
  private static func readFirst(of data: [UInt8], into pixels: UnsafeMutablePointer<UInt8>, _ count: Int)
    -> Bool
  {
    data.withUnsafeBufferPointer { bytes in
      var file = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let decoder = WebPAnimDecoderNew(&file, nil) else { return false }
      defer { WebPAnimDecoderDelete(decoder) }
      var (frame, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
      guard WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame else { return false }
      pixels.update(from: frame, count: count)
      return true
    }
  }

  /// Returns the orientation of a WebP, 1 to 8, from its Exif part; 1 without one.
  static func orientation(ofWebP data: [UInt8]) -> Int {
    data.withUnsafeBufferPointer { bytes in
      var file = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let demuxer = WebPDemux(&file) else { return 1 }
      defer { WebPDemuxDelete(demuxer) }
      var chunk = WebPChunkIterator()
      guard WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) != 0 else { return 1 }
      defer { WebPDemuxReleaseChunkIterator(&chunk) }
      return ExifOrientation(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)).value
    }
  }
}
