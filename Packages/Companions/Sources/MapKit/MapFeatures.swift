import SwiftUI

extension View {
  /// Sets the accessory beside a chosen place of the map. A placeholder has no places.
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("mapFeatureSelectionAccessory", fileID, line)
  }
  /// Sets the content for a chosen place of the map. A placeholder has no places.
  public func mapFeatureSelectionContent<Content: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("mapFeatureSelectionContent", fileID, line)
  }
  /// Sets which places of the map can't be chosen. A placeholder has no places.
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapFeatureSelectionDisabled", fileID, line)
  }
  /// Adds a sheet with details of a place. No host knows places.
  public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailSheet", fileID, line)
  }
  /// Adds a sheet with details of a place, shown while a binding is true. No host knows places.
  public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailSheet", fileID, line)
  }
  /// Adds a popover with details of a place. No host knows places.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailPopover", fileID, line)
  }
  /// Adds a popover with details of a place, shown while a binding is true. No host knows places.
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailPopover", fileID, line)
  }
  /// Sets the keyframes of a map's camera. A placeholder does not move.
  public func mapCameraKeyframeAnimator<T: Equatable, K: Keyframes<MapCamera>>(
    trigger: T, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> K,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapCameraKeyframeAnimator", fileID, line)
  }
  /// Binds whether pictures from the street are shown. No host has any.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("lookAroundViewer", fileID, line)
  }
  /// Binds whether pictures from the street are shown, and sets the first one. No host has any.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("lookAroundViewer", fileID, line)
  }
}

/// A place that the map itself shows. A placeholder shows none.
public struct MapFeature: Hashable, Sendable {
  /// The kind of a place.
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
  /// The title of the place.
  public let title: String?
  /// The kind of the place.
  public let kind: FeatureKind?
  /// The location.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  private let latitude, longitude: Double
}

/// The style of the accessory beside a chosen place.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  let name: String
  /// As the system likes
  public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
  /// A balloon
  public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
  /// A line
  public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
  /// A sheet
  public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")
}
