import PlumbExchange
import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("Where places are on a map")
@MainActor struct MapProjectionTests {
  private let size = CGSize(width: 300, height: 200)

  private func region(_ latitude: Double, _ longitude: Double, _ span: Double) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 0.01 && abs(one.y - other.y) < 0.01
  }

  @Test("the middle of the region is in the middle, north is above, and east is right")
  func directions() {
    let projection = MapProjection(region(48, 2, 1), in: size)
    #expect(
      isNear(
        projection.point(CLLocationCoordinate2D(latitude: 48, longitude: 2)),
        CGPoint(x: 150, y: 100)))
    #expect(projection.point(CLLocationCoordinate2D(latitude: 48.2, longitude: 2)).y < 100)
    #expect(projection.point(CLLocationCoordinate2D(latitude: 48, longitude: 2.2)).x > 150)
  }

  @Test("a region is seen wholly, whatever the shape of the view", arguments: [40.0, 200, 1000])
  func whole(width: Double) {
    let seen = MapProjection(region(48, 2, 1), in: CGSize(width: width, height: 200)).region
    #expect(seen.span.latitudeDelta > 0.999)
    #expect(seen.span.longitudeDelta > 0.999)
    #expect(min(seen.span.latitudeDelta, seen.span.longitudeDelta) < 1.02)
  }

  @Test("degrees of latitude are longer towards the poles, as Mercator has them")
  func mercator() {
    let top = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051_128_78, longitude: -180))
    #expect(abs(top.x) < 1)
    #expect(abs(top.y) < 1)
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == MKMapPoint.world / 2)
    // At 60° a degree is twice as long as at the equator.
    func degree(_ latitude: Double) -> Double {
      middleY(latitude - 0.5) - middleY(latitude + 0.5)
    }
    func middleY(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    #expect(abs(degree(60) / degree(0) - 2) < 0.01)
  }

  @Test("a point's place has the point again")
  func backAndForth() {
    let projection = MapProjection(region(-33.9, 151.2, 0.3), in: size)
    for point in [CGPoint.zero, CGPoint(x: 300, y: 200), CGPoint(x: 17, y: 140)] {
      #expect(isNear(projection.point(projection.coordinate(point)), point))
    }
  }

  @Test("places on both sides of the date line lie beside each other")
  func dateLine() {
    let projection = MapProjection(region(0, 179.9, 1), in: size)
    let over = projection.point(CLLocationCoordinate2D(latitude: 0, longitude: -179.9))
    #expect(over.x > 150 && over.x < 300)
  }

  @Test("a map that was dragged to the right shows what is further west")
  func dragging() {
    let projection = MapProjection(region(10, 10, 1), in: size)
    let moved = projection.moved(by: CGSize(width: 100, height: 0))
    #expect(moved.center.longitude < 10)
    #expect(abs(moved.center.latitude - 10) < 0.001)
  }

  @Test("a region that is nowhere shows the whole earth, and one of nothing a few metres")
  func misuse() {
    for wrong in [region(.nan, 0, 1), region(95, 0, 1), region(0, 0, -1), region(0, 0, .infinity)] {
      #expect(MapProjection(wrong, in: size).region.span.longitudeDelta > 200)
    }
    #expect(MapProjection(region(0, 0, 0), in: size).scale > 0)
    #expect(MapProjection(region(0, 0, 1), in: .zero).scale.isFinite)
  }

  @Test(
    "the automatic position shows all contents, and the device's surroundings without a word about it"
  )
  func automatic() {
    let places = [(48.8, 2.3), (51.5, -0.1), (40.4, -3.7)].map {
      Marker("m", coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))._elements[0]
    }
    let projection = MapProjection(MapCameraPosition.automatic.region(around: places), in: size)
    for place in places {
      #expect(CGRect(origin: .zero, size: size).contains(projection.point(place.coordinates[0])))
    }
    let here = MapCameraPosition.userLocation(fallback: .automatic).region(around: [])
    #expect(here.center.latitude == FixedPlace.coordinate.latitude)
  }

  @Test("a region of metres has their degrees, and the flat map's rectangle the region again")
  func metres() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.01)
    #expect(abs(region.span.longitudeDelta - 2) < 0.01)
    let again = MKCoordinateRegion(MapProjection(region, in: size).rect)
    #expect(abs(again.center.longitude) < 0.001)
  }

  @Test("contents keep what is said about them, and later words count")
  func contents() {
    let content = MapContentBuilder.buildBlock(
      Marker("a", coordinate: CLLocationCoordinate2D()).tint(.blue).tag(3),
      MapPolyline(coordinates: [CLLocationCoordinate2D()]).stroke(.red, lineWidth: 4))
    #expect(content._elements.map(\.tag) == [AnyHashable(3), nil])
    #expect(content._elements[1].strokeStyle.lineWidth == 4)
    #expect(content._elements.map(\.isPath) == [false, true])
  }
}
