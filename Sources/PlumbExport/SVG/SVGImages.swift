import PlumbDrawing
import PlumbLayout

extension SVGWriter {
  func write(_ image: DrawnImage, opacity: Double = 1) {
    let rect = image.rect.standardized
    guard rect.width > 0, rect.height > 0, let address = address(of: image, in: rect) else { return }
    var look = "\(place(rect)) preserveAspectRatio=\"none\""
    if image.interpolation == .none { look += " style=\"image-rendering:pixelated\"" }
    if opacity < 1 { look += " opacity=\"\(short(CGFloat(opacity)))\"" }
    let element = "<image \(look) href=\"\(address)\"/>"
    guard let tint = image.tint else { return line(element) }
    let id = define(
      "<mask id=\"ID\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" \(place(rect))>\(element)</mask>",
      prefix: "m")
    line("<rect \(place(rect))\(attributes("fill", tint, bounds: rect)) mask=\"url(#\(id))\"/>")
  }

  /// Sharp pixels are written larger than they are: librsvg smooths whatever it enlarges.
  private func address(of image: DrawnImage, in rect: CGRect) -> String? {
    let pixels = image.pixels
    let wanted = Double(max(rect.width / CGFloat(pixels.width), rect.height / CGFloat(pixels.height)) * 3)
    let factor = min(Int(min(wanted, 1024).rounded(.up)), 1024 / max(pixels.width, pixels.height))
    guard image.interpolation == .none, factor > 1 else { return dataAddress(of: pixels) }
    let (width, height) = (pixels.width * factor, pixels.height * factor)
    guard let layer = PixelLayer(width: width, height: height) else {
      fail(.drawingFailed("out of memory"))
      return nil
    }
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let failure = layer.draw { cr in
      CairoCanvas(cr, medium: .pixels, glyphs: glyphs, cache: cache, stop: stop)
        .draw(DrawnImage(pixels: pixels, rect: rect, interpolation: .none))
    }
    if let failure {
      fail(.drawingFailed(failure))
      return nil
    }
    return dataAddress(of: layer)
  }

  static let farthest = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
  /// Three a point: sharp on every screen.
  private static let finest = 3.0

  /// An item that SVG has no element for, as pixels: three a point, or as many as a picture may have. Where these would be too
  /// many, those that nobody can see are left out.
  func writePixels(of items: [DisplayItem]) {
    var bounds = cache.groups.bounds(items).common(with: Self.farthest)
    if Double(bounds.width * bounds.height) * Self.finest * Self.finest > Double(ExportError.maximumPixels) {
      bounds = bounds.common(with: visible.insetBy(dx: -1, dy: -1))
    }
    guard let box = PixelBox(bounds, limit: 10_000) else { return }
    let (width, height) = (Double(box.width), Double(box.height))
    let most = min(
      Double(ExportError.maximumSide) / max(width, height),
      (Double(ExportError.maximumPixels) / (width * height)).squareRoot())
    let density = min(Self.finest, most)
    guard let layer = PixelLayer(width: max(1, Int(width * density)), height: max(1, Int(height * density)))
    else { return fail(.drawingFailed("out of memory")) }
    let failure = layer.draw { cr in
      let canvas = CairoCanvas(cr, medium: .pixels, glyphs: glyphs, cache: cache, stop: stop)
      canvas.setTransform(
        CGAffineTransform(
          a: CGFloat(density), b: 0, c: 0, d: CGFloat(density), tx: CGFloat(-density * Double(box.x)),
          ty: CGFloat(-density * Double(box.y))))
      canvas.draw(items)
    }
    if let failure { return fail(.drawingFailed(failure)) }
    guard let address = dataAddress(of: layer) else { return }
    let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
    line("<image \(place(rect)) preserveAspectRatio=\"none\" href=\"\(address)\"/>")
  }
}

extension BlendMode {
  /// The CSS name; nil where there is none that viewers know.
  package var svg: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}
