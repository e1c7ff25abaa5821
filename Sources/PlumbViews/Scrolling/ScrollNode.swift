import PlumbLayout

/// A scroll view in the layout: the offset of its content, which a host may change.
package final class ScrollNode: LayoutObject {
  weak var node: ViewNode?
  package private(set) var axes = Axis.Set.vertical
  /// What modifiers wish of the host.
  package internal(set) var wishes = ScrollWishes()
  /// What the scroll view does at the moment.
  package internal(set) var phase = ScrollPhase.idle
  /// Somebody other than the program has scrolled last.
  package internal(set) var isPositionedByPerson = false
  private(set) var isMirrored = false
  /// The id that the binding of the position was told.
  var reportedID: AnyHashable?
  /// What brings the content to a place that the program wants.
  var animation: ScrollAnimation?
  /// The bars that tell how far one has scrolled, once there was a reason to show them.
  var indicators: ScrollIndicators?
  private var settings = ScrollSettings()
  /// Where somebody has scrolled to; `nil` as long as nobody has.
  private var position: CGPoint?
  /// How far a finger has pulled the content beyond its end, in points, from the leading top; layout only shifts it.
  private(set) var stretch = CGSize.zero

  @MainActor func stretch(by stretch: CGSize) {
    guard stretch != self.stretch else { return }
    self.stretch = stretch
    showIndicators()
    if let node { node.host.layoutChanged(of: node.layout) }
  }

  /// What the last layout gave: the distance from the content's start to the view's, in points, from the leading top.
  package private(set) var offset = CGPoint.zero
  /// How far the offset was moved in all because content before what is in sight turned out to be longer or shorter: for
  /// those who move on from an earlier offset.
  private(set) var shifted = CGPoint.zero
  /// The offset with which the content has its places: another one counts from the next layout on.
  private(set) var placedOffset = CGPoint.zero
  /// The view's own size, in points.
  package private(set) var viewport = CGSize.zero
  /// The content's size with its margins, in points.
  package private(set) var contentSize = CGSize.zero

  var contentMargins: EdgeInsets { settings.contentMargins }
  /// Room around the bars that tell how far one has scrolled, in points.
  var indicatorMargins: EdgeInsets { settings.indicatorMargins }

  /// The view's size without the margins of its content, in points.
  var contentRoom: CGSize {
    CGSize(
      width: max(0, viewport.width - settings.contentMargins.total(along: .horizontal)),
      height: max(0, viewport.height - settings.contentMargins.total(along: .vertical)))
  }

  /// Takes what the view's value says now, and tells whether the layout may have changed.
  @MainActor func update(axes: Axis.Set, _ settings: ScrollSettings, isMirrored: Bool) -> Bool {
    self.isMirrored = isMirrored
    let isSame = axes == self.axes && settings == self.settings
    if let wanted = settings.destination, wanted != self.settings.destination, !isReported(wanted), let node {
      let transaction = node.host.transaction(at: node)
      node.host.afterLayout { [weak self] in self?.go(to: wanted, in: transaction) }
    }
    (self.axes, self.settings) = (axes, settings)
    return !isSame
  }

  var receiver: ScrollReceiver? { settings.receiver }

  /// What the binding says is what it was told, so that there is nowhere to go.
  private func isReported(_ wanted: ScrollDestination) -> Bool {
    defer { reportedID = nil }
    if case .view(let id, _) = wanted.place { return id == reportedID }
    return false
  }

  /// Scrolls, as far as the content reaches; tells whether anything moved.
  @MainActor @discardableResult func scroll(to point: CGPoint) -> Bool {
    let clamped = clamp(point)
    guard clamped != offset || position == nil else { return false }
    let moves = clamped != offset
    position = clamped
    // Known at once, so that what a host scrolls next starts from here.
    offset = clamped
    if moves, let node {
      node.host.layoutChanged(of: node.layout)
      if phase.isScrolling { showIndicators() }
    }
    return moves
  }

  /// Moves the offset with content that is longer or shorter before what is in sight; tells by how much.
  ///
  /// Content that nobody has scrolled yet stays at its start.
  @MainActor func shift(by distance: CGFloat, _ axis: Axis) -> CGFloat {
    guard var moved = position else { return 0 }
    let old = offset[axis]
    moved[axis] = max(0, old + distance)
    (position, offset[axis]) = (moved, moved[axis])
    shifted[axis] += moved[axis] - old
    if let node { node.host.layoutChanged(of: node.layout) }
    return moved[axis] - old
  }

  func clamp(_ point: CGPoint) -> CGPoint {
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
        axes.contains(axis)
        ? nil : proposal[axis].map { max(0, $0 - settings.contentMargins.total(along: axis)) }
    }
    return inner
  }

  private func sizeWithMargins(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width + settings.contentMargins.total(along: .horizontal)),
      height: max(0, size.height + settings.contentMargins.total(along: .vertical)))
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard node.childCount > 0 else { return .zero }
    var size = sizeWithMargins(node.child.size(contentProposal(proposal)))
    for axis in Axis.allCases where axes.contains(axis) {
      if let length = proposal[axis] { size[axis] = max(0, length) }
    }
    return size
  }

  package override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    guard places.count > 0 else { return }
    let inner = contentProposal(proposal)
    (viewport, contentSize) = (size, sizeWithMargins(places.node(0).size(inner)))
    places[0].proposal = inner
    defer {
      placedOffset = offset
      note(node)
    }
    for axis in Axis.allCases {
      let room = size[axis] - contentSize[axis]
      let start = settings.contentMargins[.start(of: axis)]
      guard axes.contains(axis), room.isFinite else {
        places[0].origin[axis] = start
        continue
      }
      let wanted = position?[axis] ?? (settings.anchors.initial?[axis] ?? 0) * -room
      offset[axis] = min(max(0, wanted), max(0, -room))
      places[0].origin[axis] = start - offset[axis] + stretch[axis] + max(0, room) * restingShare(axis)
    }
  }

  private func note(_ node: LayoutNode) {
    guard let trace = node.tree.trace else { return }
    if settings.contentMargins != EdgeInsets() { trace.note(node.id, .margins(settings.contentMargins)) }
    for axis in Axis.allCases where axes.contains(axis) {
      trace.note(node.id, .scroll(axis, content: contentSize[axis], offset: offset[axis]))
      guard viewport[axis] > contentSize[axis], viewport[axis].isFinite else { continue }
      let margins = settings.contentMargins
      trace.note(
        node.id,
        .anchored(
          of: node.child.id, axis, start: margins[.start(of: axis)],
          room: viewport[axis] - margins.total(along: axis), share: restingShare(axis)))
    }
  }

  /// Which share of free room stands before content that is smaller than the view: half of it where both axes scroll.
  private func restingShare(_ axis: Axis) -> CGFloat {
    if let anchor = settings.anchors.alignment { return anchor[axis] }
    return axes.contains(.horizontal) && axes.contains(.vertical) ? 0.5 : 0
  }

  package override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// What scrolls has no guides for those outside (Recorded/Text.md#188).
  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? { nil }
}

extension UnitPoint {
  /// The share along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension ViewNode {
  /// What is scrolled, if the node is a scroll view.
  package var scrollNode: ScrollNode? { object as? ScrollNode }

  /// The nearest scroll view around the node.
  var enclosingScrollView: ViewNode? {
    var node = parent
    while let here = node, here.scrollNode == nil { node = here.parent }
    return node
  }

  /// A scroll view's content offset in points, for hosts; `nil` for other views.
  package var contentOffset: CGPoint? { scrollNode?.offset }

  /// Scrolls a scroll view's content, as far as it reaches.
  package func scroll(to offset: CGPoint) { scrollNode?.scroll(to: offset) }
}
