import PlumbUIKit
import SwiftUI

/// A map of UIKit's: the placeholder of `Map` with what the app adds at its places.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// The delegate, which is notified of events, and provides the views of annotations and overlays.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      items.forgetLooks()
      setNeedsDisplay()
    }
  }
  let items = MapItems()
  private var seen = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 140, longitudeDelta: 360))
  private var hasAppeared = false

  /// Creates a map at a place of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showMap()
  }
  /// Creates a map from an archive, which there is not here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showMap()
  }

  private func showMap() {
    clipsToBounds = true
    companionContent = { [weak self] in self.map { AnyView($0.content) } ?? AnyView(EmptyView()) }
  }

  // MARK: What is seen

  /// The part of the earth that was asked for, or to which people have moved the map.
  open var region: MKCoordinateRegion {
    get { seen }
    set { setRegion(newValue, animated: false) }
  }
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { seen.center }
    set { setCenter(newValue, animated: false) }
  }
  /// The rectangle of the flat map that is seen.
  open var visibleMapRect: MKMapRect {
    get { projection.rect }
    set { setRegion(MKCoordinateRegion(newValue), animated: false) }
  }
  /// From where the map is seen. North stays above, and the map is not leaned.
  open var camera: MKMapCamera {
    get { MKMapCamera(seen) }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows a part of the earth.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(region, animated) }
  /// Moves the map.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    show(MKCoordinateRegion(center: coordinate, span: seen.span), animated)
  }
  /// Shows a rectangle of the flat map.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    show(MKCoordinateRegion(mapRect), animate)
  }
  /// Shows a rectangle of the flat map, with padding around it in points.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    let room = CGSize(
      width: max(1, bounds.width - insets.left - insets.right),
      height: max(1, bounds.height - insets.top - insets.bottom))
    let scale = max(mapRect.width / room.width, mapRect.height / room.height)
    let padded = MKMapRect(
      x: mapRect.minX - insets.left * scale, y: mapRect.minY - insets.top * scale,
      width: mapRect.width + (insets.left + insets.right) * scale,
      height: mapRect.height + (insets.top + insets.bottom) * scale)
    show(MKCoordinateRegion(padded), animate)
  }
  /// Shows what a camera sees.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { show(camera.region, animated) }
  /// Shows annotations, all of them at once.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !items.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let shown = annotations.map { _MapElement(kind: .pin, coordinates: [$0.coordinate]) }
    if !shown.isEmpty { show(MapCameraPosition.automatic.region(around: shown), animated) }
  }
  /// Returns the region as a view of this shape shows it.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    bounds.isEmpty ? region : MapProjection(region, in: bounds.size).region
  }

  /// Observers are notified, unless nothing has changed.
  func show(_ region: MKCoordinateRegion, _ animated: Bool) {
    guard !seen.isSame(as: region) else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    seen = region
    setNeedsDisplay()
    later { [weak self] in
      guard let self else { return }
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
  }

  /// The positions of places in the view.
  var projection: MapProjection { MapProjection(seen, in: bounds.size) }

  /// Returns the place at a point of a view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(view.map { convert(point, from: $0) } ?? point)
  }
  /// Returns the point of a place in a view.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let point = projection.point(coordinate)
    return view.map { convert(point, to: $0) } ?? point
  }

  // MARK: Behaviour

  /// Whether people may move the map.
  open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether people may make it larger. A placeholder has no way to do so yet.
  open var isZoomEnabled = true
  /// Whether people may lean it. A placeholder is not leaned.
  open var isPitchEnabled = true
  /// Whether people may turn it. A placeholder is not turned.
  open var isRotateEnabled = true
  /// The kind of the map. A placeholder has one look.
  open var mapType = MKMapType.standard {
    didSet { if mapType != .standard { reportCompanion("MKMapView.mapType") } }
  }
  /// The configuration of the map. A placeholder has one look.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { reportCompanion("MKMapView.preferredConfiguration") }
  }
  /// The points of interest that are shown. A placeholder shows none.
  @_Unheeded("MKMapView.pointOfInterestFilter")
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// Whether shops and the like are shown. A placeholder shows none.
  open var showsPointsOfInterest = true
  /// Whether houses are shown. A placeholder shows none.
  open var showsBuildings = true
  /// Whether a turned map shows where north is. A placeholder is not turned.
  open var showsCompass = true
  /// Whether a scale is shown.
  open var showsScale = false { didSet { if showsScale { reportCompanion("MKMapView.showsScale") } } }
  /// Whether it is shown how full roads are.
  open var showsTraffic = false { didSet { if showsTraffic { reportCompanion("MKMapView.showsTraffic") } } }
  /// Whether a button shows where the device is.
  @_Unheeded("MKMapView.showsUserTrackingButton")
  open var showsUserTrackingButton = false
  /// The boundary of the camera. There is none here.
  open var cameraBoundary: CameraBoundary? {
    didSet { if cameraBoundary != nil { reportCompanion("MKMapView.cameraBoundary") } }
  }
  /// The range of the camera's distance. It is not limited here.
  open var cameraZoomRange: CameraZoomRange! {
    didSet { if cameraZoomRange != nil { reportCompanion("MKMapView.cameraZoomRange") } }
  }

  // MARK: The device

  /// The location of the device.
  public let userLocation = MKUserLocation()
  /// Whether a dot shows where the device is.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      setNeedsDisplay()
      guard showsUserLocation else { return }
      later { [weak self] in
        guard let self else { return }
        delegate?.mapView(self, didUpdate: userLocation)
      }
    }
  }
  /// Whether the place of the device is seen.
  open var isUserLocationVisible: Bool {
    showsUserLocation && bounds.contains(projection.point(userLocation.coordinate))
  }
  /// Whether the map follows the device.
  open var userTrackingMode = MKUserTrackingMode.none {
    didSet { if userTrackingMode != oldValue { setUserTrackingMode(userTrackingMode, animated: false) } }
  }
  /// Lets the map follow the device: it shows a kilometre around it.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    if userTrackingMode != mode { return userTrackingMode = mode }
    if mode != .none {
      showsUserLocation = true
      show(MapCameraPosition.userLocation().region(around: []), animated)
    }
    later { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, didChange: mode, animated: animated)
    }
  }

  // MARK: Content

  private var content: some View {
    tellOfAppearance()
    var placeholder = _MapPlaceholder(
      source: .region(
        Binding {
          self.seen
        } set: {
          self.show($0, true)
        }), modes: isScrollEnabled ? .all : [], elements: elements)
    placeholder.selected = selectedAnnotations.first.map { ObjectIdentifier($0) }
    placeholder.select = { [weak self] tag in self?.choose(tag?.base as? ObjectIdentifier) }
    return placeholder
  }

  private func tellOfAppearance() {
    guard !hasAppeared else { return }
    hasAppeared = true
    later { [weak self] in
      guard let self else { return }
      delegate?.mapViewWillStartLoadingMap(self)
      delegate?.mapViewDidFinishLoadingMap(self)
      delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
  }
}
