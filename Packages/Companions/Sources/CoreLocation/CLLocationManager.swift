import PlumbExchange
import Synchronization

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The name of older systems for `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app may know exactly where it is.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The way in which a device is held, from which headings count.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The activity of a person while a place is requested.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

extension FixedPlace {
  /// The stated place of the device.
  package static var coordinate: CLLocationCoordinate2D {
    let degrees = self.degrees
    return CLLocationCoordinate2D(latitude: degrees.latitude, longitude: degrees.longitude)
  }

  /// The same as a place that is known to five metres.
  package static var location: CLLocation {
    CLLocation(
      coordinate: coordinate, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
  }
}

/// A manager that reports the location of the device: one fixed location, which the command's `--place` sets. A request
/// for permission is always granted.
open class CLLocationManager: NSObject {
  /// The delegate, which is notified of locations.
  public weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { later { [self] in tellAuthorization() } } }
  }
  /// The desired accuracy of locations. It has no effect.
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance that the device moves before it is reported. The device does not move.
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The angle by which the device turns before it is reported. The device does not turn.
  public var headingFilter: CLLocationDegrees = 1
  /// The activity of the person.
  public var activityType: CLActivityType = .other
  /// Whether places are reported while the app is not seen.
  public var allowsBackgroundLocationUpdates = false
  /// Whether places stop by themselves.
  public var pausesLocationUpdatesAutomatically = true
  /// Whether people see that places are reported.
  public var showsBackgroundLocationIndicator = false
  /// The areas that are watched. None is.
  public var monitoredRegions: Set<CLRegion> { [] }
  /// The last reported place; `nil` before the app was allowed to know it.
  public var location: CLLocation? { authorizationStatus.isAllowed ? FixedPlace.location : nil }
  /// The direction of the device, which is unknown.
  public var heading: CLHeading? { nil }
  /// Whether exact places are reported.
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  private var isUpdating = false
  private static let status = Mutex(CLAuthorizationStatus.notDetermined)

  /// Creates a manager.
  public override init() {}

  /// Whether the app may know where it is.
  public var authorizationStatus: CLAuthorizationStatus { Self.status.withLock { $0 } }
  /// Returns whether the app may know where it is, as older systems say it.
  public class func authorizationStatus() -> CLAuthorizationStatus { status.withLock { $0 } }
  /// Returns whether there are places at all.
  public class func locationServicesEnabled() -> Bool { true }
  /// Returns whether there is a compass.
  public class func headingAvailable() -> Bool { false }
  /// Returns whether larger moves are reported.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Returns whether areas of a kind are watched.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Requests access to the location while the app is used. It is allowed at once, without a dialog.
  public func requestWhenInUseAuthorization() { allow(.authorizedWhenInUse) }
  /// Requests access to the location at any time. It is allowed at once, without a dialog.
  public func requestAlwaysAuthorization() { allow(.authorizedAlways) }
  /// Requests exact locations. They are reported anyway.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { later { completion?(nil) } }

  /// Reports the location once.
  public func requestLocation() { later { [self] in tellPlace() } }
  /// Starts to report the location. It is reported once, since it does not change.
  public func startUpdatingLocation() {
    isUpdating = true
    later { [self] in if isUpdating { tellPlace() } }
  }
  /// Stops reporting locations.
  public func stopUpdatingLocation() { isUpdating = false }

  private func allow(_ status: CLAuthorizationStatus) {
    let isNew = Self.status.withLock { old in
      defer { old = status }
      return old != status
    }
    guard isNew else { return }
    later { [self] in
      tellAuthorization()
      if isUpdating { tellPlace() }
    }
  }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  private func tellPlace() {
    guard let location else {
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
      return
    }
    delegate?.locationManager(self, didUpdateLocations: [location])
  }
}

extension CLAuthorizationStatus {
  var isAllowed: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

extension CLLocationManager {
  /// Starts to report the heading. There is no compass.
  @available(
    *, deprecated,
    message: "In Plumb, CLLocationManager.startUpdatingHeading does nothing: no host has a compass."
  )
  public func startUpdatingHeading() {}
  /// Stops reporting the heading.
  public func stopUpdatingHeading() {}
  /// Starts to monitor an area. The device does not move.
  @available(
    *, deprecated,
    message:
      "In Plumb, CLLocationManager.startMonitoring does nothing: the device stands still, so nobody is told."
  )
  public func startMonitoring(for region: CLRegion) {}
  /// Watches an area no longer.
  public func stopMonitoring(for region: CLRegion) {}
  /// Starts to monitor larger moves. The device does not move.
  @available(
    *, deprecated,
    message:
      "In Plumb, CLLocationManager.startMonitoringSignificantLocationChanges does nothing: the device stands still, so nobody is told."
  )
  public func startMonitoringSignificantLocationChanges() {}
  /// Stops monitoring larger moves.
  public func stopMonitoringSignificantLocationChanges() {}
}
