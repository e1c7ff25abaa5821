/// The properties of a node for people who don't see it.
@MainActor private final class NodeAccessibility: NodeAttachment {
  var properties = AccessibilityProperties()
}

extension ViewNode {
  /// The properties of the element for people who don't see it.
  package var accessibility: AccessibilityProperties {
    get { attachment(NodeAccessibility.self)?.properties ?? AccessibilityProperties() }
    _modify {
      yield &attached(NodeAccessibility.self).properties
      needsDrawing()
    }
  }

  /// The node says something about itself to those who do not see it.
  var saysAccessibility: Bool {
    attachment(NodeAccessibility.self).map { $0.properties != AccessibilityProperties() } ?? false
  }
}
