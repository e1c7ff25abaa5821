import PlumbLayout

/// Reasons why a part of the canvas is not safe.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, notches and what other views cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which no picture has.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every reason, also those that have no name.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Extends the view to the canvas's edge on the sides on which it ends at that of the safe area.
  ///
  /// The view's place in its container stays as it is; the view is offered more, and is in the middle of that.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view to the canvas's edge; the older name of `ignoresSafeArea`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}

nonisolated package struct _IgnoresSafeArea: _ElementModifier {
  let edges: Edge.Set

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "ignoresSafeArea", .container, make: { OutsetFrame() },
      update: { object, node in
        let edges = modifier.edges
        node.readLayout = { [unowned object] node in object.look(node, edges) }
        node.changeSafeRegion = { _, region in
          for edge in Edge.allCases where edges.contains(edge) { region.ignore(edge) }
        }
        return false
      }, content: content)
  }
}

extension OutsetFrame {
  /// Reads how far the safe area ends before the canvas in the last layout.
  @MainActor fileprivate func look(_ node: ViewNode, _ edges: Edge.Set) {
    let tree = node.host.layoutTree
    var outsets = node.safeRegion.insets(of: tree.absoluteFrame(of: node.layout))
    for edge in Edge.allCases where !edges.contains(edge) { outsets[edge] = 0 }
    if tree.isMirrored(node.layout) {
      (outsets.leading, outsets.trailing) = (outsets.trailing, outsets.leading)
    }
    if set(outsets) { node.host.layoutChanged(of: node.layout) }
  }
}
