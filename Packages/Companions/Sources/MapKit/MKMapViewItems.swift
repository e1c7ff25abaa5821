import PlumbUIKit
import SwiftUI

/// The items of a map of UIKit's, and the views and renderers that it has for them.
@MainActor final class MapItems {
  var annotations: [any MKAnnotation] = []
  var overlays: [any MKOverlay] = []
  var selected: [any MKAnnotation] = []
  var classes: [String: MKAnnotationView.Type] = [:]
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  /// Views whose annotations have gone, by their names.
  var free: [String: [MKAnnotationView]] = [:]

  /// The next picture asks the delegate again.
  func forgetLooks() { (views, renderers) = ([:], [:]) }
}

extension MKMapView {
  // MARK: Annotations

  /// The annotations of the map at places.
  public var annotations: [any MKAnnotation] {
    showsUserLocation ? items.annotations + [userLocation] : items.annotations
  }
  /// Shows something at a place.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Shows something at several places.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !items.annotations.contains(where: { $0 === annotation }) {
      items.annotations.append(annotation)
      (annotation as? MKPointAnnotation)?.map = self
    }
    setNeedsDisplay()
  }
  /// Shows something no more.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Shows several things no more.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      items.annotations.removeAll { $0 === annotation }
      items.selected.removeAll { $0 === annotation }
      (annotation as? MKPointAnnotation)?.map = nil
      guard let view = items.views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.map = nil
      if let name = view.reuseIdentifier { items.free[name, default: []].append(view) }
    }
    setNeedsDisplay()
  }
  /// Returns the annotations in a rectangle of the flat map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }
  /// Returns the view of an annotation, if it has one now.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    items.views[ObjectIdentifier(annotation)]
  }
  /// Registers the class of the views with a name.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    items.classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Returns a view of a name that is free, or a new one if its class is known; `nil` otherwise.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let view = items.free[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return items.classes[identifier].map { made($0, nil, identifier) }
  }
  /// Returns a view of a name for an annotation; a balloon where nobody has said of which class it is.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  )
    -> MKAnnotationView
  {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  private func made(_ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ name: String)
    -> MKAnnotationView
  {
    unsafeBitCast(type, to: _MadeAnnotationView.Type.self).init(annotation: annotation, reuseIdentifier: name)
  }

  /// The view of an annotation: the delegate's, or one of the class that is usual.
  private func shownView(of annotation: any MKAnnotation) -> MKAnnotationView {
    let id = ObjectIdentifier(annotation)
    if let view = items.views[id] { return view }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? (annotation is MKUserLocation
        ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        : dequeueReusableAnnotationView(
          withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation))
    if view.annotation !== annotation { view.annotation = annotation }
    view.map = self
    items.views[id] = view
    later { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, didAdd: [view])
    }
    return view
  }

  // MARK: Selection

  /// The selected annotations.
  public var selectedAnnotations: [any MKAnnotation] {
    get { items.selected }
    set {
      for annotation in items.selected { deselectAnnotation(annotation, animated: false) }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }
  /// Selects an annotation, and no other.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !items.selected.contains(where: { $0 === annotation }) else { return }
    for other in items.selected { deselectAnnotation(other, animated: animated) }
    items.selected = [annotation]
    let view = shownView(of: annotation)
    view.setSelected(true, animated: animated)
    setNeedsDisplay()
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }
  /// Selects an annotation no more.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, items.selected.contains(where: { $0 === annotation }) else { return }
    items.selected.removeAll { $0 === annotation }
    let view = shownView(of: annotation)
    view.setSelected(false, animated: animated)
    setNeedsDisplay()
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// A person has chosen an annotation, or the ground.
  func choose(_ id: ObjectIdentifier?) {
    if let id, let annotation = annotations.first(where: { ObjectIdentifier($0) == id }) {
      selectAnnotation(annotation, animated: true)
    } else {
      for annotation in items.selected { deselectAnnotation(annotation, animated: true) }
    }
  }

  // MARK: Overlays

  /// The overlays on the ground.
  public var overlays: [any MKOverlay] { items.overlays }
  /// Lays something on the ground.
  public func addOverlay(_ overlay: any MKOverlay) { insertOverlay(overlay, at: items.overlays.count) }
  /// Lays something on the ground. A placeholder has neither roads nor names.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Lays several things on the ground.
  public func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
  /// Lays several things on the ground. A placeholder has neither roads nor names.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  /// Lays something on the ground, where 0 is the lowest place.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    guard !items.overlays.contains(where: { $0 === overlay }) else { return }
    items.overlays.insert(overlay, at: max(0, min(index, items.overlays.count)))
    setNeedsDisplay()
  }
  /// Removes an overlay from the ground.
  public func removeOverlay(_ overlay: any MKOverlay) {
    items.overlays.removeAll { $0 === overlay }
    items.renderers[ObjectIdentifier(overlay)] = nil
    setNeedsDisplay()
  }
  /// Removes several overlays from the ground.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  /// Returns the renderer of an overlay: the one that the delegate has given for it.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    if let renderer = items.renderers[ObjectIdentifier(overlay)] { return renderer }
    guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { return nil }
    items.renderers[ObjectIdentifier(overlay)] = renderer
    return renderer
  }

  // MARK: Elements

  /// All that the placeholder draws, the lowest first.
  var elements: [_MapElement] {
    var elements = overlays.compactMap { renderer(for: $0)?.element }
    for annotation in annotations {
      let view = shownView(of: annotation)
      guard var element = view.element else { continue }
      if view.isEnabled { element.tag = AnyHashable(ObjectIdentifier(annotation)) }
      elements.append(element)
    }
    for annotation in selectedAnnotations {
      let view = shownView(of: annotation)
      guard view.canShowCallout, annotation.ownTitle != nil || view.detailCalloutAccessoryView != nil else {
        continue
      }
      listen(to: view)
      elements.append(
        _MapElement(
          kind: .view(AnyView(MapCallout(view: view)), anchor: .bottom), coordinates: [annotation.coordinate])
      )
    }
    return elements
  }

  /// A control of a callout reports its use to the delegate.
  private func listen(to view: MKAnnotationView) {
    for case let control as UIControl in [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView] {
      let action = UIAction(identifier: UIAction.Identifier("MKMapView.callout")) {
        [weak self, weak view] _ in
        guard let self, let view else { return }
        delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
      }
      control.addAction(action, for: .touchUpInside)
    }
  }
}
