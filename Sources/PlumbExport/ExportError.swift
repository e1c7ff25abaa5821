import PlumbDrawing
import PlumbLayout

/// The reason why a picture could not be made or read, in a sentence with the number and the way out.
public enum ExportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Pixels, as they would have to be.
  case tooLarge(width: Double, height: Double)
  /// Pixels of the longer side.
  case tooLongForWebP(side: Int)
  /// Points, of a page.
  case pageTooLarge(width: Double, height: Double)
  case emptyCanvas(CGSize)
  case badScale(CGFloat)
  case noPages
  /// The size of a page between its margins, in points.
  case noRoomOnPage(width: Double, height: Double)
  case tooManyPages(Int)
  case badLanguage(String)
  /// A text cannot be drawn; the sentence that says why, and what to do.
  case noFonts(String)
  /// The message of the C library.
  case drawingFailed(String)
  case undecodable(String)
  /// There are no pixels to write.
  case noPixels

  /// 64 megapixels: 256 MB of memory, more than twice a 40-megapixel photograph's worth.
  public static let maximumPixels = 64 * 1024 * 1024
  /// Cairo keeps coordinates in 24 bits, and refuses longer sides.
  public static let maximumSide = 32767
  /// The most pixels a side of a WebP, which has 14 bits for each.
  public static let maximumWebPSide = WebPFile.maximumSide
  /// The most that readers of PDF show, in points (the implementation limits of PDF 1.4).
  public static let maximumPageSide = 14400

  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(Self.whole(width))×\(Self.whole(height)) pixels is too large: at most 64 megapixels and "
        + "\(Self.maximumSide) pixels a side; use a smaller size or scale"
    case .tooLongForWebP(let side):
      "a picture with a side of \(side) pixels is too long for a WebP: at most \(WebPFile.maximumSide) pixels a side; use a "
        + "smaller size or scale, or another format"
    case .pageTooLarge(let width, let height):
      "a page of \(Self.whole(width))×\(Self.whole(height)) points is too large: a PDF has at most "
        + "\(Self.maximumPageSide) points a side; use a smaller size"
    case .emptyCanvas(let size):
      "a canvas of \(Double(size.width))×\(Double(size.height)) points cannot be drawn: both sides must be positive numbers"
    case .badScale(let scale): "a scale of \(Double(scale)) is not possible: it must be a positive number"
    case .noPages: "a document needs at least one page"
    case .noRoomOnPage(let width, let height):
      "the margins leave \(Self.whole(width))×\(Self.whole(height)) points of a page: at least one point must be left"
    case .tooManyPages(let most):
      "the document has \(most) pages or more: use smaller margins, larger paper or less content"
    case .badLanguage(let code): "“\(code)” is no language's code: write one such as “en” or “pt-BR”"
    case .noFonts(let reason): reason
    case .drawingFailed(let reason): "the picture could not be drawn: \(reason)"
    case .noPixels: "an image without pixels can not be written"
    case .undecodable(let reason): "the image could not be read: \(reason)"
    }
  }

  private static func whole(_ value: Double) -> String {
    value.isFinite && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
