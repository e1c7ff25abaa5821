import PlumbDrawing
import PlumbLayout

/// The shapes of a one-colour SVG icon, so that it can be tinted and scaled like any other drawing.
public struct SVGOutline: Equatable, Sendable {
  /// One shape, in the units of the view box, whose top left corner is the origin.
  public struct Shape: Equatable, Sendable {
    public var path: Path
    public var isEOFilled: Bool
    /// 0 to 1: icons show weaker parts this way.
    public var opacity: Double
  }

  /// From the back to the front.
  public var shapes: [Shape]
  /// The view box.
  public var size: CGSize

  /// All shapes as one path, turned the same way round so that the non-zero rule joins them; opacities are lost.
  public var path: Path {
    var result = Path()
    for shape in shapes { result.addPath(shape.path.signedArea < 0 ? shape.path.reversed() : shape.path) }
    return result
  }

  /// Whether `path` is to be filled with the even-odd rule: when every shape asks for it.
  public var isEOFilled: Bool { shapes.allSatisfy(\.isEOFilled) }

  /// Returns the icon in a rectangle, in one paint.
  public func items(in rect: CGRect, paint: Paint) -> [DisplayItem] {
    let place = CGAffineTransform(stretching: size, to: rect)
    return shapes.map { shape in
      let tint = shape.opacity < 1 ? Paint.faded(paint, shape.opacity) : paint
      return .fill(shape.path.applying(place), tint, FillStyle(eoFill: shape.isEOFilled))
    }
  }

  /// Reads shapes, groups, transforms, opacities and plain strokes; colours, gradients, text and style sheets are left out.
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
  /// The attributes that a shape inherits from the elements around it.
  struct Surroundings {
    var transform = CGAffineTransform.identity
    var isFilled = true
    var isEOFilled = false
    var isHidden = false
    var stroke: StrokeStyle?
    var opacity = 1.0
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
  }

  private static let hiding: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "metadata", "pattern", "marker", "title", "desc", "style",
  ]

  private var stack = [Surroundings()]
  private var shapes: [SVGOutline.Shape] = []
  private var steps = 0
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
    guard steps <= 100_000 else {
      throw ExportError.undecodable("its outline has more than 100,000 steps")
    }
    if !tag.isEmpty { stack.append(around) }
  }

  var outline: SVGOutline {
    get throws {
      guard let box, box.width > 0, box.height > 0 else {
        throw ExportError.undecodable("it is no SVG with a size")
      }
      guard !shapes.isEmpty else { throw ExportError.undecodable("the SVG has no shape that is filled") }
      let moved = shapes.map { shape in
        var shape = shape
        shape.path = shape.path.offsetBy(dx: -box.minX, dy: -box.minY)
        return shape
      }
      return SVGOutline(shapes: moved, size: box.size)
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
    if isGone || Self.hiding.contains(tag.name) { result.isHidden = true }
    func share(_ name: String) -> Double? { tag.length(name).map { Double(max(0, min(1, $0))) } }
    // A group's opacity multiplies; that of fills and strokes is inherited and replaced.
    result.opacity *= share("opacity") ?? 1
    result.fillOpacity = share("fill-opacity") ?? result.fillOpacity
    result.strokeOpacity = share("stroke-opacity") ?? result.strokeOpacity
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
    guard around.transform.isDrawable, !shape.isEmpty else { return }
    if around.isFilled {
      append(shape, around.transform, isEOFilled: around.isEOFilled, around.opacity * around.fillOpacity)
    }
    // An outlined stroke has many points a curve: only short shapes, or a hostile file would grow a hundredfold.
    if let stroke = around.stroke, shape.elements.count <= 2000, steps <= 100_000 {
      let outline = shape.strokedPath(stroke)
      append(outline, around.transform, isEOFilled: false, around.opacity * around.strokeOpacity)
    }
  }

  private mutating func append(
    _ path: Path, _ transform: CGAffineTransform, isEOFilled: Bool, _ opacity: Double
  ) {
    steps += path.elements.count
    guard opacity > 0, steps <= 200_000 else { return }
    shapes.append(SVGOutline.Shape(path: path.applying(transform), isEOFilled: isEOFilled, opacity: opacity))
  }
}
