import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews

/// A picture of AppKit: a thin cousin of `UIImage`.
open class NSImage: NSObject, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String
  package private(set) var uiImage: UIImage
  private var given: CGSize?
  private var drawn: CGContext?

  init(_ uiImage: UIImage) { self.uiImage = uiImage }

  /// Creates an image of an asset catalog, or a file beside the source; `nil` where there is none of that name.
  public convenience init?(named name: Name) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
  }
  /// Creates an image of the pixels of a PNG, JPEG or WebP; `nil` for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  /// Creates an image from a file; `nil` if it cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  /// Creates an image from a file; `nil` if it cannot be read.
  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(image)
  }
  /// Creates a symbol by its name; `nil` where no free symbol is known for the name.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let image = UIImage(systemName: name) else { return nil }
    self.init(image)
    accessibilityDescription = description
  }
  /// Creates an image of pixels at a size in points; a size of zero is that of the pixels.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(UIImage(cgImage: cgImage))
    if size != .zero { given = size }
  }
  /// Creates an empty image, to be drawn on.
  public convenience init(size: CGSize) {
    self.init(UIImage())
    given = size
  }
  /// Creates an image that a closure draws, in which y points up unless it is flipped.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    self.init(size: size)
    lockFocusFlipped(drawingHandlerShouldBeCalledWithFlippedContext)
    _ = drawingHandler(CGRect(origin: .zero, size: size))
    unlockFocus()
  }

  /// In points.
  open var size: CGSize {
    get { given ?? uiImage.size }
    set { given = newValue }
  }
  /// The words for those who do not see the image.
  open var accessibilityDescription: String?
  /// Whether only the image's shape counts.
  open var isTemplate = false
  /// Whether the image can be drawn.
  open var isValid: Bool { size.width > 0 && size.height > 0 }
  /// Returns the pixels.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: AnyObject?,
    hints: [String: Any]?
  ) -> CGImage? { uiImage.cgImage }
  /// The picture as PNG: a TIFF is not written here.
  open var tiffRepresentation: Data? { uiImage.pngData() }

  /// Begins to draw on the image, with y upwards.
  open func lockFocus() { lockFocusFlipped(false) }
  /// Begins to draw on the image.
  open func lockFocusFlipped(_ flipped: Bool) {
    let size = size
    let context = CGContext(size: size, scale: Surroundings.current.environment.displayScale)
    for item in uiImage.items(in: CGRect(origin: .zero, size: size)) { context.add(item) }
    if !flipped {
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    }
    drawn = context
    UIGraphicsPushContext(context)
  }
  /// Ends to draw on the image.
  open func unlockFocus() {
    UIGraphicsPopContext()
    guard let drawn, let image = drawn.makeImage() else { return }
    uiImage = UIImage(cgImage: image, scale: drawn.scale, orientation: .up)
    self.drawn = nil
  }
  /// Draws the image in a rectangle of the current context, with its upper edge where y is largest unless y points down.
  open func draw(in rect: CGRect) {
    guard let context = CGContext.current(for: "NSImage.draw(in:)") else { return }
    let isUp = context.ctm.d < 0
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let items = uiImage.items(in: rect)
    context.draw(isUp ? [.group(.transform(flip), items)] : items)
  }
}

extension Image {
  /// Creates an image of AppKit at its own size.
  public init(nsImage: NSImage) {
    let size = nsImage.size
    var image = nsImage.uiImage
    let own = image.size
    if case .pixels = image.value.content, own.width > 0, size.width > 0, abs(own.width - size.width) > 0.01 {
      let scale = image.scale * own.width / size.width
      image = image.changed { $0.scale = scale }
    }
    let shown = nsImage.isTemplate ? Image(uiImage: image).renderingMode(.template) : Image(uiImage: image)
    self = nsImage.accessibilityDescription.map { shown.told(as: Text($0)) } ?? shown
  }
}
