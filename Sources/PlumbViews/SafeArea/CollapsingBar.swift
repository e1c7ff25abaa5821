import PlumbLayout

/// The lengths of the parts of a bar that go away while the content beside it is scrolled, in points, the first to go first.
@MainActor private final class CollapsingParts: NodeAttachment {
  var lengths: [CGFloat] = []
}

extension ViewNode {
  /// The lengths of the parts of the bar that go away while the content beside it is scrolled, in points, the first to go
  /// first. The node is one in the bar.
  package var collapsingParts: [CGFloat] {
    get { attachment(CollapsingParts.self)?.lengths ?? [] }
    set { attached(CollapsingParts.self, for: !newValue.isEmpty)?.lengths = newValue }
  }

  /// The length of what has gone away of the bar that the node is in while the content beside it was scrolled, in points.
  ///
  /// Content that reaches less far than a length is at its end when all of that has gone (assumed): a person would see no
  /// end of the content otherwise, or a part of a bar for ever.
  ///
  /// - Parameter length: the length of all that goes away. It includes what is scrolled further.
  package func goneOfBar(_ length: CGFloat) -> CGFloat {
    guard let scroll = scrollerBesideBar else { return 0 }
    let reach = scroll.largestOffset.y
    return reach > 0 && reach < length ? scroll.offset.y * length / reach : scroll.offset.y
  }

  private var scrollerBesideBar: ScrollNode? { nodeOfBar?.scrollerBelowBar }

  /// The node that has the bar that the node is in, and the content beside it.
  private var nodeOfBar: ViewNode? {
    var node = parent
    while let here = node, !here.hasBarOfPreference { node = here.parent }
    return node
  }

  /// Whether a scroll view that ends at the bar at the bottom that the node is in has more content there, which goes on under the bar.
  package var hasContentUnderBottomBar: Bool {
    guard let content = nodeOfBar?.children.first else { return false }
    return content.hasContentBelow(content.canvasFrame.maxY - 1)
  }

  private func hasContentBelow(_ edge: CGFloat) -> Bool {
    guard !isCovered else { return false }
    if let scroll = scrollNode, scroll.axes.contains(.vertical), !scroll.requests.environment.keepsPulls,
      canvasFrame.maxY >= edge
    {
      return scroll.largestOffset.y - scroll.offset.y > 0.5
    }
    return children.contains { $0.hasContentBelow(edge) }
  }

  /// Whether the content of the node is beside a bar that is made of its views' preferences.
  private var hasBarOfPreference: Bool { object is BarLayout && readPreferences != nil }

  /// The scroll view whose content goes under the bar at the top of the node.
  private var scrollerBelowBar: ScrollNode? {
    guard let content = children.first, let scroll = content.firstScrollView, let own = scroll.scrollNode,
      // A scroll view that turns a drum is no content of the page.
      own.axes.contains(.vertical), !own.requests.environment.keepsPulls,
      scroll.canvasFrame.minY <= content.canvasFrame.minY + 1
    else { return nil }
    return own
  }

  fileprivate func firstCollapsingParts() -> [CGFloat]? {
    if let parts = attachment(CollapsingParts.self) { return parts.lengths }
    for child in children { if let found = child.firstCollapsingParts() { return found } }
    return nil
  }

  /// The lengths of the parts that go away of the bar above a scroll view.
  fileprivate func partsOfBar(above scroll: ScrollNode) -> [CGFloat] {
    var node = parent
    while let here = node {
      if here.hasBarOfPreference, here.scrollerBelowBar === scroll,
        let parts = here.children.dropFirst().lazy.compactMap({ $0.firstCollapsingParts() }).first
      {
        return parts
      }
      node = here.parent
    }
    return []
  }
}

extension ScrollNode {
  /// The nearest offset at which each part of the bar above is there or has gone, so that none stays cut.
  @MainActor func keepingBarWhole(_ offset: CGPoint) -> CGPoint {
    guard axes.contains(.vertical), offset.y > 0, let parts = node?.partsOfBar(above: self) else {
      return offset
    }
    let length = parts.reduce(0, +)
    let reach = largestOffset.y
    let share = length > 0 && reach < length ? reach / length : 1
    guard offset.y < length * share else { return offset }
    var (stop, nearest) = (CGFloat(0), CGFloat(0))
    for part in parts {
      stop += part * share
      if abs(stop - offset.y) < abs(nearest - offset.y) { nearest = stop }
    }
    return CGPoint(x: offset.x, y: nearest)
  }
}
