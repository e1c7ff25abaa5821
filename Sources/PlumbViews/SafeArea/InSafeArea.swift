import PlumbLayout

/// Keeps bars and the screens between them in the safe area, whatever a view around them ignores.
///
/// UIKit's controllers ask the window for the safe area, and not the views around them: only their frame goes on to its edge.
nonisolated package struct _InSafeArea: _ElementModifier {
  package init() {}

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "", .plain,
      configure: { node in
        node.readLayout = { $0.keepInSafeArea() }
        node.changeSafeRegion = { _, region in region.heed() }
        node.applyRoom(node.attachment(IgnoredRoom.self)?.insets ?? EdgeInsets())
      }, content: content)
  }
}

/// The room that a node leaves free where its frame goes beyond the safe area.
@MainActor private final class IgnoredRoom: NodeAttachment {
  var insets = EdgeInsets()
}

extension ViewNode {
  /// Leaves as much free as the last layout put beyond the safe area.
  fileprivate func keepInSafeArea() {
    let tree = host.layoutTree
    var insets = safeRegion.ignoredInsets(of: tree.absoluteFrame(of: layout))
    if tree.isMirrored(layout) { (insets.leading, insets.trailing) = (insets.trailing, insets.leading) }
    guard insets != attachment(IgnoredRoom.self)?.insets ?? EdgeInsets() else { return }
    attached(IgnoredRoom.self).insets = insets
    applyRoom(insets)
    host.layoutChanged(of: layout)
  }

  fileprivate func applyRoom(_ insets: EdgeInsets) {
    let rule: LayoutRule = insets == EdgeInsets() ? .plain : .padding(LayoutRule.Padding(insets))
    if host.layoutTree.rule(of: layout) != rule { host.layoutTree.setRule(rule, of: layout) }
  }
}
