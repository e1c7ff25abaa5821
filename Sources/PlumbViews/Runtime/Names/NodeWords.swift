/// The text of a node besides its name.
@MainActor private final class NodeWords: NodeAttachment {
  var text: String?
  var identifier: String?
}

/// Many more nodes have a detail than other text.
@MainActor private final class NodeDetail: NodeAttachment {
  var detail = ""
}

extension ViewNode {
  /// The detail that distinguishes it from others of its name: "red" for a colour.
  package var detail: String {
    get { attachment(NodeDetail.self)?.detail ?? "" }
    set { attached(NodeDetail.self, for: !newValue.isEmpty)?.detail = newValue }
  }

  /// The string of a text.
  package var text: String? {
    get { attachment(NodeWords.self)?.text }
    set {
      attached(NodeWords.self, for: newValue != nil)?.text = newValue
      needsDrawing()
    }
  }

  /// From `accessibilityIdentifier`.
  package var identifier: String? {
    get { attachment(NodeWords.self)?.identifier }
    set { attached(NodeWords.self, for: newValue != nil)?.identifier = newValue }
  }
}
