import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

extension UIImage.Orientation {
  /// Width and height change places.
  var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  var mirrored: UIImage.Orientation { UIImage.Orientation(rawValue: (rawValue + 4) % 8) ?? .up }

  /// Puts pixels of a rectangle with its corner at zero, of a size as they are stored, upright.
  func transform(_ size: CGSize) -> CGAffineTransform {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    let (width, height) = (size.width, size.height)
    switch self {
    case .up: return .identity
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    // The pixels were turned a quarter to the left, counterclockwise.
    case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: return mirror
    case .downMirrored: return mirror.concatenating(UIImage.Orientation.down.transform(size))
    case .leftMirrored: return mirror.concatenating(UIImage.Orientation.left.transform(size))
    case .rightMirrored: return mirror.concatenating(UIImage.Orientation.right.transform(size))
    }
  }
}

extension UIImage {
  /// The format of pictures that are like this one: its scale, and not opaque.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// Returns the items that draw the image into a rectangle, upright where y points down.
  ///
  /// - Parameter tint: fills a template's shape; the image's own tint, or black, by default.
  package func items(
    in rect: CGRect, tint: UIColor? = nil, interpolation: DrawnImage.Interpolation = .medium
  ) -> [DisplayItem] {
    guard rect.width != 0, rect.height != 0 else { return [] }
    switch value.content {
    case .empty: return []
    case .symbol(let symbol):
      let own = value.renderingMode == .alwaysTemplate ? tint ?? value.tint : value.tint ?? tint
      return [symbol.item(in: rect, color: own)]
    case .pixels(let pixels):
      let stored = CGRect(
        x: 0, y: 0, width: CGFloat(pixels.width) / value.scale, height: CGFloat(pixels.height) / value.scale)
      let own = value.tint ?? (isTemplate ? tint ?? .label : nil)
      let image = DrawnImage(
        pixels: pixels, rect: value.orientation == .up ? rect : stored, interpolation: interpolation,
        tint: own.map { .color($0.resolvedNow) })
      if value.orientation == .up { return [.image(image)] }
      let shown = size
      let fit = value.orientation.transform(stored.size)
        .concatenating(CGAffineTransform(scaleX: rect.width / shown.width, y: rect.height / shown.height))
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      return [.group(.transform(fit), [.image(image)])]
    }
  }

  /// Only the image's shape counts where it is shown.
  var isTemplate: Bool {
    switch value.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: value.isTemplate
    }
  }

  /// The image as pixels, upright and in its tint; `nil` where it has none.
  func drawn(at scale: CGFloat) -> CGImage? {
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(size: size, scale: scale)
    // A template's pixels stay as they are.
    if case .pixels(let pixels) = value.content, value.tint == nil {
      if value.orientation == .up { return CGImage(pixels) }
      for item in changed({ $0.renderingMode = .alwaysOriginal }).items(
        in: CGRect(origin: .zero, size: size), interpolation: .none)
      { context.add(item) }
    } else {
      for item in items(in: CGRect(origin: .zero, size: size)) { context.add(item) }
    }
    return context.makeImage()
  }

  /// Draws the image with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image with its upper left corner at a point, mixed with what is below.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in a rectangle of the current context, which it fills.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image in a rectangle, mixed with what is below.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(for: "UIImage.draw(in:)") else { return }
    context.separately(blendMode, alpha) { context in
      for item in items(in: rect, interpolation: context.state.interpolation) { context.add(item) }
    }
  }

  /// Repeats the image in a rectangle of the current context.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = CGContext.current(for: "UIImage.drawAsPattern(in:)") else { return }
    let size = size
    guard size.width > 0, size.height > 0, rect.width * rect.height / (size.width * size.height) < 100_000
    else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        for item in items(in: CGRect(x: x, y: y, width: size.width, height: size.height)) {
          context.add(item)
        }
      }
    }
    context.restoreGState()
  }
}

extension UIImage {
  /// Returns the image as PNG, upright; `nil` for an image of nothing.
  public func pngData() -> Data? { data { try $0.pngData() } }

  /// Returns the image as JPEG on white, with a quality from 0 to 1; `nil` for an image of nothing.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data { try $0.jpegData(quality: Double(compressionQuality)) }
  }

  private func data(_ encode: (PixelImage) throws -> [UInt8]) -> Data? {
    guard let image = drawn(at: scale) else { return nil }
    do {
      return Data(try encode(image.pixels))
    } catch {
      Surroundings.report("UIImage: the picture was not written: \(error).")
      return nil
    }
  }

  /// Returns the image as small as a size in points, with one pixel for each pixel of the size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
  /// Returns the image as small as a size, made at once.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// The image as small as a size, made at once.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// Returns the image itself, which is decoded already.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the image itself, which is decoded already.
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension Image {
  /// Creates an image of UIKit at its own size.
  public init(uiImage: UIImage) {
    switch uiImage.value.content {
    case .empty:
      self.init(outline: Outline(path: Path(), style: FillStyle(), size: .zero, color: nil))
    case .symbol(let symbol):
      let color = uiImage.value.renderingMode == .alwaysTemplate ? nil : uiImage.value.tint?.color
      self.init(
        outline: Outline(path: symbol.path, style: symbol.style, size: symbol.size, color: color))
    case .pixels(let pixels):
      let value = uiImage.value
      let isPlain = value.orientation == .up && value.tint == nil
      let shown = isPlain ? pixels : uiImage.drawn(at: value.scale)?.pixels ?? pixels
      var image = Image(pixels: shown, scale: value.scale)
      if uiImage.isTemplate { image = image.renderingMode(.template) }
      if value.isStretchable {
        let insets = value.capInsets
        image = image.resizable(
          capInsets: EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
          resizingMode: value.resizingMode == .tile ? .tile : .stretch)
      }
      self = image
    }
  }

  /// Creates an image of CoreGraphics with some pixels per point, and text that assistive tools speak.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    let image = UIImage(
      cgImage: cgImage, scale: scale > 0 ? scale : 1, orientation: UIImage.Orientation(orientation))
    self = Image(uiImage: image).told(as: label)
  }

  /// Creates an image of CoreGraphics with some pixels per point, that assistive tools pass over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let image = UIImage(
      cgImage: cgImage, scale: scale > 0 ? scale : 1, orientation: UIImage.Orientation(orientation))
    self = Image(uiImage: image).told(as: nil)
  }

  /// The orientation of an image's pixels, as cameras write it.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }
}

extension UIImage.Orientation {
  /// Creates the orientation in UIKit's words.
  public init(_ orientation: Image.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
  }
}
