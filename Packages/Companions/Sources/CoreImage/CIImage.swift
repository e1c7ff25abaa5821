import PlumbDrawing
import PlumbUIKit

/// A picture that filters change. Its lower left corner is the origin, and y goes up.
open class CIImage: NSObject, @unchecked Sendable {
  let pixels: PixelImage
  /// The rectangle of its pixels.
  public let extent: CGRect

  init(_ pixels: PixelImage, at origin: CGPoint = .zero) {
    self.pixels = pixels
    extent = CGRect(
      x: origin.x, y: origin.y, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
  }
  /// Creates an image from the pixels of CoreGraphics.
  public convenience init(cgImage image: CGImage) { self.init(image.pixels) }
  /// Creates an image from the pixels of a picture; `nil` if it has none.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  /// Creates an image from a file's bytes; `nil` if they aren't a picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Creates an image from a file; `nil` if it isn't a picture.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// Creates an image of a camera's picture. There is no camera, so it has no pixels.
  public convenience init(cvPixelBuffer: CVPixelBuffer) { self.init(cvImageBuffer: cvPixelBuffer) }
  /// Creates an image of a camera's picture, which has no pixels.
  public convenience init(cvImageBuffer: CVImageBuffer) {
    let (width, height) = (CVPixelBufferGetWidth(cvImageBuffer), CVPixelBufferGetHeight(cvImageBuffer))
    self.init(PixelImage(width: width, height: height, rgba: []))
  }
  /// Returns a picture of nothing.
  open class func empty() -> CIImage { CIImage(PixelImage(width: 0, height: 0, rgba: [])) }
  /// The pixels.
  open var cgImage: CGImage? { pixels.width > 0 && pixels.height > 0 ? CGImage(pixels) : nil }

  /// Returns the picture moved, scaled or turned. Each new pixel is the one that lies nearest, so that a code stays
  /// sharp.
  ///
  /// A picture of more than 64 million pixels is not made: the picture stays as it is.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let corners = [
      CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
      CGPoint(x: extent.minX, y: extent.maxY), CGPoint(x: extent.maxX, y: extent.maxY),
    ].map { $0.applying(matrix) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    // A hair is no pixel: what the arithmetic adds to a whole number is left out.
    let (left, right) = ((xs.min()! + 1e-6).rounded(.down), (xs.max()! - 1e-6).rounded(.up))
    let (low, high) = ((ys.min()! + 1e-6).rounded(.down), (ys.max()! - 1e-6).rounded(.up))
    guard right - left >= 1, high - low >= 1, (right - left) * (high - low) <= 64_000_000 else { return self }
    let place = CGRect(x: left, y: low, width: right - left, height: high - low)
    let back = matrix.inverted()
    return CIImage(read(place) { $0.applying(back) }, at: place.origin)
  }

  /// Returns the part of the picture in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = rect.integral.common(with: extent)
    return part.isNull || part.isEmpty ? .empty() : CIImage(read(part) { $0 }, at: part.origin)
  }

  /// Returns the picture after a filter; the picture itself where there is no such filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }

  /// Returns the picture with a Gaussian blur of a radius.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The pixels of a rectangle, of which each is read at a point of this picture; clear outside of it.
  func read(_ rect: CGRect, _ point: (CGPoint) -> CGPoint) -> PixelImage {
    let (width, height) = (Int(rect.width), Int(rect.height))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    pixels.rgba.withUnsafeBufferPointer { source in
      for row in 0..<height {
        for column in 0..<width {
          let here = point(CGPoint(x: rect.minX + CGFloat(column) + 0.5, y: rect.maxY - CGFloat(row) - 0.5))
          let (right, down) = ((here.x - extent.minX).rounded(.down), (extent.maxY - here.y).rounded(.down))
          guard right >= 0, down >= 0, right < extent.width, down < extent.height else { continue }
          let (from, to) = ((Int(down) * pixels.width + Int(right)) * 4, (row * width + column) * 4)
          for part in 0..<4 { bytes[to + part] = source[from + part] }
        }
      }
    }
    return PixelImage(width: width, height: height, rgba: bytes)
  }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor renders. It always does here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The colour space of rendering. It is sRGB here.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colour space of the result. It is sRGB here.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether rendering may wait for other work. It never does here.
  public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
  /// Whether what was rendered is kept for another time. It is not here.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
}

/// Makes pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() {}
  /// Creates a context with options.
  public init(options: [CIContextOption: Any]? = nil) {}
  /// Returns the pixels of a picture in a rectangle; `nil` where it holds none, or more than 64 million.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = fromRect.integral
    guard rect.width >= 1, rect.height >= 1, rect.width * rect.height <= 64_000_000 else { return nil }
    return CGImage(image.read(rect) { $0 })
  }
}

extension UIImage {
  /// The picture of Core Image that the image is: `nil`, because an image keeps its pixels.
  public var ciImage: CIImage? { nil }
  /// Creates an image from the output of filters.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// Creates an image from the output of filters, with pixels in a point and the side that is up.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let clear = PixelImage(width: 1, height: 1, rgba: [0, 0, 0, 0])
    self.init(cgImage: ciImage.cgImage ?? CGImage(clear), scale: scale, orientation: orientation)
  }
}
