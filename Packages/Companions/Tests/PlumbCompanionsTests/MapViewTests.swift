import PlumbTesting
import SwiftUI
import Testing
import Waiting

@testable import PlumbCompanions

/// Shows a view of UIKit.
private struct Shown<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}

@Suite("MKMapView") @MainActor struct MapViewTests {
  private let paris = CLLocationCoordinate2D(latitude: 48.86, longitude: 2.34)

  private func place(_ title: String, east: Double = 0) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: paris.latitude, longitude: paris.longitude + east),
      title: title)
  }

  private func map(_ delegate: Listener? = nil) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    map.delegate = delegate
    map.setRegion(
      MKCoordinateRegion(center: paris, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)),
      animated: false)
    return map
  }

  @Test("is drawn as the placeholder of Map, with a marker and its title at the place of an annotation")
  func drawn() throws {
    let map = map()
    map.addAnnotation(place("Louvre"))
    let view = TestedView(proposing: 300, 200) { Shown(view: map) }
    #expect(view.size == CGSize(width: 300, height: 200))
    #expect(view.frame(of: "Text(\"No map data · 48.86° N, 2.34° E\")") != nil)
    let title = try #require(view.frame(of: "Text(\"Louvre\")"))
    #expect(abs(title.midX - 150) < 1 && title.minY > 100)
    map.removeAnnotations(map.annotations)
    view.layOut()
    #expect(view.frame(of: "Text(\"Louvre\")") == nil)
  }

  @Test("a place that moves is drawn where it is now")
  func moves() throws {
    let (map, annotation) = (map(), place("Bus"))
    map.addAnnotation(annotation)
    let view = TestedView(proposing: 300, 200) { Shown(view: map) }
    annotation.coordinate.longitude += 0.02
    view.layOut()
    #expect(try #require(view.frame(of: "Text(\"Bus\")")).midX > 160)
  }

  @Test("a point has its place, and the place the point again")
  func conversions() {
    let map = map()
    let point = map.convert(paris, toPointTo: map)
    #expect(abs(point.x - 150) < 0.01 && abs(point.y - 100) < 0.01)
    let back = map.convert(point, toCoordinateFrom: nil)
    #expect(abs(back.latitude - paris.latitude) < 1e-6 && abs(back.longitude - paris.longitude) < 1e-6)
    #expect(map.visibleMapRect.contains(MKMapPoint(paris)))
  }

  @Test("the delegate hears of another region once, and of the same one never")
  func regions() async throws {
    let listener = Listener()
    let map = map(listener)
    map.setRegion(map.region, animated: true)
    map.setCenter(CLLocationCoordinate2D(latitude: 40, longitude: 3), animated: true)
    try await waitUntil { listener.lines.count >= 4 }
    // The first two are of the region that every map of these tests is given.
    #expect(listener.lines == ["will false", "will true", "did false", "did true"])
    #expect(map.centerCoordinate.latitude == 40 && map.region.span.latitudeDelta == 0.1)
  }

  @Test("all annotations are seen after showAnnotations")
  func showsAll() {
    let map = map()
    let places = [place("a", east: -3), place("b", east: 3)]
    map.showAnnotations(places, animated: false)
    #expect(map.annotations.count == 2)
    for place in places { #expect(map.bounds.contains(map.convert(place.coordinate, toPointTo: map))) }
  }

  @Test("the delegate says how an annotation looks, a registered class is made, and views are used again")
  func views() throws {
    let listener = Listener()
    let map = map(listener)
    map.register(Badge.self, forAnnotationViewWithReuseIdentifier: "badge")
    listener.look = { map, annotation in
      map.dequeueReusableAnnotationView(withIdentifier: "badge", for: annotation)
    }
    let first = place("one")
    map.addAnnotation(first)
    let shown = TestedView(proposing: 300, 200) { Shown(view: map) }
    let badge = try #require(map.view(for: first) as? Badge)
    #expect(badge.annotation === first && badge.label.text == "badge")
    #expect(abs(try #require(shown.frame(of: "Text(\"badge\")")).midX - 150) < 0.01)
    map.removeAnnotation(first)
    map.addAnnotation(place("two"))
    shown.layOut()
    #expect(map.view(for: map.annotations[0]) === badge && badge.uses == 1)
  }

  @Test("a selected annotation tells the delegate, and shows its lines in a callout if it may")
  func selection() {
    let listener = Listener()
    let map = map(listener)
    listener.look = { _, annotation in
      let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      pin.canShowCallout = true
      pin.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return pin
    }
    let place = place("Louvre")
    map.addAnnotation(place)
    let view = TestedView(proposing: 300, 200) { Shown(view: map) }
    #expect(view.frame(of: "Text(\"Louvre\")") == nil)
    map.selectAnnotation(place, animated: true)
    view.layOut()
    #expect(view.frame(of: "Text(\"Louvre\")") != nil)
    map.deselectAnnotation(place, animated: true)
    #expect(listener.lines.filter { $0.contains("select") } == ["select Louvre", "deselect Louvre"])
  }

  @Test("an overlay is drawn by the renderer that the delegate gives, and by none otherwise")
  func overlays() throws {
    let listener = Listener()
    let map = map(listener)
    let line = MKPolyline(
      coordinates: [paris, CLLocationCoordinate2D(latitude: 48.9, longitude: 2.4)], count: 2)
    map.addOverlay(line)
    #expect(map.elements.isEmpty)
    map.removeOverlay(line)
    listener.draw = { overlay in
      let renderer = MKPolylineRenderer(overlay: overlay)
      (renderer.strokeColor, renderer.lineWidth) = (.red, 4)
      return renderer
    }
    map.addOverlay(line)
    let element = try #require(map.elements.first)
    #expect(element.isPath && element.coordinates.count == 2 && element.strokeStyle.lineWidth == 4)
  }

  @Test("lines and circles know their places and the rectangle around them")
  func shapes() {
    var places = [paris, CLLocationCoordinate2D(latitude: 50, longitude: 4)]
    let line = MKPolyline(coordinates: &places, count: 2)
    var read = [CLLocationCoordinate2D](repeating: kCLLocationCoordinate2DInvalid, count: 2)
    line.getCoordinates(&read, range: NSRange(location: 0, length: 5))
    #expect(read.map(\.latitude) == [paris.latitude, 50])
    #expect(line.points()[1].y == MKMapPoint(places[1]).y)
    let circle = MKCircle(center: paris, radius: 1000)
    #expect(circle.boundingMapRect.contains(MKMapPoint(paris)) && circle.intersects(line.boundingMapRect))
    #expect(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
  }

  @Test("the lines of an annotation of any class are optionals of optionals, as Objective-C gives them")
  func words() {
    let annotation: any MKAnnotation = place("Louvre")
    if let title = annotation.title, let words = title { #expect(words == "Louvre") }
    #expect(annotation.isKind(of: MKShape.self) && !annotation.isKind(of: MKUserLocation.self))
    #expect(annotation.title == "Louvre" && annotation.subtitle == .some(nil))
  }
}

private final class Badge: MKAnnotationView {
  let label = UILabel()
  var uses = 0
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    label.frame = bounds
    label.text = reuseIdentifier
    label.textAlignment = .center
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class Listener: NSObject, MKMapViewDelegate {
  var lines: [String] = []
  var look: (MKMapView, any MKAnnotation) -> MKAnnotationView? = { _, _ in nil }
  var draw: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    lines.append("will \(animated)")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    lines.append("did \(animated)")
  }
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    look(mapView, annotation)
  }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    draw(overlay)
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    lines.append("select \((view.annotation?.title ?? "") ?? "")")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    lines.append("deselect \((view.annotation?.title ?? "") ?? "")")
  }
}
