import Foundation
import PlumbDrawing
import PlumbLayout

/// Lines and curves of UIKit, with the way in which they are drawn.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  package var path = Path()

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length to which a sharp corner may extend, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// The exactness of curves. They are always drawn as well as pixels can show.
  open var flatness: CGFloat = 0.6
  /// Whether areas that the path goes around twice are outside.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// Creates a path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(roundedRect: rect, cornerRadius: max(0, cornerRadius), style: .continuous)
  }

  /// Creates a path of a rectangle of which some corners are round. The radius is the width of the size; quarters of an
  /// ellipse are not drawn.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    path = Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
  }

  /// Creates a path of a part of a circle, from one angle to another, in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the lines and curves of one of CoreGraphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = Path(cgPath)
  }

  /// Returns a separate path with the same lines.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.path = path
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (copy.dash, copy.dashPhase, copy.flatness) = (dash, dashPhase, flatness)
    return copy
  }

  // MARK: Making

  /// Begins at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve that two points pull.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a curve that one point pulls.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Draws a part of a circle, from one angle to another, in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI and CoreGraphics call the other direction clockwise, because y points up where they count.
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: !clockwise)
  }
  /// Goes back to where the figure began.
  open func close() { path.closeSubpath() }
  /// Leaves nothing.
  open func removeAllPoints() { path = Path() }
  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Returns the same lines, from the end to the beginning.
  open func reversing() -> UIBezierPath {
    let copy = (copy() as? UIBezierPath) ?? UIBezierPath()
    copy.path = path.reversed()
    return copy
  }
  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Lengths of marks and gaps, in points, and where the pattern begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, min(count, 1000)))) } ?? []
    dashPhase = phase
  }

  // MARK: Asking

  /// The lines and curves as CoreGraphics has them.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = Path(newValue) }
  }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the lines and curves.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// The last point that was reached; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  // MARK: Drawing

  /// Fills the area with the context's fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the line with the context's stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the area, mixed with what is below.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = currentContext("fill") else { return }
    context.separately(blendMode, alpha) { $0.fill(path, FillStyle(eoFill: usesEvenOddFillRule)) }
  }

  /// Draws the line, mixed with what is below.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = currentContext("stroke") else { return }
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
    context.separately(blendMode, alpha) { $0.stroke(path, style) }
  }

  /// Draws only what is inside from now on.
  open func addClip() {
    currentContext("addClip")?.clip(to: path, FillStyle(eoFill: usesEvenOddFillRule))
  }

  private func currentContext(_ function: String) -> CGContext? {
    CGContext.current(for: "UIBezierPath.\(function)()")
  }
}
