import PlumbDrawing
import PlumbLayout

/// The shape of a one-colour SVG icon, so that it can be tinted and scaled like any other path.
public struct SVGOutline: Equatable, Sendable {
  /// In the units of the icon's view box, whose top left corner is the origin.
  public var path: Path
  /// The even-odd rule, when every shape of the icon asks for it.
  public var isEOFilled: Bool
  /// The view box.
  public var size: CGSize

  /// Reads shapes, groups, transforms, fills and plain strokes; colours, gradients, text and style sheets are left out.
  ///
  /// Throws `ExportError.undecodable` for data that is no SVG, has no shape, or is too large (1 MB, 100,000 steps).
  public static func decode(_ data: [UInt8]) throws -> SVGOutline {
    guard data.count <= 1 << 20 else { throw ExportError.undecodable("an icon may have at most 1 MB") }
    var reader = OutlineReader()
    for tag in SVGTags(data) { try reader.read(tag) }
    return try reader.outline
  }
}

/// Collects the shapes while the tags go by.
private struct OutlineReader {
  /// What a shape takes from the elements around it.
  struct Surroundings {
    var transform = CGAffineTransform.identity
    var isFilled = true
    var isEOFilled = false
    var isHidden = false
    var stroke: StrokeStyle?
  }

  private static let hiding: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "metadata", "pattern", "marker", "title", "desc", "style",
  ]

  private var stack = [Surroundings()]
  private var path = Path()
  private var rules: Set<Bool> = []
  private var box: CGRect?

  mutating func read(_ tag: SVGTag) throws {
    if tag.isClosing {
      if stack.count > 1 { stack.removeLast() }
      return
    }
    guard stack.count < 200 else {
      throw ExportError.undecodable("its elements are nested more than 200 deep")
    }
    let around = surroundings(of: tag)
    if tag.name == "svg", box == nil { box = tag.viewBox }
    if !around.isHidden, let shape = tag.shape { add(shape, around) }
    guard path.elements.count <= 100_000 else {
      throw ExportError.undecodable("its outline has more than 100,000 steps")
    }
    if !tag.isEmpty { stack.append(around) }
  }

  var outline: SVGOutline {
    get throws {
      guard let box, box.width > 0, box.height > 0 else {
        throw ExportError.undecodable("it is no SVG with a size")
      }
      guard !path.isEmpty else { throw ExportError.undecodable("the SVG has no shape that is filled") }
      return SVGOutline(
        path: path.offsetBy(dx: -box.minX, dy: -box.minY), isEOFilled: rules == [true], size: box.size)
    }
  }

  private func surroundings(of tag: SVGTag) -> Surroundings {
    var result = stack[stack.count - 1]
    if let text = tag.style("transform") {
      result.transform = CGAffineTransform(svg: text).concatenating(result.transform)
    }
    if let fill = tag.style("fill") { result.isFilled = fill != "none" && fill != "transparent" }
    if let rule = tag.style("fill-rule") { result.isEOFilled = rule == "evenodd" }
    let isGone = tag.style("display") == "none" || tag.style("visibility") == "hidden"
    let isClear = ["opacity", "fill-opacity"].contains { tag.style($0).flatMap(Double.init) == 0 }
    if isGone || isClear || Self.hiding.contains(tag.name) { result.isHidden = true }
    if let stroke = tag.style("stroke") {
      result.stroke = stroke == "none" ? nil : result.stroke ?? StrokeStyle()
    }
    if result.stroke != nil {
      if let width = tag.length("stroke-width") { result.stroke?.lineWidth = width }
      switch tag.style("stroke-linecap") {
      case "round": result.stroke?.lineCap = .round
      case "square": result.stroke?.lineCap = .square
      default: break
      }
      switch tag.style("stroke-linejoin") {
      case "round": result.stroke?.lineJoin = .round
      case "bevel": result.stroke?.lineJoin = .bevel
      default: break
      }
    }
    return result
  }

  private mutating func add(_ shape: Path, _ around: Surroundings) {
    guard around.transform.isDrawable, path.elements.count + shape.elements.count <= 200_000 else { return }
    if around.isFilled, !shape.isEmpty {
      path.addPath(shape, transform: around.transform)
      rules.insert(around.isEOFilled)
    }
    // An outlined stroke has many points a curve: only short shapes, or a hostile file would grow a hundredfold.
    if let stroke = around.stroke, !shape.isEmpty, shape.elements.count <= 2000 {
      path.addPath(shape.strokedPath(stroke), transform: around.transform)
      rules.insert(false)
    }
  }
}
