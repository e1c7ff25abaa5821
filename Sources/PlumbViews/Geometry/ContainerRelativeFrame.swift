import PlumbLayout

nonisolated extension View {
  /// Sets the length of the view on some axes to that of the nearest scroll view, or of the canvas.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Sets the length of the view to that of `span` of `count` equal parts of the container, with distances between
  /// them.
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

  /// Sets the length of the view to one that is calculated from the container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated package struct _ContainerRelativeFrame: _ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    (self.axes, self.alignment, self.length) = (axes, alignment, length)
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
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

extension RelativeFrame {
  @MainActor fileprivate func look(
    _ node: ViewNode, _ axes: Axis.Set, _ length: (CGFloat, Axis) -> CGFloat
  ) {
    let tree = node.host.layoutTree
    let view = node.enclosingScrollView
    let scroll = view?.scrollNode
    let canvas = tree.proposal(of: node.host.root.layout)
    var (lengths, containers) = (ProposedViewSize.unspecified, ProposedViewSize.unspecified)
    for axis in Axis.allCases where axes.contains(axis) {
      // A scroll view to which no length was offered is as long as what is in it, which cannot follow it then.
      if let view, tree.proposal(of: view.layout)[axis] == nil { continue }
      guard let container = scroll?.contentRoom[axis] ?? canvas[axis] else { continue }
      let wanted = length(container, axis)
      (containers[axis], lengths[axis]) = (container, wanted.isFinite ? max(0, wanted) : nil)
    }
    if set(lengths, of: containers, isInScrollView: scroll != nil) {
      node.host.layoutChanged(of: node.layout)
    }
  }
}
