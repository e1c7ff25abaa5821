import PlumbUIKit
import SwiftUI

/// Draws an overlay. This one draws nothing; its kinds draw lines and areas.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// The overlay that it draws.
  public let overlay: any MKOverlay
  /// The opacity: 1 is opaque, 0 invisible.
  open var alpha: CGFloat = 1

  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Draws it again before the next frame. A map draws again whenever something changes.
  open func setNeedsDisplay() {}
  /// Draws it again before the next frame.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}

  /// The element that the map draws for it.
  var element: _MapElement? { nil }
}

/// Draws an overlay's outline and what is inside.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour inside.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line in points; a line of 0 is one point wide (assumed).
  open var lineWidth: CGFloat = 0
  /// The corners of the line.
  open var lineJoin = CGLineJoin.round
  /// The ends of the line.
  open var lineCap = CGLineCap.round
  /// The length at which pointed corners are cut off.
  open var miterLimit: CGFloat = 10
  /// The offset in the pattern of dashes at which the line begins.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in points.
  open var lineDashPattern: [NSNumber]?

  /// Gives an element the colours and the line.
  func painted(_ element: _MapElement) -> _MapElement {
    var element = element
    let alpha = Double(max(0, min(alpha, 1)))
    element.fill = AnyShapeStyle(fillColor.map { Color(uiColor: $0).opacity(alpha) } ?? .clear)
    let isLine = if case .line = element.kind { true } else { false }
    element.stroke = strokeColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) }
    if isLine, element.stroke == nil { element.stroke = AnyShapeStyle(.clear) }
    element.strokeStyle = StrokeStyle(
      lineWidth: lineWidth > 0 ? lineWidth : 1, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    return element
  }
}

/// Draws a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
  /// The start of the drawn part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  override var element: _MapElement? {
    painted(_MapElement(kind: .line, coordinates: polyline.places(from: strokeStart, to: strokeEnd)))
  }
}

extension MKPolyline {
  /// The corners of a part of the line, by the way on the flat map.
  fileprivate func places(from start: CGFloat, to end: CGFloat) -> [CLLocationCoordinate2D] {
    guard start > 0 || end < 1, places.count > 1 else { return places }
    let points = places.map { MKMapPoint($0) }
    let ways = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = ways.reduce(0, +)
    let (first, last) = (whole * Double(max(0, start)), whole * Double(min(1, end)))
    var (found, gone): ([CLLocationCoordinate2D], Double) = ([], 0)
    for (index, way) in ways.enumerated() where way > 0 {
      let (one, other) = (points[index], points[index + 1])
      let (from, to) = (max(first, gone), min(last, gone + way))
      if from < to {
        for place in found.isEmpty ? [from, to] : [to] {
          let share = (place - gone) / way
          found.append(
            MKMapPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share).coordinate)
        }
      }
      gone += way
    }
    return found
  }
}

/// Draws an area.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
  override var element: _MapElement? { painted(_MapElement(kind: .area, coordinates: polygon.places)) }
}

/// Draws a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  /// The circle.
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
  }
  override var element: _MapElement? {
    painted(_MapElement(kind: .circle(radius: circle.radius), coordinates: [circle.coordinate]))
  }
}

/// Draws pictures of a server. None is asked here.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer of pictures.
  @available(
    *, deprecated, message: "In Plumb, MKTileOverlay does nothing: no server is asked for pictures of a map."
  )
  public convenience init(
    tileOverlay overlay: MKTileOverlay
  ) {
    self.init(overlay: overlay)
  }
}
