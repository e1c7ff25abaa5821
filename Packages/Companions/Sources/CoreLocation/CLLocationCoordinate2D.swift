/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres above or below the sea.
public typealias CLLocationAltitude = Double
/// Metres; below 0 where nothing is known.
public typealias CLLocationAccuracy = Double
/// Degrees from north, clockwise; below 0 where nothing is known.
public typealias CLLocationDirection = Double
/// Metres a second; below 0 where nothing is known.
public typealias CLLocationSpeed = Double
/// The largest error of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// The largest error of a speed, in metres a second.
public typealias CLLocationSpeedAccuracy = Double

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, from -180 to 180.
  public var longitude: CLLocationDegrees

  /// Creates the place where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a place of degrees north and east.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A coordinate that is no place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a place of degrees north and east.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether a coordinate is a place on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// The accuracy for people who find their way, in metres.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that was not given the exact place, in metres (assumed).
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// No movement is too small to be reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No turn is too small to be reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"
