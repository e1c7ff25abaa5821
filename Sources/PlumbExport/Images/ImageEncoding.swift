import CRsvg
import PlumbDrawing
import PlumbLayout

extension PixelImage {
  /// Returns the pixels as a JPEG, on white where they are transparent, as Apple's systems write it.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1 for the best picture.
  public func jpegData(quality: Double) throws -> [UInt8] {
    let percent = quality.isNaN ? 100 : Int((max(0, min(quality, 1)) * 100).rounded())
    return try onWhite.encoded(as: "jpeg", options: [("quality", "\(percent)")])
  }

  /// A JPEG has no alpha.
  private var onWhite: PixelImage {
    var bytes = rgba
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] < 255 {
      let alpha = Int(bytes[start + 3])
      for part in start..<start + 3 {
        bytes[part] = UInt8((Int(bytes[part]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      bytes[start + 3] = 255
    }
    return PixelImage(width: width, height: height, rgba: bytes)
  }

  private func encoded(as format: String, options: [(key: String, value: String)]) throws -> [UInt8] {
    guard width > 0, height > 0 else { throw ExportError.noPixels }
    // The writer only reads the pixels, which live until it is done.
    return try rgba.withUnsafeBufferPointer { pixels in
      let picture = gdk_pixbuf_new_from_data(
        pixels.baseAddress, GDK_COLORSPACE_RGB, 1, 8, Int32(width), Int32(height), Int32(width * 4), nil, nil)
      guard let picture else { throw ExportError.drawingFailed("out of memory") }
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      var (keys, values) = (options.map { strdup($0.key) }, options.map { strdup($0.value) })
      defer { for string in keys + values { free(string) } }
      keys.append(nil)
      values.append(nil)
      var bytes: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      var problem: UnsafeMutablePointer<GError>?
      guard gdk_pixbuf_save_to_bufferv(picture, &bytes, &count, format, &keys, &values, &problem) != 0,
        let bytes
      else {
        let reason = problem.map { String(cString: $0.pointee.message) } ?? "no reason was given"
        if let problem { g_error_free(problem) }
        throw ExportError.drawingFailed(reason)
      }
      defer { g_free(bytes) }
      return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
  }
}
