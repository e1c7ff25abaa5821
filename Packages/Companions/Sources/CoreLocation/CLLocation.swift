/// A location, and the time at which it was known.
public class CLLocation: NSObject, @unchecked Sendable {
  /// The place, in degrees.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// The largest error of the location, in metres; negative if the location is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The largest error of the altitude, in metres; negative if the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north in which it moves; below 0 where that is not known.
  public let course: CLLocationDirection
  /// Metres a second; below 0 where that is not known.
  public let speed: CLLocationSpeed
  /// The time at which the location was known.
  public let timestamp: Date
  /// The largest error of the direction, in degrees; negative, because it is not known here.
  public var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  /// The largest error of the speed, in metres a second; negative, because it is not known here.
  public var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  /// Metres above the ellipsoid of WGS 84: those above the sea, because no host knows the difference.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The origin of the location: a place that was stated is that of software.
  public var sourceInformation: CLLocationSourceInformation? { nil }
  /// The floor of a building, which is never known here.
  public var floor: CLFloor? { nil }

  /// Creates a place that is not known: 0 degrees, with errors below zero.
  public convenience override init() {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), altitude: 0, horizontalAccuracy: -1,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place of degrees, which is known to the metre, without a height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place that does not move.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place of something that moves.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed) = (course, speed)
  }

  /// Returns the way to another place, in metres, on a ball of the earth's mean radius: 0.5 % from the way on the real
  /// earth.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
  }

  public override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
  }
}

extension CLLocationCoordinate2D {
  /// The earth's mean radius in metres (IUGG).
  package static let earthRadius = 6_371_008.8

  /// The way to another place on a ball, by the haversine formula.
  package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let (rise, turn) = (sin((to - from) / 2), sin((other.longitude - longitude) * .pi / 360))
    let half = rise * rise + cos(from) * cos(to) * turn * turn
    return 2 * Self.earthRadius * asin(min(1, half.squareRoot()))
  }
}

/// The origin of a location.
public final class CLLocationSourceInformation: NSObject, Sendable {
  /// Whether software simulates the location.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory measures the location.
  public let isProducedByAccessory: Bool

  /// Creates an origin.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}

/// A floor of a building.
public final class CLFloor: NSObject, Sendable {
  /// The number of the floor; 0 is the ground.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// The direction of a device. No host here has a compass.
public final class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic pole.
  public let magneticHeading: CLLocationDirection = 0
  /// Degrees from the geographic pole.
  public let trueHeading: CLLocationDirection = 0
  /// The largest error of the heading, in degrees; negative if it is not known.
  public let headingAccuracy: CLLocationDirection = -1
  /// The time at which the direction was known.
  public let timestamp = Date()
}
