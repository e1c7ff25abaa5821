// swift-format-ignore-file
import SwiftUI
import MapKit

struct Place: Identifiable {
  let id = UUID()
  let name: String
  let coordinate: CLLocationCoordinate2D
}

struct OldMap: View {
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 51.507222, longitude: -0.1275),
    span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5))
  let places = [
    Place(name: "Buckingham Palace", coordinate: .init(latitude: 51.501, longitude: -0.141)),
    Place(name: "Tower of London", coordinate: .init(latitude: 51.508, longitude: -0.076)),
  ]
  var body: some View {
    Map(coordinateRegion: $region, annotationItems: places) { place in
      MapAnnotation(coordinate: place.coordinate) {
        VStack { Image(systemName: "star.circle").foregroundColor(.red); Text(place.name).font(.caption) }
      }
    }
  }
}

struct NewMap: View {
  @State private var position: MapCameraPosition = .automatic
  @State private var selection: Int?
  let stops = [CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945), CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3376), CLLocationCoordinate2D(latitude: 48.8530, longitude: 2.3499)]
  var body: some View {
    Map(position: $position, selection: $selection) {
      Marker("Eiffel Tower", systemImage: "star.fill", coordinate: stops[0]).tint(.blue).tag(1)
      Marker("Louvre", coordinate: stops[1]).tag(2)
      Annotation("Notre-Dame", coordinate: stops[2], anchor: .bottom) {
        Text("N").padding(6).background(.orange, in: Circle())
      }
      MapPolyline(coordinates: stops).stroke(.purple, lineWidth: 3)
      MapCircle(center: stops[1], radius: 600).foregroundStyle(.green.opacity(0.3))
      if selection != nil { UserAnnotation() }
      ForEach(0..<2) { index in
        Marker("M\(index)", monogram: Text("M\(index)"), coordinate: CLLocationCoordinate2D(latitude: 48.865, longitude: 2.30 + Double(index) * 0.02))
      }
    }
    .mapStyle(.hybrid(elevation: .realistic))
    .onMapCameraChange { context in print(context.region.center.latitude) }
  }
}
#Preview("old") { OldMap() }
#Preview("new") { NewMap() }
#Preview("dark") { Map(initialPosition: .region(MKCoordinateRegion(center: .init(latitude: 40, longitude: -74), latitudinalMeters: 5_000_000, longitudinalMeters: 5_000_000))).preferredColorScheme(.dark) }
#Preview("world") { Map() }
#Preview("nowhere") { Map(initialPosition: .region(MKCoordinateRegion(center: .init(latitude: .nan, longitude: -74), span: .init(latitudeDelta: 1, longitudeDelta: 1)))) { UserAnnotation() } }
