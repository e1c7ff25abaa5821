import SwiftUI

extension View {
  /// Takes what is shown beside a chosen place of the map. A plate has no places of its own.
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("mapFeatureSelectionAccessory", fileID, line)
  }
  /// Takes how a chosen place of the map looks. A plate has no places of its own.
  public func mapFeatureSelectionContent<Content: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("mapFeatureSelectionContent", fileID, line)
  }
  /// Takes which places of the map can not be chosen. A plate has no places of its own.
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapFeatureSelectionDisabled", fileID, line)
  }
  /// Takes a place that a sheet tells about. No host knows places.
  public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailSheet", fileID, line)
  }
  /// Takes a place that a sheet tells about, while a binding says so. No host knows places.
  public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailSheet", fileID, line)
  }
  /// Takes a place that a popover tells about. No host knows places.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailPopover", fileID, line)
  }
  /// Takes a place that a popover tells about, while a binding says so. No host knows places.
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapItemDetailPopover", fileID, line)
  }
  /// Takes a path for a map's camera. A plate stands still.
  public func mapCameraKeyframeAnimator<T: Equatable, K: Keyframes<MapCamera>>(
    trigger: T, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> K,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("mapCameraKeyframeAnimator", fileID, line)
  }
  /// Takes whether pictures from the street are shown. No host has any.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("lookAroundViewer", fileID, line)
  }
  /// Takes whether pictures from the street are shown, and which first. No host has any.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("lookAroundViewer", fileID, line)
  }
}

/// A place that the map itself shows. A plate shows none.
public struct MapFeature: Hashable, Sendable {
  /// What a place is.
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
  /// What the place is called.
  public let title: String?
  /// What the place is.
  public let kind: FeatureKind?
  /// Where the place is.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  private let latitude, longitude: Double
}

/// What is shown beside a chosen place.
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
