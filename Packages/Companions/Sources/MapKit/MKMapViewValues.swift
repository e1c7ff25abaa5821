/// The kind of map that older apps request.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// The name of the views of annotations for which nobody has another one.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
/// The name of the views of several annotations in one.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"

/// From where a map is seen.
open class MKMapCamera: NSObject {
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the camera to that place.
  open var centerCoordinateDistance: CLLocationDistance
  /// Degrees from north that are above. A placeholder always has north above.
  open var heading: CLLocationDirection
  /// Degrees by which the camera leans. A placeholder is always seen from above.
  open var pitch: CGFloat
  /// Metres from the camera to the ground.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// Creates a camera that sees a kilometre where the equator meets the meridian of Greenwich.
  public override init() {
    (centerCoordinate, centerCoordinateDistance) = (CLLocationCoordinate2D(), 1000)
    (heading, pitch) = (0, 0)
  }
  /// Creates a camera at a distance in metres.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
  /// Creates a camera that looks at a place from above another one, in metres.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    let latitude = centerCoordinate.latitude * .pi / 180
    let degree = CLLocationCoordinate2D.earthRadius * .pi / 180
    let north = (centerCoordinate.latitude - eyeCoordinate.latitude) * degree
    let east = (centerCoordinate.longitude - eyeCoordinate.longitude) * degree * cos(latitude)
    let (ground, heading) = (hypot(north, east), atan2(east, north) * 180 / .pi)
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
      pitch: atan2(ground, eyeAltitude) * 180 / .pi, heading: heading < 0 ? heading + 360 : heading)
  }

  /// The camera that sees a region.
  convenience init(_ region: MKCoordinateRegion) {
    let metres = region.span.latitudeDelta * .pi / 180 * CLLocationCoordinate2D.earthRadius
    self.init(
      lookingAtCenter: region.center, fromDistance: metres / 2 / tan(.pi / 12), pitch: 0, heading: 0)
  }

  /// The region that the camera sees.
  var region: MKCoordinateRegion {
    MapCamera(centerCoordinate: centerCoordinate, distance: centerCoordinateDistance).region
  }
}

extension MKCoordinateRegion {
  /// Returns whether all numbers are the same.
  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta && span.longitudeDelta == other.span.longitudeDelta
  }
}

extension MKMapView {
  /// The boundary of the camera.
  public final class CameraBoundary: NSObject {
    /// The region that its middle does not leave.
    public let region: MKCoordinateRegion
    /// Creates a boundary of a region.
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
    /// Creates a boundary of a rectangle of the flat map.
    public init?(mapRect: MKMapRect) { region = MKCoordinateRegion(mapRect) }
  }

  /// The range of the camera's distance from the ground.
  public final class CameraZoomRange: NSObject {
    /// The least distance in metres.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance in metres.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Creates a range of distances in metres.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance = 0,
      maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }
}

/// The points of interest that a map shows. A placeholder shows none.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All of them.
  public static let includingAll = MKPointOfInterestFilter(including: [])
  /// None of them.
  public static let excludingAll = MKPointOfInterestFilter(excluding: [])
  /// Creates a filter that includes some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {}
  /// Creates a filter that excludes some kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

/// The configuration of a map. A placeholder always looks the same.
open class MKMapConfiguration: NSObject {
  /// The style of the ground's elevation.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  /// The style of the ground's elevation.
  open var elevationStyle = ElevationStyle.flat
}

/// The usual map.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The emphasis of the colours.
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  /// The emphasis of the colours.
  open var emphasisStyle = EmphasisStyle.default
  /// The points of interest that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether it is shown how full roads are.
  open var showsTraffic = false
  /// Creates the usual map.
  public override init() {}
  /// Creates a map with a height of the ground.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// Photographs.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a map of photographs.
  public override init() {}
  /// Creates a map with a height of the ground.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// Photographs with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The points of interest that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether it is shown how full roads are.
  open var showsTraffic = false
  /// Creates a map of photographs with names.
  public override init() {}
  /// Creates a map with a height of the ground.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
