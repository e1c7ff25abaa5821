import PlumbLayout

nonisolated extension View {
  /// Makes the views in the container the targets at which scrolling ends, and whose ids a scroll position has.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayout(isEnabled: isEnabled))
  }

  /// Sets the positions at which scrolling ends. A still picture is at rest, so only hosts that scroll ask for it.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_EnvironmentModifier { $0.scrollTargetBehavior = behavior })
  }
}

nonisolated package struct _ScrollTargetLayout: _NodeModifier {
  let isEnabled: Bool

  @MainActor package func configure(_ node: ViewNode) {
    node.composite = isEnabled ? ScrollTargetMark() : nil
  }
}

/// A mark on a node whose content is a container of targets.
final class ScrollTargetMark {}

/// A view of a target layout: where it is on the content, and the ids that it has, outer ones first.
struct ScrollTargetView {
  var node: ViewNode
  var rect: CGRect
  var ids: [AnyHashable]
}

extension ScrollNode {
  @MainActor var targetRects: [CGRect] { targetViews.map(\.rect) }

  /// The views of the target layouts in the scroll view, in order.
  @MainActor var targetViews: [ScrollTargetView] {
    guard let node else { return [] }
    var containers: [ViewNode] = []
    node.collectTargetLayouts(&containers)
    var members: [(node: ViewNode, ids: [AnyHashable])] = []
    for container in containers {
      for child in container.children { child.collectTargets([], &members) }
    }
    return members.map { member in
      ScrollTargetView(
        node: member.node, rect: rectOnContent(member.node.canvasFrame),
        ids: member.ids + member.node.innerIDs)
    }
  }

  /// A rectangle of the canvas from the content's leading top, in points.
  @MainActor func rectOnContent(_ rect: CGRect) -> CGRect {
    guard let node else { return rect }
    let window = node.canvasFrame
    return CGRect(
      x: (isMirrored ? window.maxX - rect.maxX : rect.minX - window.minX) + placedOffset.x,
      y: rect.minY - window.minY + placedOffset.y, width: rect.width, height: rect.height)
  }
}

extension ViewNode {
  /// The containers that are marked, but not those in other scroll views.
  fileprivate func collectTargetLayouts(_ containers: inout [ViewNode]) {
    for child in children where child.scrollNode == nil {
      if child.composite is ScrollTargetMark {
        if let container = child.firstWithLayout { containers.append(container) }
      } else {
        child.collectTargetLayouts(&containers)
      }
    }
  }

  private var firstWithLayout: ViewNode? {
    if layout.exists { return self }
    for child in children { if let found = child.firstWithLayout { return found } }
    return nil
  }

  /// The members of a container with the ids on the way to them.
  fileprivate func collectTargets(
    _ ids: [AnyHashable], _ members: inout [(node: ViewNode, ids: [AnyHashable])]
  ) {
    let ids = ids + (userID.map { [$0] } ?? [])
    if layout.exists {
      members.append((self, ids))
    } else {
      for child in children { child.collectTargets(ids, &members) }
    }
  }

  /// The ids of the views that the node alone wraps.
  fileprivate var innerIDs: [AnyHashable] {
    guard children.count == 1, let child = children.first, child.scrollNode == nil else { return [] }
    return (child.userID.map { [$0] } ?? []) + child.innerIDs
  }
}
