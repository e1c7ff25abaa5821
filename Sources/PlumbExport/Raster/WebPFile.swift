import CWebP

/// The bytes of a WebP: one picture, without a date or a profile of its colours.
struct WebPFile {
  let bytes: [UInt8]

  /// The most pixels a side: a WebP has 14 bits for each.
  static let maximumSide = Int(WEBP_MAX_DIMENSION)

  /// - Throws: `ExportError` for a picture that is too long.
  static func check(width: Int, height: Int) throws {
    let side = max(width, height)
    guard side <= maximumSide else { throw ExportError.tooLongForWebP(side: side) }
  }

  /// Pixels of 32 bits without transparency, with `stride` of them from one row to the next. They are only read.
  init(
    argb: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, quality: Double,
    stop: DrawingStop
  ) throws {
    bytes = try Self.encoded(width, height, quality, stop) { picture in
      picture.argb = argb
      picture.argb_stride = Int32(stride)
      return true
    }
  }

  /// Pixels of four bytes, the last of which is alpha that is not multiplied in.
  init(rgba: [UInt8], width: Int, height: Int, quality: Double, stop: DrawingStop) throws {
    bytes = try Self.encoded(width, height, quality, stop) {
      WebPPictureImportRGBA(&$0, rgba, Int32(width * 4)) != 0
    }
  }

  private static func encoded(
    _ width: Int, _ height: Int, _ quality: Double, _ stop: DrawingStop,
    fill: (inout WebPPicture) -> Bool
  ) throws -> [UInt8] {
    guard width > 0, height > 0 else { throw ExportError.noPixels }
    try check(width: width, height: height)
    try stop.check()
    var (config, picture, writer) = (Self.config(quality), WebPPicture(), WebPMemoryWriter())
    guard WebPPictureInit(&picture) != 0 else {
      throw ExportError.drawingFailed("this libwebp is another one than Plumb was built with; build it again")
    }
    WebPMemoryWriterInit(&writer)
    defer {
      WebPPictureFree(&picture)
      WebPMemoryWriterClear(&writer)
    }
    (picture.use_argb, picture.width, picture.height) = (1, Int32(width), Int32(height))
    guard fill(&picture) else { throw ExportError.drawingFailed("out of memory") }
    picture.writer = WebPMemoryWrite
    // libwebp asks now and then whether it shall go on.
    picture.progress_hook = { _, picture in
      guard let stop = picture?.pointee.user_data?.assumingMemoryBound(to: DrawingStop.self) else { return 1 }
      return stop.pointee.isWanted() ? 0 : 1
    }
    let isDone = withUnsafeMutablePointer(to: &writer) { writer in
      withUnsafePointer(to: stop) { stop in
        picture.custom_ptr = UnsafeMutableRawPointer(writer)
        picture.user_data = UnsafeMutableRawPointer(mutating: stop)
        return WebPEncode(&config, &picture) != 0
      }
    }
    try stop.check()
    guard isDone, let memory = writer.mem else {
      throw ExportError.drawingFailed("libwebp stopped with error \(picture.error_code.rawValue)")
    }
    return Array(UnsafeBufferPointer(start: memory, count: writer.size))
  }

  /// One thread, because a server draws pictures side by side.
  private static func config(_ quality: Double) -> WebPConfig {
    var config = WebPConfig()
    let percent = quality.isNaN ? 100 : max(0, min(quality, 1)) * 100
    _ = WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, Float(percent))
    if percent == 100 {
      // The fastest level: the next ones take several times as long for a tenth of the bytes.
      _ = WebPConfigLosslessPreset(&config, 1)
    }
    return config
  }
}
