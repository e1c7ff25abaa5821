/// What a node has to do with the values that views pass up.
@MainActor private final class NodePreferences: NodeAttachment {
  var writer: AnyObject?
  var read: ((ViewNode) -> Void)?
}

extension ViewNode {
  /// What the node says about a preference.
  package var preferenceWriter: AnyObject? {
    get { attachment(NodePreferences.self)?.writer }
    set { attached(NodePreferences.self, for: newValue != nil)?.writer = newValue }
  }

  /// Takes the values that the views inside pass up, after they may have changed.
  var readPreferences: ((ViewNode) -> Void)? {
    get { attachment(NodePreferences.self)?.read }
    set {
      let isNew = newValue != nil && readPreferences == nil
      attached(NodePreferences.self, for: newValue != nil)?.read = newValue
      if isNew { host.addPreferenceReader(self) }
    }
  }
}
