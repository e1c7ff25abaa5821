import Synchronization

/// The place that each program gets: it does not move.
package enum FixedPlace {
  // The observatory that longitudes are counted from.
  private static let kept = Mutex((latitude: 51.4779, longitude: -0.0015))

  /// The latitude and the longitude, in degrees, of where the device is said to be.
  package static var degrees: (latitude: Double, longitude: Double) {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
