import PlumbCompanions
import PlumbExchange
import Testing
import Waiting

@Suite("CoreLocation", .serialized)
struct CoreLocationTests {
  private let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
  private let london = CLLocation(latitude: 51.5074, longitude: -0.1278)

  @Test("the way between two places is that of a ball, and nothing from a place to itself")
  func distance() {
    // 343.5 km, as calculators of great circles say.
    #expect(abs(paris.distance(from: london) - 343_556) < 500)
    #expect(paris.distance(from: paris) == 0)
    let (east, west) = (
      CLLocation(latitude: 0, longitude: 179.9), CLLocation(latitude: 0, longitude: -179.9)
    )
    #expect(east.distance(from: west) < 23_000)
  }

  @Test("a circle contains what is nearer than its radius")
  func region() {
    let region = CLCircularRegion(center: paris.coordinate, radius: 400_000, identifier: "around")
    #expect(region.contains(london.coordinate))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0)))
  }

  @Test("degrees beyond the poles are no place")
  func validity() {
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
  }

  @Test("a manager that has not asked tells an error, and one that has tells the fixed place")
  @MainActor func manager() async throws {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    if manager.authorizationStatus == .notDetermined {
      manager.requestLocation()
      try await waitUntil { listener.error != nil }
      #expect(manager.location == nil)
    }
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    try await waitUntil { listener.place != nil }
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    #expect(listener.place?.coordinate.latitude == FixedPlace.coordinate.latitude)
  }
}

private final class Listener: NSObject, CLLocationManagerDelegate {
  var place: CLLocation?
  var error: (any Error)?
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place = locations.last
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    self.error = error
  }

  @Test("a place that nobody named is not known")
  func unknown() {
    let place = CLLocation()
    #expect(place.coordinate.latitude == 0 && place.coordinate.longitude == 0)
    #expect(place.horizontalAccuracy < 0 && place.verticalAccuracy < 0)
  }
}
