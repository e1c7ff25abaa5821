import CPangoCairo
import CRsvg
import PlumbDrawing
import PlumbLayout

/// The pixels of an SVG, which is drawn larger than it says it is.
public struct DrawnSVG: Sendable {
  public let pixels: PixelImage
  /// The size that it says it has.
  public let size: CGSize

  /// Draws an SVG. Nothing that it refers to outside of itself is read.
  ///
  /// - Parameters:
  ///   - scale: the pixels for each unit of its own size.
  ///   - pointsPerInch: the units of its size in an inch, for lengths such as `24pt`: 96 in CSS.
  ///   - side: the pixels that its longer side has at least, for pictures that are enlarged later.
  ///
  /// Throws `ExportError` for other files, and above 64 megapixels, before memory is taken.
  public init(_ data: [UInt8], scale: CGFloat, pointsPerInch: Double = 96, longerSide side: CGFloat = 0)
    throws
  {
    var problem: UnsafeMutablePointer<GError>?
    // Without a base address librsvg opens no other file.
    guard let handle = rsvg_handle_new_from_data(data, gsize(data.count), &problem) else {
      throw Self.error(problem)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    rsvg_handle_set_dpi(handle, pointsPerInch)
    let size = Self.size(of: handle)
    let longer = max(size.width, size.height)
    guard size.width > 0, size.height > 0, longer.isFinite else {
      throw ExportError.undecodable("the SVG does not say how large it is")
    }
    let factor = max(scale, side / longer)
    let (width, height) = ((size.width * factor).rounded(.up), (size.height * factor).rounded(.up))
    guard max(width, height) <= CGFloat(ExportError.maximumSide),
      width * height <= CGFloat(ExportError.maximumPixels)
    else { throw ExportError.tooLarge(width: width, height: height) }
    guard let layer = PixelLayer(width: Int(width), height: Int(height)) else {
      throw ExportError.undecodable("out of memory")
    }
    var place = RsvgRectangle(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
    var isDrawn = false
    let failure = layer.draw { isDrawn = rsvg_handle_render_document(handle, $0, &place, &problem) != 0 }
    if let failure { throw ExportError.undecodable(failure) }
    guard isDrawn else { throw Self.error(problem) }
    (pixels, self.size) = (layer.pixelImage, size)
  }

  /// The width and height that it says, in units of its resolution, or else those of its view box.
  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
    var (lengthX, lengthY, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &lengthX, &hasHeight, &lengthY, &hasBox, &box)
    return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
  }

  private static func error(_ problem: UnsafeMutablePointer<GError>?) -> ExportError {
    defer { if let problem { g_error_free(problem) } }
    return .undecodable(problem.map { String(cString: $0.pointee.message) } ?? "it is no SVG")
  }
}
