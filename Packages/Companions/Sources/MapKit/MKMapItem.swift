import PlumbExchange

/// A place with its address.
open class MKPlacemark: CLPlacemark {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The address and the names in one line.
  public var title: String? { name }

  /// Creates a place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// Creates a place with an address, of which nothing is kept here.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  /// Creates a copy of a placemark.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}

/// A point of interest: a shop, a park, a person.
open class MKMapItem: NSObject {
  /// The placemark of the item.
  public let placemark: MKPlacemark
  /// The name of the place.
  public var name: String?
  /// Its telephone number.
  public var phoneNumber: String?
  /// Its page.
  public var url: URL?
  /// Its time zone.
  public var timeZone: TimeZone?
  /// The kind of the place.
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the device is.
  public let isCurrentLocation: Bool

  /// Creates an item at a place.
  public init(placemark: MKPlacemark) {
    (self.placemark, isCurrentLocation) = (placemark, false)
    name = placemark.name
  }
  private init(here placemark: MKPlacemark) {
    (self.placemark, isCurrentLocation, name) = (placemark, true, "Current Location")
  }
  /// Returns the item where the device is.
  public class func forCurrentLocation() -> MKMapItem {
    MKMapItem(here: MKPlacemark(coordinate: FixedPlace.coordinate))
  }
  /// Opens the Maps app, which is not here; whether it did.
  @available(*, deprecated, message: "In Plumb, MKMapItem.openInMaps does nothing: there is no Maps app.")
  @discardableResult public func openInMaps(
    launchOptions: [String: Any]? = nil
  ) -> Bool {
    return false
  }
  /// Opens the Maps app with several items, which is not here; whether it did.
  @available(*, deprecated, message: "In Plumb, MKMapItem.openInMaps does nothing: there is no Maps app.")
  @discardableResult public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    return false
  }
}

/// The name of the option for the kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The name of the option for the map's centre.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The name of the option for the size of the region.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The name of the option for traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The name of the option for the camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// The way that a person prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The way of a person on a bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// The name of the option for a way to an item.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The way of somebody who drives.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The way of somebody who walks.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The way of somebody who takes the bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
