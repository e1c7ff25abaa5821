import PlumbExchange
import SwiftUI

/// From where a map is seen.
public struct MapCamera: Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the camera to that place.
  public var distance: Double
  /// Degrees from north that are above. A placeholder always has north above.
  public var heading: CLLocationDirection
  /// Degrees by which the camera leans. A placeholder is always seen from above.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// The region that the camera sees: 30° of the ground below it (assumed).
  var region: MKCoordinateRegion {
    let metres = 2 * max(distance, 1) * tan(.pi / 12)
    return MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: metres, longitudinalMeters: metres)
  }
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    case user(fallback: MapCameraPosition)
  }
  let kind: Kind

  /// As much as there is content.
  public static let automatic = MapCameraPosition(kind: .automatic)
  /// Returns a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }
  /// Returns a rectangle of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { region(MKCoordinateRegion(rect)) }
  /// Returns the position of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }
  /// Returns the surroundings of something that was found.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// Returns the surroundings of the device.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition = .automatic
  ) -> MapCameraPosition { MapCameraPosition(kind: .user(fallback: fallback)) }

  /// The region that was asked for, if one was.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }
  /// The camera that was asked for, if one was.
  public var camera: MapCamera? {
    if case .camera(let camera) = kind { camera } else { nil }
  }
  /// Whether the map follows the device.
  public var followsUserLocation: Bool {
    if case .user = kind { true } else { false }
  }
  /// Whether a person has moved the map. Plumb says so by a region.
  public var positionedByUser: Bool { false }

  public static func == (one: MapCameraPosition, other: MapCameraPosition) -> Bool {
    one.numbers == other.numbers
  }

  private var numbers: [Double] {
    switch kind {
    case .automatic: [0]
    case .region(let region):
      [
        1, region.center.latitude, region.center.longitude, region.span.latitudeDelta,
        region.span.longitudeDelta,
      ]
    case .camera(let camera):
      [
        2, camera.centerCoordinate.latitude, camera.centerCoordinate.longitude, camera.distance,
        camera.heading, camera.pitch,
      ]
    case .user(let fallback): [3] + fallback.numbers
    }
  }

  /// Returns the region that is visible for some contents.
  func region(around elements: [_MapElement]) -> MKCoordinateRegion {
    switch kind {
    case .region(let region): return region
    case .camera(let camera): return camera.region
    case .user:
      return MKCoordinateRegion(
        center: FixedPlace.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
    case .automatic:
      let rect = elements.reduce(MKMapRect.null) { $0.union($1.rect) }
      guard !rect.isNull else {
        return MKCoordinateRegion(
          center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 140, longitudeDelta: 360))
      }
      // A quarter more on each side, and a kilometre at least (assumed).
      let margin = max(rect.width, rect.height) / 4 + MKMapPoint.world / 80_000
      return MKCoordinateRegion(rect.insetBy(dx: -margin, dy: -margin))
    }
  }
}

/// The bounds of the camera. A placeholder has none.
public struct MapCameraBounds: Sendable {
  /// Creates bounds of a region.
  @available(
    *, deprecated,
    message: "In Plumb, MapCameraBounds does nothing: a placeholder has no bounds, and people do not zoom it."
  )
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  /// Creates bounds of distances.
  @available(
    *, deprecated,
    message: "In Plumb, MapCameraBounds does nothing: a placeholder has no bounds, and people do not zoom it."
  )
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The interactions of a person with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Making it larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Leaning it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turning it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of it. Of a placeholder only moving and making larger is there.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether an older map follows the device.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }
