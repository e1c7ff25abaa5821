/// The preferences of a node, which views pass up.
@MainActor private final class NodePreferences: NodeAttachment {
  var writer: AnyObject?
  var read: ((ViewNode) -> Void)?
}

extension ViewNode {
  /// The writer of the node's value for a preference.
  package var preferenceWriter: AnyObject? {
    get { attachment(NodePreferences.self)?.writer }
    set { attached(NodePreferences.self, for: newValue != nil)?.writer = newValue }
  }

  /// The action that reads the values that the views inside pass up, after they may have changed.
  var readPreferences: ((ViewNode) -> Void)? {
    get { attachment(NodePreferences.self)?.read }
    set {
      let isNew = newValue != nil && readPreferences == nil
      attached(NodePreferences.self, for: newValue != nil)?.read = newValue
      if isNew { host.frames.preferences.add(self) }
    }
  }
}
