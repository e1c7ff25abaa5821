import SwiftUI

/// A line along places.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  /// Whether a line between two places is straight on the map or the shortest on the earth.
  public enum ContourStyle: Sendable { case straight, geodesic }
  public let _elements: [_MapElement]

  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    let places = contourStyle == .geodesic ? CLLocationCoordinate2D.shortest(along: coordinates) : coordinates
    _elements = [_MapElement(kind: .line, coordinates: places)]
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

extension CLLocationCoordinate2D {
  /// The shortest way on the earth along some places: it goes around with each pair of neighbours, a degree at a time.
  static func shortest(along places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    guard let first = places.first else { return [] }
    return zip(places, places.dropFirst()).reduce(into: [first]) { found, ends in
      let (one, other) = (ends.0.direction, ends.1.direction)
      let angle = acos(max(-1, min((one * other).sum(), 1)))
      let count = max(1, Int((angle * 180 / .pi).rounded(.up)))
      // Opposite places have no shortest way, and near ones need none.
      guard count > 1, sin(angle) > 1e-9 else {
        return found.append(ends.1.turned(to: found[found.count - 1]))
      }
      for step in 1..<count {
        let share = Double(step) / Double(count)
        let middle = (one * sin((1 - share) * angle) + other * sin(share * angle)) / sin(angle)
        let place = CLLocationCoordinate2D(
          latitude: asin(max(-1, min(middle.z, 1))) * 180 / .pi,
          longitude: atan2(middle.y, middle.x) * 180 / .pi)
        found.append(place.turned(to: found[found.count - 1]))
      }
      found.append(ends.1.turned(to: found[found.count - 1]))
    }
  }

  /// The place with a longitude near another one's: a line does not jump to the other side of the map where it crosses
  /// the date line.
  private func turned(to other: CLLocationCoordinate2D) -> CLLocationCoordinate2D {
    let turns = ((other.longitude - longitude) / 360).rounded()
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude + turns * 360)
  }

  /// The direction from the middle of the earth.
  private var direction: SIMD3<Double> {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    return SIMD3(cos(north) * cos(east), cos(north) * sin(east), sin(north))
  }
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
