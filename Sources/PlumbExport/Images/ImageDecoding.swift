import CRsvg
import PlumbDrawing
import PlumbLayout

extension PixelImage {
  /// Reads a PNG, a JPEG or a WebP.
  ///
  /// - Parameter isTurned: whether the picture is turned upright as its orientation tag says, or stays as it is stored.
  ///
  /// Throws `ExportError` for any other format, for damaged data, and above 64 megapixels, before memory is taken.
  public static func decode(_ data: [UInt8], isTurned: Bool = true) throws -> PixelImage {
    guard let header = ImageHeader(data) else {
      throw ExportError.undecodable("it is neither a PNG, a JPEG nor a WebP with a readable size")
    }
    let pixels = header.width.multipliedReportingOverflow(by: header.height)
    guard header.width > 0, header.height > 0 else { throw ExportError.undecodable("it has no pixels") }
    guard !pixels.overflow, pixels.partialValue <= ExportError.maximumPixels,
      max(header.width, header.height) <= ExportError.maximumSide
    else { throw ExportError.tooLarge(width: Double(header.width), height: Double(header.height)) }
    guard header.format == .webp else { return try read(data, header, isTurned: isTurned) }
    let picture = try readWebP(data, header)
    return isTurned ? try picture.turned(from: orientation(ofWebP: data)) : picture
  }

  private static func read(_ data: [UInt8], _ header: ImageHeader, isTurned: Bool) throws -> PixelImage {
    guard let loader = gdk_pixbuf_loader_new_with_type(header.format.rawValue, nil) else {
      throw ExportError.undecodable("this machine cannot read \(header.format.rawValue) files")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var problem: UnsafeMutablePointer<GError>?
    let isRead = gdk_pixbuf_loader_write(loader, data, gsize(data.count), &problem)
    // A loader must be closed in any case, and a second error must not replace the first.
    let isClosed =
      isRead != 0 ? gdk_pixbuf_loader_close(loader, &problem) : gdk_pixbuf_loader_close(loader, nil)
    guard isRead != 0, isClosed != 0, let picture = gdk_pixbuf_loader_get_pixbuf(loader) else {
      let reason = problem.map { String(cString: $0.pointee.message) } ?? "the data is damaged"
      if let problem { g_error_free(problem) }
      throw ExportError.undecodable(reason)
    }
    return isTurned ? try upright(picture) : PixelImage(picture)
  }

  private static func upright(_ picture: OpaquePointer) throws -> PixelImage {
    guard let upright = gdk_pixbuf_apply_embedded_orientation(picture) else {
      throw ExportError.undecodable("out of memory")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return PixelImage(upright)
  }

  /// Upright, where the picture was stored with one of Exif's orientations, 1 to 8.
  private func turned(from orientation: Int) throws -> PixelImage {
    guard orientation > 1 else { return self }
    return try rgba.withUnsafeBufferPointer { pixels in
      let picture = gdk_pixbuf_new_from_data(
        pixels.baseAddress, GDK_COLORSPACE_RGB, 1, 8, Int32(width), Int32(height), Int32(width * 4), nil, nil)
      guard let picture else { throw ExportError.undecodable("out of memory") }
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      gdk_pixbuf_set_option(picture, "orientation", "\(orientation)")
      return try Self.upright(picture)
    }
  }

  private convenience init(_ picture: OpaquePointer) {
    let width = Int(gdk_pixbuf_get_width(picture))
    let height = Int(gdk_pixbuf_get_height(picture))
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { to, count in
      count = width * height * 4
      guard let from = gdk_pixbuf_read_pixels(picture) else { return to.update(repeating: 0) }
      for y in 0..<height where channels == 4 {
        to.baseAddress?.advanced(by: y * width * 4).update(from: from + y * stride, count: width * 4)
      }
      guard channels != 4 else { return }
      var index = 0
      for y in 0..<height {
        var at = y &* stride
        for _ in 0..<width {
          to[index] = from[at]
          to[index &+ 1] = from[at &+ 1]
          to[index &+ 2] = from[at &+ 2]
          to[index &+ 3] = 255
          index = index &+ 4
          at = at &+ channels
        }
      }
    }
    self.init(width: width, height: height, rgba: rgba)
  }
}
