import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText

/// Writes display items as SVG elements, one a line.
final class SVGWriter {
  let glyphs: any GlyphSource
  let canvas: CGSize
  private(set) var failure: ExportError?

  /// Nothing is left out in silence: the first failure is the answer.
  func fail(_ problem: ExportError) { failure = failure ?? problem }

  private var body = ""
  private var depth = 0
  private var definitions = ""
  /// Definitions by their text, so that each is written once.
  private var known: [String: String] = [:]
  /// The addresses of pictures, each encoded once. The pictures are kept, so that no other one gets the identity of one of them.
  private var pictures: [ObjectIdentifier: (image: PixelImage, address: String)] = [:]

  /// The results that are worked out once.
  let cache = DrawingCache()
  /// Asked before each item.
  let stop: DrawingStop
  /// The rectangle of which something can be seen, in the coordinates of what is being written.
  private(set) var visible: CGRect

  init(canvas: CGSize, glyphs: any GlyphSource, stop: DrawingStop = .never) {
    (self.canvas, self.glyphs, self.stop) = (canvas, glyphs, stop)
    visible = CGRect(origin: .zero, size: canvas)
  }

  /// Writes something of which another part can be seen, or in other coordinates.
  func seeing(_ inner: CGRect, _ content: () -> Void) {
    let outer = visible
    visible = inner
    content()
    visible = outer
  }

  var document: String {
    let (width, height) = (short(canvas.width), short(canvas.height))
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n"
    return head + (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + body + "</svg>\n"
  }

  /// Writes a separate layer; if a blend mode in it has no name in SVG, the layer becomes pixels.
  func writeIsolated(_ items: [DisplayItem]) {
    if cache.groups.facts(items).needsPixels { return writePixels(of: items) }
    for item in items { write(item) }
  }

  func write(_ item: DisplayItem) {
    if stop.isWanted() { return }
    switch item {
    case .fill(let path, let paint, let style):
      guard !path.isEmpty else { return }
      let look = attributes("fill", paint, bounds: path.boundingRect) + crispness(style)
      if let rect = path.asRect {
        line("<rect \(place(rect))\(look)/>")
      } else {
        line("<path d=\"\(path.svgData())\"\(look)\(style.isEOFilled ? " fill-rule=\"evenodd\"" : "")/>")
      }
    case .stroke(let path, let paint, let style):
      guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
      let look = attributes("stroke", paint, bounds: item.bounds) + strokeAttributes(style)
      line("<path d=\"\(path.svgData())\" fill=\"none\"\(look)/>")
    case .glyphs(let run, let origin, let paint): write(run, at: origin, paint, bounds: item.bounds)
    case .image(let image): write(image)
    case .group(let effect, let items): write(effect, items)
    }
  }

  /// Deeper lines are no further to the right: groups in groups would take bytes with the square of their number.
  private static let deepestIndent = 40

  func line(_ text: String) {
    body += String(repeating: " ", count: min(depth, Self.deepestIndent)) + text + "\n"
  }

  func nested(_ opening: String, closing: String = "</g>", _ content: () -> Void) {
    line(opening)
    depth += 1
    content()
    depth -= 1
    line(closing)
  }

  /// Adds to the definitions, or finds, an element that is written with `id="ID"`.
  func define(_ text: String, prefix: String) -> String {
    if let id = known[text] { return id }
    let id = "\(prefix)\(known.count + 1)"
    known[text] = id
    definitions += text.replacing("id=\"ID\"", with: "id=\"\(id)\"") + "\n"
    return id
  }

  /// Returns the text that the closure writes, without adding it to the body.
  func captured(_ content: () -> Void) -> String {
    let (before, level) = (body, depth)
    (body, depth) = ("", 1)
    content()
    defer { (body, depth) = (before, level) }
    return body
  }

  func place(_ rect: CGRect) -> String {
    "x=\"\(short(rect.minX))\" y=\"\(short(rect.minY))\" width=\"\(short(rect.width))\" height=\"\(short(rect.height))\""
  }

  func dataAddress(of layer: PixelLayer) -> String? {
    do {
      return "data:image/png;base64," + Data(try layer.pngData()).base64EncodedString()
    } catch {
      fail(error as? ExportError ?? .drawingFailed("\(error)"))
      return nil
    }
  }

  func dataAddress(of image: PixelImage) -> String? {
    if let known = pictures[ObjectIdentifier(image)] { return known.address }
    guard let layer = PixelLayer(image), let address = dataAddress(of: layer) else { return nil }
    pictures[ObjectIdentifier(image)] = (image, address)
    return address
  }

  private func crispness(_ style: FillStyle) -> String {
    style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
  }

  private func strokeAttributes(_ style: StrokeStyle) -> String {
    var result = " stroke-width=\"\(short(style.lineWidth))\""
    switch style.lineCap {
    case .butt: break
    case .round: result += " stroke-linecap=\"round\""
    case .square: result += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter: result += " stroke-miterlimit=\"\(short(max(1, style.miterLimit)))\""
    case .round: result += " stroke-linejoin=\"round\""
    case .bevel: result += " stroke-linejoin=\"bevel\""
    }
    let dash = style.usableDash
    if !dash.isEmpty {
      result += " stroke-dasharray=\"\(dash.map { short(CGFloat($0)) }.joined(separator: " "))\""
      if style.dashPhase != 0 { result += " stroke-dashoffset=\"\(short(style.dashPhase))\"" }
    }
    return result
  }
}
