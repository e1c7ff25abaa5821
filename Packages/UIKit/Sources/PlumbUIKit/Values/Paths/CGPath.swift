import Foundation
import PlumbDrawing
import PlumbLayout

/// Lines and curves of CoreGraphics; the same as SwiftUI's `Path`, shared by reference.
public class CGPath: Hashable, @unchecked Sendable {
  // Only a mutable path changes, and that is not for several threads, as on Apple's systems.
  fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of a rectangle with round corners, which are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle around the lines and curves; `CGRect.null` where there are none.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }

  /// The smallest rectangle around all points, those that pull curves too.
  public var boundingBox: CGRect {
    var box = CGRect.null
    func take(_ points: CGPoint...) {
      for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): take(to)
      case .quadCurve(let to, let control): take(to, control)
      case .curve(let to, let one, let two): take(to, one, two)
      case .closeSubpath: break
      }
    }
    return box
  }

  /// The last point that was reached; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether there is nothing.
  public var isEmpty: Bool { path.isEmpty }

  /// Returns whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Returns the same path, which does not change with this one.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns the path as a map of the plane takes it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a path that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a mapped path that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the path as a wide line.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the dashes of the path, each as a line.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    // A line as thin as this has no area that anybody sees; its outline is the dash.
    let style = StrokeStyle(lineWidth: 0.001, dash: lengths, dashPhase: phase)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the area that lies in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  /// Returns the area that lies in at least one of the paths.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  /// Returns the area that lies in this path only.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  /// Returns the area that lies in one of the paths and not in both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// Calls a closure with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    func tell(_ type: CGPathElementType, _ points: [CGPoint]) {
      var points = points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
      }
    }
    path.forEach { element in
      switch element {
      case .move(let to): tell(.moveToPoint, [to])
      case .line(let to): tell(.addLineToPoint, [to])
      case .quadCurve(let to, let control): tell(.addQuadCurveToPoint, [control, to])
      case .curve(let to, let one, let two): tell(.addCurveToPoint, [one, two, to])
      case .closeSubpath: tell(.closeSubpath, [.zero])
      }
    }
  }

  /// Returns whether both take the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Path()) }
  override init(_ path: Path) { super.init(path) }

  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// Draws a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// Begins at the first point, and draws a line to each of the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  /// Draws a curve that one point pulls.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Draws a curve that two points pull.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Goes back to where the figure began.
  public func closeSubpath() { path.closeSubpath() }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addPath(Path(roundedRect: rect, cornerSize: size, style: .circular), transform: transform)
  }
  /// Draws from one angle to another around a centre, in radians; without `clockwise` the angle grows.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
  }
  /// Draws from an angle through another one around a centre, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(delta)), transform: transform)
  }
  /// Rounds the corner at a point on the way to another one.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// Adds all of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}

/// The rule for the interior of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// The kind of a path's step.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path, with as many points as its kind has.
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// The points that pull, and then the end; valid only while the block runs that receives the step.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension Path {
  /// Creates a path with the lines and curves of one of CoreGraphics.
  public init(_ path: CGPath) { self = path.path }

  /// The same lines and curves, shared by reference.
  public var cgPath: CGPath { CGPath(self) }
}
