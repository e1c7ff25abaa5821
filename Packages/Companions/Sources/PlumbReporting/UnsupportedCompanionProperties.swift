import PlumbUIKit

extension UnsupportedCompanion {
  /// Properties that are kept and have no effect, with `@_Unheeded`.
  static let properties =
    names(
      "MapKit", "MKMapView.pointOfInterestFilter",
      missing: "a map without data has one look")
    + names(
      "MapKit", "MKMapView.showsUserTrackingButton",
      missing: "a map shows no controls of its own")
    + names(
      "MapKit", "MKAnnotationView.collisionMode", "MKAnnotationView.displayPriority",
      "MKAnnotationView.zPriority", "MKAnnotationView.calloutOffset",
      "MKMarkerAnnotationView.animatesWhenAdded", "MKPinAnnotationView.animatesDrop",
      "MKMarkerAnnotationView.subtitleVisibility",
      missing: "an annotation appears at once, in front of those before it")
    + names(
      "SpriteKit", "SKNode.isUserInteractionEnabled", "SKScene.camera", "SKShapeNode.glowWidth",
      "SKSpriteNode.colorBlendFactor", "SKLabelNode.numberOfLines", "SKLabelNode.preferredMaxLayoutWidth",
      missing: "a scene stands still, and is drawn without it")
    + names(
      "CoreData", "NSFetchRequest.resultType", "NSFetchRequest.propertiesToFetch",
      "NSFetchRequest.propertiesToGroupBy", "NSFetchRequest.returnsDistinctResults",
      "NSFetchRequest.includesPendingChanges",
      missing: "objects are in memory, where a fetch gives whole objects")
    + names(
      "SwiftData", "ModelContext.autosaveEnabled",
      missing: "objects are in memory, where a change is there at once")
}

extension _Unheeded {
  /// Creates a property of a companion that reports a name of `UnsupportedCompanion.all`.
  package init(wrappedValue: Value, _ name: StaticString) where Value: Equatable {
    self.init(wrappedValue, isFirst: { $0 == wrappedValue }) { reportCompanion(name) }
  }

  /// The same for a value that cannot be compared: `nil` is the first one.
  @_disfavoredOverload
  package init<Wrapped>(wrappedValue: Value, _ name: StaticString) where Value == Wrapped? {
    self.init(wrappedValue, isFirst: { $0 == nil }) { reportCompanion(name) }
  }
}
