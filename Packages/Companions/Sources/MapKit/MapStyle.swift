import PlumbViews
import SwiftUI

/// The style of a map. A placeholder always looks the same.
public struct MapStyle: Sendable {
  /// The style of the ground's elevation.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// The emphasis of the colours.
  public enum StandardEmphasis: Sendable { case automatic, muted }

  /// The usual map.
  public static let standard = MapStyle()
  /// Photographs.
  public static let imagery = MapStyle()
  /// Photographs with names.
  public static let hybrid = MapStyle()

  /// Returns the usual map, with options.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Photographs, with options.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Photographs with names, with options.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// The points of interest that a map shows. A placeholder shows none.
public struct PointOfInterestCategories: Sendable {
  /// All of them.
  public static let all = PointOfInterestCategories()
  /// None of them.
  public static let excludingAll = PointOfInterestCategories()
  /// Those of some kinds.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories()
  }
  /// Those of other kinds.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories()
  }
}

extension View {
  /// Sets the style of maps. A placeholder always looks the same.
  public func mapStyle(_ style: MapStyle, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    reportingCompanion("mapStyle", fileID, line)
  }
  /// Sets the controls of maps. A placeholder shows none.
  public func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("mapControls", fileID, line) }
  /// Shows or hides a map's controls. A placeholder shows none.
  public func mapControlVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("mapControlVisibility", fileID, line) }
  /// Joins controls and a map. A placeholder needs no controls.
  public func mapScope(_ scope: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line) -> some View
  {
    reportingCompanion("mapScope", fileID, line)
  }
}

/// A map's button that goes to where the device is. Outside a map's controls it is shown, and disabled.
public struct MapUserLocationButton: View, CalledView {
  package let callSite = _CallSite()
  /// Creates the button.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    Button("My Location", systemImage: "location") {}.labelStyle(.iconOnly).disabled(true)
  }
}

/// A map's compass, which is seen only when the map is turned. A placeholder is not turned.
public struct MapCompass: View, CalledView {
  package let callSite = _CallSite()
  /// Creates the compass.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A map's scale, which is seen only while the map changes its size.
public struct MapScaleView: View, CalledView {
  package let callSite = _CallSite()
  /// Creates the scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A map's button that leans it. A placeholder does not lean: it is disabled.
public struct MapPitchToggle: View, CalledView {
  package let callSite = _CallSite()
  /// Creates the button.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { Button("3D") {}.disabled(true) }
}

/// A picture from the street. None is here, so it is a placeholder with these words.
public struct LookAroundPreview: View, CalledView {
  package let callSite = _CallSite()
  /// Creates the placeholder of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// Creates the placeholder of a scene that changes.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public var body: some View { Placeholder("No pictures of streets", symbol: "binoculars") }
}

/// The position of the label of a picture from the street.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
