// swift-format-ignore-file
import SwiftUI
import MapKit

// As tutorials of 2019 wrap a map.
struct MapView: UIViewRepresentable {
    var coordinate: CLLocationCoordinate2D

    func makeUIView(context: Context) -> MKMapView {
        MKMapView(frame: .zero)
    }

    func updateUIView(_ view: MKMapView, context: Context) {
        let span = MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02)
        let region = MKCoordinateRegion(center: coordinate, span: span)
        view.setRegion(region, animated: true)
    }
}

final class Bookstore: NSObject, MKAnnotation {
    let title: String?
    let coordinate: CLLocationCoordinate2D
    var subtitle: String? { "Books" }
    init(title: String, coordinate: CLLocationCoordinate2D) {
        self.title = title
        self.coordinate = coordinate
    }
}
class Pin: NSObject, MKAnnotation {
    @objc dynamic var coordinate: CLLocationCoordinate2D
    var title: String?
    init(_ c: CLLocationCoordinate2D) { coordinate = c; super.init() }
}
class StoreView: MKMarkerAnnotationView {
    override var annotation: MKAnnotation? {
        willSet {
            guard let store = newValue as? Bookstore else { return }
            canShowCallout = true
            rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            glyphText = String(store.title?.first ?? "?")
        }
    }
}
class PictureView: MKAnnotationView {
    private let label = UILabel()
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        centerOffset = CGPoint(x: 0, y: -frame.size.height / 2)
        addSubview(label)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func prepareForReuse() { super.prepareForReuse(); label.text = nil }
}
class Track: MKPolyline { var color: UIColor? }
extension MKPolyline {
    var coordinates: [CLLocationCoordinate2D] {
        var coords = [CLLocationCoordinate2D](repeating: kCLLocationCoordinate2DInvalid, count: pointCount)
        getCoordinates(&coords, range: NSRange(location: 0, length: pointCount))
        return coords
    }
}

struct PickerMap: UIViewRepresentable {
    @Binding var centerCoordinate: CLLocationCoordinate2D
    @Binding var selectedPlace: MKPointAnnotation?
    @Binding var showingPlaceDetails: Bool
    var annotations: [MKPointAnnotation]

    func makeUIView(context: Context) -> MKMapView {
        let mapView = MKMapView()
        mapView.delegate = context.coordinator
        mapView.mapType = .hybrid
        mapView.showsUserLocation = true
        mapView.userTrackingMode = .follow
        mapView.isZoomEnabled = true
        mapView.isRotateEnabled = false
        mapView.pointOfInterestFilter = .excludingAll
        mapView.register(StoreView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        mapView.register(PictureView.self, forAnnotationViewWithReuseIdentifier: NSStringFromClass(PictureView.self))
        mapView.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 200000)
        let request = UILongPressGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pressed(_:)))
        mapView.addGestureRecognizer(request)
        return mapView
    }
    func updateUIView(_ view: MKMapView, context: Context) {
        if annotations.count != view.annotations.count {
            view.removeAnnotations(view.annotations)
            view.addAnnotations(annotations)
        }
        let stops = annotations.map(\.coordinate)
        view.removeOverlays(view.overlays)
        view.addOverlay(MKPolyline(coordinates: stops, count: stops.count))
        var places = stops
        let track = Track(coordinates: &places, count: places.count)
        track.color = .red
        view.addOverlay(track, level: .aboveRoads)
        view.addOverlay(MKCircle(center: centerCoordinate, radius: 500))
        view.setVisibleMapRect(track.boundingMapRect, edgePadding: UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40), animated: true)
        view.showAnnotations(view.annotations, animated: true)
        let camera = MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: 900, pitch: 30, heading: 0)
        view.setCamera(camera, animated: false)
        let rect = view.annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize(width: 0, height: 0))) }
        _ = view.regionThatFits(MKCoordinateRegion(rect))
        if let first = view.annotations.first { view.selectAnnotation(first, animated: true) }
        if let selected = view.selectedAnnotations.first { view.deselectAnnotation(selected, animated: false) }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, MKMapViewDelegate {
        var parent: PickerMap
        init(_ parent: PickerMap) { self.parent = parent }

        @objc func pressed(_ gesture: UILongPressGestureRecognizer) {
            guard let mapView = gesture.view as? MKMapView, gesture.state == .ended else { return }
            let coordinate = mapView.convert(gesture.location(in: mapView), toCoordinateFrom: mapView)
            let annotation = MKPointAnnotation()
            annotation.coordinate = coordinate
            annotation.title = "Here"
            mapView.addAnnotation(annotation)
        }
        func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
            parent.centerCoordinate = mapView.centerCoordinate
        }
        func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
            guard !(annotation is MKUserLocation) else { return nil }
            if annotation.isKind(of: MKUserLocation.self) { return nil }
            let identifier = "Placemark"
            var annotationView = mapView.dequeueReusableAnnotationView(withIdentifier: identifier) as? MKPinAnnotationView
            if annotationView == nil {
                annotationView = MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
                annotationView?.canShowCallout = true
                annotationView?.pinTintColor = .purple
                annotationView?.animatesDrop = true
                annotationView?.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            } else {
                annotationView?.annotation = annotation
            }
            return annotationView
        }
        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
            guard let placemark = view.annotation as? MKPointAnnotation else { return }
            parent.selectedPlace = placemark
            parent.showingPlaceDetails = true
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            if let title = view.annotation?.title { print(title ?? "none") }
            if let title = view.annotation?.title, let words = title { print(words) }
            if view.annotation?.title == "London" { print(view.annotation!.title!!) }
            let subtitle = (view.annotation?.subtitle ?? "") ?? ""
            print(subtitle)
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
            if let line = overlay as? MKPolyline {
                let renderer = MKPolylineRenderer(polyline: line)
                renderer.strokeColor = (line as? Track)?.color ?? .blue
                renderer.lineWidth = 4
                renderer.lineDashPattern = [2, 6]
                return renderer
            } else if overlay is MKCircle {
                let renderer = MKCircleRenderer(overlay: overlay)
                renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.2)
                renderer.strokeColor = .systemBlue
                renderer.lineWidth = 1
                return renderer
            }
            return MKOverlayRenderer(overlay: overlay)
        }
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
            guard let location = userLocation.location else { return }
            mapView.setCenter(location.coordinate, animated: true)
        }
    }
}
class MapController: UIViewController, MKMapViewDelegate, CLLocationManagerDelegate {
    let mapView = MKMapView()
    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.frame = view.bounds
        mapView.delegate = self
        mapView.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .realistic)
        view.addSubview(mapView)
        mapView.addAnnotation(Bookstore(title: "Shop", coordinate: .init(latitude: 48, longitude: 2)))
        mapView.region = MKCoordinateRegion(center: .init(latitude: 48, longitude: 2), latitudinalMeters: 1000, longitudinalMeters: 1000)
    }
}
#Preview("2019") { MapView(coordinate: CLLocationCoordinate2D(latitude: 34.011286, longitude: -116.166868)) }
