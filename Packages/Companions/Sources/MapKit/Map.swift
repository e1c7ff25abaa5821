import SwiftUI
import PlumbViews

/// A map: the places that an app shows are where Mercator's projection puts them. Plumb has no map data, so the ground is
/// a placeholder with a net of degrees, which says so.
public struct Map<Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let placeholder: Content
  public var body: some View { placeholder }
}

extension Map where Content == _MapPlaceholder {
  private init(_ source: _MapPlaceholder.Source, _ modes: MapInteractionModes, _ elements: [_MapElement]) {
    placeholder = _MapPlaceholder(source: source, modes: modes, elements: elements)
  }

  /// Shows all of some contents, and moves as people move it.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(.initial(initialPosition), interactionModes, content()._elements) }

  /// Shows what a position says, and updates it when people move the map.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(.position(position), interactionModes, content()._elements) }

  /// Shows all of some contents, of which one can be selected by its tag.
  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(.initial(initialPosition), interactionModes, content()._elements)
    self = selecting(selection)
  }

  /// Shows what a position says; one of the contents can be selected by its tag.
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(.position(position), interactionModes, content()._elements)
    self = selecting(selection)
  }

  /// Shows a position without contents.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(.initial(initialPosition), interactionModes, []) }

  /// Shows what a position says, without contents.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(.position(position), interactionModes, []) }

  private func selecting<V: Hashable>(_ selection: Binding<V?>) -> Self {
    var map = placeholder
    map.selected = selection.wrappedValue.map { AnyHashable($0) }
    map.select = { tag in selection.wrappedValue = tag?.base as? V }
    return Map(placeholder: map)
  }
}

// Maps of older apps.
extension Map where Content == _MapPlaceholder {
  /// Shows a region, and updates it when people move the map.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    tellTracking(userTrackingMode, fileID, line)
    self.init(
      .region(coordinateRegion), interactionModes, showsUserLocation ? UserAnnotation()._elements : [])
  }

  /// Shows a rectangle of the flat map, and updates it when people move the map.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    tellTracking(userTrackingMode, fileID, line)
    let region = Binding(
      get: { MKCoordinateRegion(mapRect.wrappedValue) },
      set: { mapRect.wrappedValue = MapProjection($0, in: CGSize(width: 1000, height: 1000)).rect })
    self.init(.region(region), interactionModes, showsUserLocation ? UserAnnotation()._elements : [])
  }

  /// Shows a region with something at the place of each item.
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> A,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Items.Element: Identifiable {
    tellTracking(userTrackingMode, fileID, line)
    let own = showsUserLocation ? UserAnnotation()._elements : []
    self.init(
      .region(coordinateRegion), interactionModes,
      own + annotationItems.map { annotationContent($0)._element })
  }
}

/// Reports that a map does not follow the device.
private func tellTracking(_ mode: Binding<MapUserTrackingMode>?, _ fileID: StaticString, _ line: UInt) {
  let follows = mode.map { $0.wrappedValue == .follow } ?? false
  reportCompanion("Map(userTrackingMode:)", fileID, line, if: follows)
}
