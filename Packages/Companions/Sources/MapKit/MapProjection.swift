import SwiftUI

/// The positions of places of the earth in a rectangle of the screen.
struct MapProjection: Equatable {
  let size: CGSize
  /// The north-western corner on the flat map.
  let corner: CGPoint
  /// Units of the flat map for each point of the screen.
  let scale: Double

  /// The projection that shows a region wholly, in the middle.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    let region = region.usable
    let (center, span) = (region.center, region.span)
    let north = CLLocationCoordinate2D(
      latitude: min(85, center.latitude + span.latitudeDelta / 2), longitude: center.longitude)
    let south = CLLocationCoordinate2D(
      latitude: max(-85, center.latitude - span.latitudeDelta / 2), longitude: center.longitude)
    let height = MKMapPoint(south).y - MKMapPoint(north).y
    let width = span.longitudeDelta / 360 * MKMapPoint.world
    let (wide, high) = (max(1, Double(size.width)), max(1, Double(size.height)))
    // Never more than the whole earth from west to east.
    scale = min(max(width / wide, height / high), MKMapPoint.world / wide)
    self.size = size
    let middle = MKMapPoint(center)
    corner = CGPoint(x: middle.x - wide / 2 * scale, y: middle.y - high / 2 * scale)
  }

  /// Returns the position of a place, in points. Of the two ways around the earth the shorter one counts.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    let middle = corner.x + size.width / 2 * scale
    let turns = ((point.x - middle) / MKMapPoint.world).rounded()
    return CGPoint(
      x: (point.x - turns * MKMapPoint.world - corner.x) / scale, y: (point.y - corner.y) / scale)
  }

  /// The place at a point.
  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    var place = MKMapPoint(x: corner.x + point.x * scale, y: corner.y + point.y * scale).coordinate
    place.longitude -= (place.longitude / 360).rounded() * 360
    return place
  }

  /// The visible region.
  var region: MKCoordinateRegion {
    let (north, south) = (coordinate(.zero), coordinate(CGPoint(x: 0, y: size.height)))
    return MKCoordinateRegion(
      center: coordinate(CGPoint(x: size.width / 2, y: size.height / 2)),
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: size.width * scale / MKMapPoint.world * 360))
  }

  /// The visible area, on the flat map.
  var rect: MKMapRect {
    MKMapRect(x: corner.x, y: corner.y, width: size.width * scale, height: size.height * scale)
  }

  /// Returns the number of points that a way of metres is long, near a place.
  func points(metres: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
    let around = 2 * .pi * CLLocationCoordinate2D.earthRadius * cos(coordinate.latitude * .pi / 180)
    return metres / max(around, 1) * MKMapPoint.world / scale
  }

  /// The region after the map was dragged by some points.
  func moved(by translation: CGSize) -> MKCoordinateRegion {
    var moved = region
    moved.center = coordinate(
      CGPoint(x: size.width / 2 - translation.width, y: size.height / 2 - translation.height))
    return moved
  }

  /// The degrees between two lines of the net: a round number, at least 70 points apart (assumed).
  var step: Double {
    let steps = [
      0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30,
    ]
    let degree = MKMapPoint.world / 360 / scale
    return steps.first { $0 * degree >= 70 } ?? 30
  }
}

extension MKCoordinateRegion {
  /// Whether it is on the earth.
  var isUsable: Bool {
    let numbers = [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
    return numbers.allSatisfy(\.isFinite) && abs(center.latitude) <= 90 && span.latitudeDelta >= 0
      && span.longitudeDelta >= 0
  }

  /// Itself, or the whole earth where it is nowhere; never less than some metres.
  var usable: MKCoordinateRegion {
    guard isUsable else {
      return MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 140, longitudeDelta: 360))
    }
    var region = self
    region.center.longitude -= (center.longitude / 360).rounded() * 360
    region.span.latitudeDelta = min(max(span.latitudeDelta, 1e-4), 170)
    region.span.longitudeDelta = min(max(span.longitudeDelta, 1e-4), 360)
    return region
  }
}
