import Foundation
import PlumbDrawing
import PlumbLayout

// The path of the context is kept in points of the canvas: a map that is set later does not move what is made already.
extension CGContext {
  // MARK: Making a path

  /// Begins with an empty path.
  public func beginPath() { made = Path() }
  /// Begins at a point.
  public func move(to point: CGPoint) { made.move(to: point.applying(state.transform)) }
  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { made.addLine(to: point.applying(state.transform)) }
  /// Begins at the first point, and draws a line to each of the others.
  public func addLines(between points: [CGPoint]) {
    made.addLines(points.map { $0.applying(state.transform) })
  }
  /// Draws a curve that one point pulls.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    made.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }
  /// Draws a curve that two points pull.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    made.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }
  /// Goes back to where the figure began.
  public func closePath() { made.closeSubpath() }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { made.addRect(rect, transform: state.transform) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { made.addRects(rects, transform: state.transform) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { made.addEllipse(in: rect, transform: state.transform) }
  /// Adds all of a path.
  public func addPath(_ path: CGPath) { made.addPath(Path(path), transform: state.transform) }
  /// Draws from one angle to another around a centre, in radians; without `clockwise` the angle grows.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    made.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: state.transform)
  }
  /// Rounds the corner at a point on the way to another one.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    made.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }
  /// The path that is being made, in the coordinates of the drawing.
  public var path: CGPath? { made.isEmpty ? nil : CGPath(made.applying(state.transform.inverted())) }
  /// Whether no path is being made.
  public var isPathEmpty: Bool { made.isEmpty }
  /// The last point of the path, in the coordinates of the drawing.
  public var currentPointOfPath: CGPoint {
    (made.currentPoint ?? .zero).applying(state.transform.inverted())
  }
  /// The smallest rectangle around the path, in the coordinates of the drawing.
  public var boundingBoxOfPath: CGRect {
    made.isEmpty ? .null : made.boundingRect.applying(state.transform.inverted())
  }

  // MARK: Drawing it

  /// Returns the path in the coordinates of the drawing, and starts a new one.
  private func takePath() -> Path {
    defer { made = Path() }
    return made.applying(state.transform.inverted())
  }

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), FillStyle(eoFill: rule == .evenOdd))
  }
  /// Draws the path's line.
  public func strokePath() { stroke(takePath(), state.line) }
  /// Fills the path, draws its line, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, FillStyle())
    case .eoFill, .eoFillStroke: fill(path, FillStyle(eoFill: true))
    case .stroke: break
    }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path, state.line) }
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), FillStyle()) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws a rectangle's line.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  /// Draws a rectangle's line, of a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), FillStyle()) }
  /// Draws an ellipse's line.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }
  /// Draws a line for each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path, state.line)
  }
  /// Leaves nothing in a rectangle.
  public func clear(_ rect: CGRect) {
    separately(.clear, 1) { context in
      context.state.alpha = 1
      context.state.shadow = nil
      context.add(.fill(Path(rect), .color(.black), FillStyle()))
    }
  }

  // MARK: Clips

  /// Draws only inside of the path from now on, and takes the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.path(made, FillStyle(eoFill: rule == .evenOdd)))
    made = Path()
  }
  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect), FillStyle()) }
  /// Draws only inside of some rectangles from now on.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path, FillStyle())
  }
  /// Draws only where an image in a rectangle is opaque from now on.
  public func clip(to rect: CGRect, mask: CGImage) {
    var items = [imageItem(mask.pixels, in: rect)]
    if !state.transform.isIdentity { items = [.group(.transform(state.transform), items)] }
    state.clips.append(.mask(items))
  }
  /// Draws on the whole canvas again.
  public func resetClip() { state.clips = [] }
  /// The smallest rectangle around what clips keep, in the coordinates of the drawing. Masks are not counted.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect(origin: .zero, size: size)
    for case .path(let path, _) in state.clips { box = box.common(with: path.boundingRect) }
    return box.isNull ? .zero : box.applying(state.transform.inverted())
  }

  // MARK: Images

  /// Draws an image in a rectangle. As in CoreGraphics its upper edge is where y is largest: upside down where y points
  /// down; `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { WithoutEffect.tiling.report() }
    add(imageItem(image.pixels, in: rect))
  }

  private func imageItem(_ pixels: PixelImage, in rect: CGRect) -> DisplayItem {
    let rect = rect.standardized
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let image = DrawnImage(pixels: pixels, rect: rect, interpolation: state.interpolation)
    return .group(.transform(flip), [.image(image)])
  }

  // MARK: Colours and lines

  /// The colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
  /// The colour of areas, with components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = ColorNumbers(red: red, green: green, blue: blue, alpha: alpha).resolved
  }
  /// The grey of areas, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
  /// The colour of lines, with components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = ColorNumbers(red: red, green: green, blue: blue, alpha: alpha).resolved
  }
  /// The grey of lines, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// The shape of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// The shape of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the length to which sharp corners may extend, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Lengths of marks and gaps, in points, and where the pattern begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }
}

/// Whether a path is filled, drawn as a line, or both.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The quality with which pixels are interpolated when an image is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low
  case medium = 4
  case high = 3

  init(_ drawn: DrawnImage.Interpolation) {
    self =
      switch drawn {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
  }

  var drawn: DrawnImage.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}
