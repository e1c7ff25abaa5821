import PlumbExchange

/// A delegate that is notified of locations. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The app may know more or less than before.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The app may know more or less than before, as older systems report it.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// There are new places; the last one is the newest.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The place cannot be reported.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The device has turned.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// An area was entered.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// An area was left.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Whether the device is in an area.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// An area cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Returns whether people may be asked to hold the device so that the compass works.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// They may not.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

/// A place as an element of a sequence.
public struct CLLocationUpdate: Sendable {
  /// The place.
  public let location: CLLocation?
  /// Whether the device is stationary. It is.
  public var isStationary: Bool { true }
  /// Whether the device is stationary. It is.
  public var stationary: Bool { true }

  /// The purpose of the places.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Returns the places as they come: one, because the device does not move.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// The places as they come.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    /// Makes the sequence's own reader.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// Reads the places.
    public struct Iterator: AsyncIteratorProtocol {
      private var isDone = false
      /// Returns the place at first; after it nothing comes until the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? {
        guard isDone else {
          isDone = true
          return CLLocationUpdate(location: FixedPlace.location)
        }
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
  }
}
