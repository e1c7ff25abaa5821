import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

/// A picture of UIKit: pixels, or a symbol that is drawn in any size and colour.
open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The orientation of the pixels.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// Whether an image keeps its colours or gives its shape only.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The treatment of an image's middle when the image is stretched.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  enum Content {
    case pixels(PixelImage)
    case symbol(SymbolPicture)
    case empty
  }

  /// All that an image is; a changed image is a copy with another of these.
  struct Value {
    var content: Content
    /// Pixels per point.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isStretchable = false
    var isTemplate = false
    var flips = false
  }
  let value: Value

  init(value: Value) { self.value = value }

  /// Creates an empty image.
  public override init() { value = Value(content: .empty) }

  /// Creates an image of the pixels of a PNG or JPEG; `nil` for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image of the pixels of a PNG or JPEG, with some pixels per point; `nil` for other data.
  public init?(data: Data, scale: CGFloat) {
    guard let pixels = try? PixelImage.decode([UInt8](data)) else { return nil }
    value = Value(content: .pixels(pixels), scale: scale > 0 ? scale : 1)
  }

  /// Creates an image from a file, whose name determines the pixels per point, as in `star@2x.png`; `nil` if it cannot
  /// be read.
  public init?(contentsOfFile path: String) {
    guard
      case .success(let pixels) = Surroundings.current.environment.resources.readImage(URL(filePath: path))
    else { return nil }
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    value = Value(content: .pixels(pixels), scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image of pixels with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image of pixels, with some pixels per point and an orientation.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    value = Value(content: .pixels(cgImage.pixels), scale: scale > 0 ? scale : 1, orientation: orientation)
  }

  /// Creates an image of an asset catalog, or a file beside the source; `nil` where there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image of an asset catalog, or a file beside the source; `nil` where there is none of that name,
  /// whatever the bundle is.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let environment = UITraitCollection.environment(with: traits)
    guard let found = environment.image(named: name) else {
      Surroundings.report("UIImage(named: \"\(name)\"): there is no image of that name; it is nil.")
      return nil
    }
    let pixelsPerPoint = found.size.width > 0 ? CGFloat(found.pixels.width) / found.size.width : 1
    value = Value(content: .pixels(found.pixels), scale: pixelsPerPoint, isTemplate: found.isTemplate)
  }

  /// Creates an image of an asset catalog, or a file beside the source; `nil` where there is none of that name,
  /// whatever the bundle is.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates an image of an asset catalog, by the symbol that is declared for it; an empty one if its files are gone.
  public convenience init(resource: ImageResource) {
    self.init(value: UIImage(named: resource.name)?.value ?? Value(content: .empty))
  }

  /// Creates the image of a literal; an empty one where there is none of that name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(value: UIImage(named: name)?.value ?? Value(content: .empty))
  }

  // MARK: What it is

  /// In points, as it is shown.
  open var size: CGSize {
    switch value.content {
    case .empty: return .zero
    case .symbol(let symbol): return symbol.size
    case .pixels(let pixels):
      let size = CGSize(
        width: CGFloat(pixels.width) / value.scale, height: CGFloat(pixels.height) / value.scale)
      return value.orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
    }
  }
  /// Pixels per point.
  open var scale: CGFloat {
    if case .symbol = value.content { return Surroundings.current.environment.displayScale }
    return value.scale
  }
  /// The orientation of the pixels.
  open var imageOrientation: Orientation { value.orientation }
  /// Whether the image keeps its colours or gives its shape only.
  open var renderingMode: RenderingMode { value.renderingMode }
  /// Whether it is a symbol.
  open var isSymbolImage: Bool { if case .symbol = value.content { true } else { false } }
  /// The rim that is not stretched, in points.
  open var capInsets: UIEdgeInsets { value.capInsets }
  /// The treatment of the middle when the image is stretched.
  open var resizingMode: ResizingMode { value.resizingMode }
  /// Whether the image is mirrored where lines begin at the right.
  open var flipsForRightToLeftLayoutDirection: Bool { value.flips }
  /// The pictures of an animation; there is one, since none is animated here.
  open var images: [UIImage]? { nil }

  /// The first of some images: no image moves here.
  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) -> UIImage? {
    if images.count > 1 { WithoutEffect.movingImage.report(fileID, line) }
    return images.first
  }
  /// The duration of an animation, in seconds; none is animated here.
  open var duration: TimeInterval { 0 }

  /// The pixels; those of a symbol as it is drawn in black, and `nil` for an image of nothing.
  open var cgImage: CGImage? {
    switch value.content {
    case .empty: nil
    case .pixels(let pixels): value.tint == nil ? CGImage(pixels) : drawn(at: value.scale)
    case .symbol: drawn(at: scale)
    }
  }

  // MARK: Other ones

  func changed(_ change: (inout Value) -> Void) -> UIImage {
    var value = value
    change(&value)
    return UIImage(value: value)
  }

  /// Returns the image in its colours, or its shape only.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }
  /// The image's shape in a colour, unless it is shown as a template later.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
  /// Returns the image's shape in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// Returns the image with a rim that is not stretched; the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the image with a rim that is not stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed { ($0.capInsets, $0.resizingMode, $0.isStretchable) = (capInsets, resizingMode, true) }
  }
  /// Returns the image that is mirrored where lines begin at the right.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }
  /// Returns the image itself, and reports that it is lined up by its own edges.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    if alignmentInsets != .zero { WithoutEffect.alignmentInsets.report() }
    return self
  }
  /// The insets by which the image is lined up: none.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the image with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both show the same pixels.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard size == other.size, value.renderingMode == other.value.renderingMode,
      value.tint == other.value.tint,
      let mine = cgImage, let theirs = other.cgImage
    else { return false }
    return mine == theirs
  }
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
  /// The size, for people who debug.
  open override var description: String { "<UIImage {\(short(size.width)), \(short(size.height))}>" }

  /// Images are kept as PNG.
  public static var supportsSecureCoding: Bool { true }
  /// Keeps the picture as PNG.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { NSData(data: $0) }, forKey: "UIPNG")
    coder.encode(Double(scale), forKey: "UIScale")
  }
  /// Creates an image from an archived picture; `nil` if there is none.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIPNG") else { return nil }
    self.init(data: Data(referencing: data), scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }
}

/// The type of an image literal without a stated type.
public typealias _ImageLiteralType = UIImage
