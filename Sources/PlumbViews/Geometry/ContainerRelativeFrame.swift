import PlumbLayout

nonisolated extension View {
  /// Gives the view a frame as long as the nearest scroll view, or as the canvas, on some axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view a frame as long as some of `count` equal parts of the container with distances between them.
  ///
  /// - Parameter spacing: the distance between parts in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
        return max(0, length - spacing * (count - 1)) / count * span + spacing * (span - 1)
      })
  }

  /// Gives the view a frame of a length that is made from the container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated public struct _ContainerRelativeFrame: _ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    (self.axes, self.alignment, self.length) = (axes, alignment, length)
  }

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "containerRelativeFrame", .container, make: { RelativeFrame() },
      update: { object, node in
        node.readLayout = { [unowned object] node in object.look(node, modifier.axes, modifier.length) }
        object.alignment = modifier.alignment
        return true
      }, content: content)
  }
}

/// A frame whose lengths follow those of a container further out, as the last layout gave them.
final class RelativeFrame: LayoutObject {
  var alignment = Alignment.center
  private var fixed = ProposedViewSize.unspecified
  /// What the lengths are made from.
  private var container = ProposedViewSize.unspecified
  private var isInScrollView = false

  @MainActor func look(_ node: ViewNode, _ axes: Axis.Set, _ length: (CGFloat, Axis) -> CGFloat) {
    let tree = node.host.layoutTree
    let view = node.enclosingScrollView
    let scroll = view?.scrollNode
    let canvas = tree.proposal(of: node.host.root.layout)
    var fixed = ProposedViewSize.unspecified
    for axis in Axis.allCases where axes.contains(axis) {
      // A scroll view to which no length was offered is as long as what is in it, which cannot follow it then.
      if let view, tree.proposal(of: view.layout)[axis] == nil { continue }
      guard let container = scroll?.contentRoom[axis] ?? canvas[axis] else { continue }
      (self.container[axis], isInScrollView) = (container, scroll != nil)
      let wanted = length(container, axis)
      fixed[axis] = wanted.isFinite ? max(0, wanted) : nil
    }
    guard fixed != self.fixed else { return }
    self.fixed = fixed
    node.host.layoutChanged(of: node.layout)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height)
  }

  private func note(_ node: LayoutNode) {
    guard let trace = node.tree.trace else { return }
    for axis in Axis.allCases {
      guard let length = fixed[axis], let container = container[axis] else { continue }
      trace.note(
        node.id, .relative(axis, container: container, isScrollView: isInScrollView, length: length))
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    note(node)
    let size = node.childCount == 0 ? .zero : node.child.size(inner(proposal))
    return CGSize(width: fixed.width ?? size.width, height: fixed.height ?? size.height)
  }

  override func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
    guard places.count > 0 else { return }
    let offer = inner(proposal)
    places[0].proposal = offer
    let answer = places.node(0).dimensions(offer)
    note(node)
    for axis in Axis.allCases {
      let key = alignment[axis]
      let share: CGFloat =
        switch key {
        case HorizontalAlignment.leading.key, VerticalAlignment.top.key: 0
        case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: 1
        default: 0.5
        }
      let place = size[axis] * share - answer[key]
      places[0].origin[axis] = place.isFinite ? place : 0
      guard let trace = node.tree.trace else { continue }
      trace.note(node.id, .line(key, size[axis] * share))
      trace.note(
        node.id, .guide(of: places[0].node, key, answer[key], isExplicit: answer[explicit: key] != nil))
    }
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
