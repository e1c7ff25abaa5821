import Foundation
import PlumbLayout
import PlumbViews

/// The format of a picture.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// Creates the usual format.
  public required override init() { super.init() }
  /// Returns the format for the screen on which the program runs.
  public class func `default`() -> Self { self.init() }
  /// Returns the format for the screen on which the program runs.
  public class func preferred() -> Self { self.init() }
  /// The part of the plane that is drawn, in points.
  open internal(set) var bounds = CGRect.zero
}

/// The format of a picture of pixels.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The range of a picture's colours. Those of sRGB are kept here.
  public enum Range: Int, Sendable { case unspecified = -1, automatic = 0, extended, standard }

  /// Creates the usual format: as many pixels per point as the screen has.
  public required init() {
    scale = Surroundings.current.environment.displayScale
    super.init()
  }

  /// Creates the format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Pixels per point; 0 for as many as the screen has.
  open var scale: CGFloat
  /// Whether the picture is black where nothing is drawn.
  open var opaque = false
  /// The range of the picture's colours. Those of sRGB are kept in each case.
  open var preferredRange = Range.automatic
}

/// The context that a closure receives to draw a picture.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }

  /// The drawing so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: cgContext.scale, orientation: .up) } ?? UIImage()
  }
}

/// Makes pictures of what a closure draws.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let bounds: CGRect
  /// The format of pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of pictures of a part of the plane, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer of pictures of a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  /// Makes a picture of what the closure draws; an empty one where that has no pixels, or too many.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 ? format.scale : Surroundings.current.environment.displayScale
    let context = CGContext(size: bounds.size, scale: scale, background: format.opaque ? .black : nil)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.draw { actions(UIGraphicsImageRendererContext(context, format)) }
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Makes a PNG of what the closure draws.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Makes a JPEG of what the closure draws, with a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
