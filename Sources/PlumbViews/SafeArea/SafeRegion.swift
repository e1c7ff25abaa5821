import PlumbLayout

extension ViewNode {
  /// The part of the canvas that the node may use.
  package var safeRegion: SafeRegion {
    var changing: [ViewNode] = []
    var node = parent
    while let here = node {
      if here.changeSafeRegion != nil { changing.append(here) }
      node = here.parent
    }
    let root = host.layoutTree.absoluteFrame(of: host.root.layout)
    var region = SafeRegion(whole: host.canvas?.whole ?? root, safe: host.canvas?.safe ?? root)
    for node in changing.reversed() { node.changeSafeRegion?(node, &region) }
    return region
  }

  /// A rectangle of the node that goes on to the canvas's edge where it ends at the safe area's.
  package func extended(_ frame: CGRect, beyondSafeArea edges: Edge.Set) -> CGRect {
    guard !edges.isEmpty else { return frame }
    return frame.expanded(by: outsets(of: frame, edges))
  }

  private func outsets(of frame: CGRect, _ edges: Edge.Set) -> EdgeInsets {
    let departure = departure
    if departure != nil, let last = attachment(LastOutsets.self) { return last.outsets }
    var outsets = (departure?.region ?? safeRegion).insets(of: frame)
    for edge in Edge.allCases where !edges.contains(edge) { outsets[edge] = 0 }
    attached(LastOutsets.self).outsets = outsets
    return outsets
  }
}

/// The distances by which a node was last drawn beyond its frame.
@MainActor private final class LastOutsets: NodeAttachment {
  var outsets = EdgeInsets()
}
