import SwiftUI

/// A line along places.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  /// Whether a line between two places is straight on the map or the shortest on the earth.
  public enum ContourStyle: Sendable { case straight, geodesic }
  public let _elements: [_MapElement]

  /// Creates a line. Plumb draws it straight on the map.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    _elements = [_MapElement(kind: .line, coordinates: coordinates)]
  }
  /// Creates the line of places on the flat map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
  /// Creates the line of a way.
  public init(_ route: MKRoute) { self.init(coordinates: route.polyline.places) }
  /// Creates the line of an older one.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.places) }
}

/// An area between places.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  public let _elements: [_MapElement]
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {
    _elements = [_MapElement(kind: .area, coordinates: coordinates)]
  }
  /// Creates the area between places on the flat map.
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
}

/// All places around one.
public struct MapCircle: MapContent {
  public typealias Body = Never
  public let _elements: [_MapElement]
  /// Creates the circle of a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _elements = [_MapElement(kind: .circle(radius: max(0, radius)), coordinates: [center])]
  }
}

/// Whether overlays lie above the roads or above the names too. A placeholder has neither.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

extension MapContent {
  /// Sets the colour of markers.
  public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = tint } }

  /// Sets the value that represents the content in the selection.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }

  /// Fills areas.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = AnyShapeStyle(style) }
  }

  /// Draws lines, and the borders of areas.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines, and the borders of areas, with dashes and the like.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { ($0.stroke, $0.strokeStyle) = (AnyShapeStyle(content), style) }
  }

  /// Draws lines, and the borders of areas, in the usual colour.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { changed { $0.strokeStyle = style } }

  /// Shows titles or hides them.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }

  /// Shows or hides second lines of titles. There are none.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }

  /// Sets the level of overlays. A placeholder has neither roads nor names.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}

/// The content of older maps at a place.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
  /// The element that the map draws.
  var _element: _MapElement { get }
}

/// A pin at a place, in older apps.
public struct MapPin: MapAnnotationProtocol {
  public let _element: _MapElement
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _element = _MapElement(kind: .pin, coordinates: [coordinate], tint: tint)
  }
}

/// A balloon at a place, in older apps.
public struct MapMarker: MapAnnotationProtocol {
  public let _element: _MapElement
  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let glyph = AnyView(Image(systemName: "mappin"))
    _element = _MapElement(kind: .marker(glyph: glyph), coordinates: [coordinate], tint: tint)
  }
}

/// A view at a place, in older apps.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _element: _MapElement
  /// Creates a view at a location.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _element = _MapElement(kind: .view(AnyView(content()), anchor: anchor), coordinates: [coordinate])
  }
}
