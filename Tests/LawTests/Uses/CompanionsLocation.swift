// swift-format-ignore-file
import SwiftUI
import CoreLocation
import Combine

final class LocationManager: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var location: CLLocation?
  @Published var status: CLAuthorizationStatus = .notDetermined
  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    location = last
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { print(error) }
  func lookUp() {
    CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { placemarks, error in
      print(placemarks?.first?.locality ?? "none", error as Any)
    }
  }
}
extension CLLocationCoordinate2D: @retroactive Equatable {
  public static func == (l: Self, r: Self) -> Bool { l.latitude == r.latitude && l.longitude == r.longitude }
}
struct LocationView: View {
  @StateObject private var manager = LocationManager()
  var body: some View {
    VStack {
      switch manager.status {
      case .authorizedWhenInUse, .authorizedAlways: Text("allowed")
      case .denied, .restricted: Text("denied")
      default: Text("?")
      }
      if let c = manager.location?.coordinate { Text("\(c.latitude), \(c.longitude)") }
    }.onAppear { manager.lookUp() }
  }
}
