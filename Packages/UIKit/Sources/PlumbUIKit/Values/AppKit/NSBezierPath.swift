import Foundation
import PlumbDrawing
import PlumbLayout

/// Lines and curves of AppKit: a thin cousin of `UIBezierPath`.
open class NSBezierPath: NSObject, @unchecked Sendable {
  private let path = UIBezierPath()

  /// Creates an empty path.
  public override init() { super.init() }
  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.path = Path(rect)
  }
  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.path = Path(ellipseIn: rect)
  }
  /// Creates a path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    path.path = Path(
      roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
  }
  /// Creates a path with the lines and curves of one of CoreGraphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.path = Path(cgPath)
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { path.lineWidth }
    set { path.lineWidth = newValue }
  }
  /// The shape of the line's ends.
  open var lineCapStyle: CGLineCap {
    get { path.lineCapStyle }
    set { path.lineCapStyle = newValue }
  }
  /// The shape of the line's corners.
  open var lineJoinStyle: CGLineJoin {
    get { path.lineJoinStyle }
    set { path.lineJoinStyle = newValue }
  }
  /// Begins at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line to a point.
  open func line(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve that two points pull.
  open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Goes back to where the figure began.
  open func close() { path.close() }
  /// Adds a rectangle.
  open func appendRect(_ rect: CGRect) { path.path.addRect(rect) }
  /// Adds an ellipse.
  open func appendOval(in rect: CGRect) { path.path.addEllipse(in: rect) }
  /// Adds all of another path.
  open func append(_ path: NSBezierPath) { self.path.append(path.path) }
  /// Draws a part of a circle, from one angle to another, in degrees; y points up where AppKit counts.
  open func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.path.addArc(
      center: center, radius: radius, startAngle: .degrees(Double(startAngle)),
      endAngle: .degrees(Double(endAngle)), clockwise: clockwise)
  }
  /// Leaves nothing.
  open func removeAllPoints() { path.removeAllPoints() }
  /// The lines and curves as CoreGraphics has them.
  open var cgPath: CGPath { path.cgPath }
  /// The smallest rectangle around the lines and curves.
  open var bounds: CGRect { path.bounds }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// Fills the area with the context's fill colour.
  open func fill() { path.fill() }
  /// Draws the line with the context's stroke colour.
  open func stroke() { path.stroke() }
  /// Draws only what is inside from now on.
  open func addClip() { path.addClip() }
}
