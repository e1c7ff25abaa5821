/// A picture as pixels: 8-bit RGBA, rows from the top, alpha not premultiplied.
///
/// Shared by reference and never changed, so that a display list stays small; equal only to itself.
public final class PixelImage: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// width × height × 4 bytes.
  public let rgba: [UInt8]

  public init(width: Int, height: Int, rgba: [UInt8]) {
    precondition(
      rgba.count == width * height * 4, "a \(width)×\(height) image needs \(width * height * 4) bytes")
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  public static func == (one: PixelImage, other: PixelImage) -> Bool { one === other }
}
