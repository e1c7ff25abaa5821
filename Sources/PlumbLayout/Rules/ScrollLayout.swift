/// A scroll view: a window on content that may be longer.
///
/// 1. Along the axes that scroll the content is offered nothing, and across them the proposal without the margins.
/// 2. Along those axes the view takes what it is offered, or else the content's length with its margins.
/// 3. The content is shifted by the offset, which reaches from its start to its end.
/// 4. Content that is shorter than the view is at its start, or where the anchor says.
open class ScrollLayout: LayoutObject {
  /// The settings of the view's value.
  package struct Settings: Equatable {
    package var axes: Axis.Set
    /// The margins of the content, in points, which scroll with it.
    package var margins: EdgeInsets
    /// The content's position until somebody scrolls.
    package var initialAnchor: UnitPoint?
    /// The position of shorter content.
    package var restingAnchor: UnitPoint?

    package init(
      axes: Axis.Set = .vertical, margins: EdgeInsets = EdgeInsets(), initialAnchor: UnitPoint? = nil,
      restingAnchor: UnitPoint? = nil
    ) {
      (self.axes, self.margins) = (axes, margins)
      (self.initialAnchor, self.restingAnchor) = (initialAnchor, restingAnchor)
    }
  }

  package var layoutSettings = Settings()
  package var axes: Axis.Set { layoutSettings.axes }
  /// The margins of the content, in points.
  package var contentMargins: EdgeInsets { layoutSettings.margins }
  /// The scrolled position; `nil` as long as nobody has scrolled.
  private var position: CGPoint?
  /// The distance by which a finger has pulled the content beyond its end, in points, from the leading top; layout only
  /// shifts it.
  package var stretch = CGSize.zero

  // MARK: What the last layout gave

  /// The distance from the content's start to the view's, in points, from the leading top.
  package private(set) var offset = CGPoint.zero
  /// The total movement of the offset because content before what is in sight turned out to be longer or shorter: for
  /// those who move on from an earlier offset.
  package private(set) var shifted = CGPoint.zero
  /// The offset with which the content has its places: another one counts from the next layout on.
  package private(set) var placedOffset = CGPoint.zero
  /// The view's own size, in points.
  package private(set) var viewport = CGSize.zero
  /// The content's size with its margins, in points.
  package private(set) var contentSize = CGSize.zero

  public override init() { super.init() }

  override func pass(through stream: inout NumberStream) {
    stream.pass(&layoutSettings.axes)
    stream.pass(&layoutSettings.margins)
    stream.pass(&layoutSettings.initialAnchor)
    stream.pass(&layoutSettings.restingAnchor)
    var (x, y) = (position?.x, position?.y)
    stream.pass(&x)
    stream.pass(&y)
    if let x, let y { (position, offset) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y)) }
  }

  /// The view's size without the margins of its content, in points.
  package var contentRoom: CGSize {
    CGSize(
      width: max(0, viewport.width - contentMargins.total(along: .horizontal)),
      height: max(0, viewport.height - contentMargins.total(along: .vertical)))
  }

  /// Brings the offset to a point, as far as the content reaches; returns whether that is news. The offset is known at once,
  /// so that what is scrolled next starts from there.
  package func moveOffset(to point: CGPoint) -> Bool {
    let clamped = clamp(point)
    defer { (position, offset) = (clamped, clamped) }
    return clamped != offset
  }

  /// Moves the offset with content that is longer or shorter before what is in sight; returns by how much. `nil` as long as
  /// nobody has scrolled: then the content stays at its start.
  package func shiftOffset(by distance: CGFloat, _ axis: Axis) -> CGFloat? {
    guard var moved = position else { return nil }
    let old = offset[axis]
    moved[axis] = max(0, old + distance)
    (position, offset[axis]) = (moved, moved[axis])
    shifted[axis] += moved[axis] - old
    return moved[axis] - old
  }

  package func clamp(_ point: CGPoint) -> CGPoint {
    CGPoint(x: clamp(point, .horizontal), y: clamp(point, .vertical))
  }

  private func clamp(_ point: CGPoint, _ axis: Axis) -> CGFloat {
    let end = contentSize[axis] - viewport[axis]
    guard axes.contains(axis), point[axis].isFinite, end.isFinite else { return 0 }
    return min(max(0, point[axis]), max(0, end))
  }

  // MARK: Layout

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases {
      inner[axis] =
        axes.contains(axis) ? nil : proposal[axis].map { max(0, $0 - contentMargins.total(along: axis)) }
    }
    return inner
  }

  private func sizeWithMargins(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width + contentMargins.total(along: .horizontal)),
      height: max(0, size.height + contentMargins.total(along: .vertical)))
  }

  open override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard node.childCount > 0 else { return .zero }
    var size = sizeWithMargins(node.child.size(contentProposal(proposal)))
    for axis in Axis.allCases where axes.contains(axis) {
      if let length = proposal[axis] { size[axis] = max(0, length) }
    }
    return size
  }

  open override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    guard places.count > 0 else { return }
    let inner = contentProposal(proposal)
    (viewport, contentSize) = (size, sizeWithMargins(places.node(0).size(inner)))
    places[0].proposal = inner
    for axis in Axis.allCases {
      let room = size[axis] - contentSize[axis]
      let start = contentMargins[.start(of: axis)]
      guard axes.contains(axis), room.isFinite else {
        places[0].origin[axis] = start
        continue
      }
      let wanted = position?[axis] ?? (layoutSettings.initialAnchor?[axis] ?? 0) * -room
      offset[axis] = min(max(0, wanted), max(0, -room))
      places[0].origin[axis] = start - offset[axis] + stretch[axis] + max(0, room) * restingShare(axis)
    }
    placedOffset = offset
    note(node)
  }

  private func note(_ node: LayoutNode) {
    if contentMargins != EdgeInsets() { node.note(.margins(contentMargins)) }
    for axis in Axis.allCases where axes.contains(axis) {
      node.note(.scroll(axis, content: contentSize[axis], offset: offset[axis]))
      guard viewport[axis] > contentSize[axis], viewport[axis].isFinite else { continue }
      node.note(
        .anchored(
          of: node.child.id, axis, start: contentMargins[.start(of: axis)],
          room: viewport[axis] - contentMargins.total(along: axis), share: restingShare(axis)))
    }
  }

  /// The share of free room before shorter content: half of it where both axes scroll.
  private func restingShare(_ axis: Axis) -> CGFloat {
    if let anchor = layoutSettings.restingAnchor { return anchor[axis] }
    return axes.contains(.horizontal) && axes.contains(.vertical) ? 0.5 : 0
  }

  open override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Scrolled content has no guides for the views outside (Recorded/Text.md#188).
  open override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? { nil }
}

extension UnitPoint {
  /// The share along an axis.
  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
