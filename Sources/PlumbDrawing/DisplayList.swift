import PlumbLayout
import PlumbText

/// The items to draw, in order, frozen: pictures, the browser and hit testing read nothing else.
///
/// Coordinates are in points, y downwards, unrounded unless the step that made them rounded them to pixels.
public struct DisplayList: Equatable, Sendable {
  /// The canvas, in points.
  public var size: CGSize
  public var items: [DisplayItem]

  public init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One step of a drawing.
public indirect enum DisplayItem: Equatable, Sendable {
  case fill(Path, Paint, FillStyle)
  case stroke(Path, Paint, StrokeStyle)
  /// Glyphs with the run's origin at a point on the baseline. Colour glyphs ignore the paint but for its alpha.
  case glyphs(GlyphRun, at: CGPoint, Paint)
  case image(DrawnImage)
  /// Items that one effect changes together.
  case group(Effect, [DisplayItem])
}

/// Pixels in a rectangle.
public struct DrawnImage: Equatable, Sendable {
  public enum Interpolation: Equatable, Sendable { case none, low, medium, high }

  public var pixels: PixelImage
  /// The rectangle of the whole image, in points. The image is stretched to fit it.
  public var rect: CGRect
  public var interpolation: Interpolation
  /// When set, only the image's alpha is used, and this paint is what shows (template rendering).
  public var tint: Paint?

  public init(
    pixels: PixelImage, rect: CGRect, interpolation: Interpolation = .medium, tint: Paint? = nil
  ) {
    self.pixels = pixels
    self.rect = rect
    self.interpolation = interpolation
    self.tint = tint
  }
}
