import PlumbLayout

/// A lazy stack or grid in the layout.
package final class LazyNode: LayoutObject {
  /// How the breadth is divided.
  enum Form: Equatable {
    case stack(Alignment)
    case grid([LazyTracks.Item], [Alignment], across: AlignmentKey)
  }

  package private(set) var axis = Axis.vertical
  private(set) var form = Form.stack(.center)
  private(set) var gap: CGFloat?
  private(set) var pinned: PinnedScrollableViews = []
  /// What is in the container, in order.
  var entries: [LazyEntry] = []
  /// The part of the container that can be seen, along the axis, in points.
  var visible: (start: CGFloat, end: CGFloat)?
  private(set) var hasSections = false
  /// What is to stay in its place when what is before it turns out to be longer or shorter.
  var anchor: LazyAnchor?
  /// What the container keeps before its sections.
  var sections: LazySections?

  func update(_ axis: Axis, _ form: Form, _ gap: CGFloat?, _ pinned: PinnedScrollableViews) -> Bool {
    let isSame = (axis, self.gap, form, pinned) == (self.axis, gap, self.form, self.pinned)
    (self.axis, self.form, self.gap, self.pinned) = (axis, form, gap, pinned)
    return !isSame
  }

  // MARK: Layout

  private func lines(_ cross: CGFloat?, _ node: LayoutNode, notes: Bool) -> LazyLines {
    let (tracks, whole) = tracks(cross, node)
    return LazyLines(
      node, axis: axis, tracks: tracks, whole: whole, gap: gap, sections: self.sections, entries: entries,
      notes: notes)
  }

  private func tracks(_ cross: CGFloat?, _ node: LayoutNode) -> ([LazyLines.Track], whole: LazyLines.Track) {
    switch form {
    case .stack(let alignment):
      let track = LazyLines.Track(start: 0, length: cross.map { max(0, $0) }, alignment: alignment)
      return ([track], track)
    case .grid(let items, let alignments, let across):
      let found = LazyTracks(cross == nil ? ideal(items, node) : items, in: cross ?? 0)
      let room = (cross ?? found.total) - found.total
      let start = room.isFinite ? room * across.share : 0
      let tracks = found.tracks.map {
        LazyLines.Track(start: start + $0.start, length: $0.length, alignment: alignments[$0.item])
      }
      return (tracks, LazyLines.Track(start: 0, length: cross ?? found.total, alignment: .center))
    }
  }

  /// Offered nothing in particular, a grid is as broad as its cells would like to be.
  private func ideal(_ items: [LazyTracks.Item], _ node: LayoutNode) -> [LazyTracks.Item] {
    var lengths = Array(repeating: CGFloat(0), count: items.count)
    var index = 0
    for case .member(let id, .content) in entries {
      let size = LayoutNode(tree: node.tree, id: id).size(.unspecified)
      lengths[index % items.count] = max(lengths[index % items.count], size[axis.cross])
      index += 1
    }
    return zip(items, lengths).map { item, length in
      switch item.length {
      case .fixed: item
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        LazyTracks.Item(.fixed(max(minimum, min(length, maximum))), gap: item.gap)
      }
    }
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let lines = lines(proposal[axis.cross], node, notes: false)
    return CGSize(axis, max(0, lines.length), cross: breadth(of: lines, proposal[axis.cross]))
  }

  private func breadth(of lines: LazyLines, _ cross: CGFloat?) -> CGFloat {
    if let cross { return max(0, cross) }
    if case .grid = form { return lines.whole.length ?? 0 }
    return lines.cells.reduce(0) { max($0, $1.size[axis.cross]) }
  }

  package override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    // A stack that was offered nothing across knows its breadth now; a grid keeps its tracks.
    var cross = proposal[axis.cross]
    if case .stack = form { cross = cross ?? size[axis.cross] }
    let lines = lines(cross, node, notes: true)
    hasSections = !lines.sections.isEmpty
    for index in 0..<min(places.count, lines.cells.count) {
      places[index].proposal = lines.cells[index].proposal
      places[index].origin = lines.cells[index].origin
    }
    pin(places, lines)
    guard let trace = node.tree.trace else { return }
    for cell in lines.cells {
      trace.note(node.id, .cell(cell.node, axis, start: cell.origin[axis], length: cell.size[axis]))
      let (track, across) = (cell.track, axis.cross)
      trace.note(
        node.id,
        .anchored(
          of: cell.node, across, start: track.start, room: track.length ?? cell.size[across],
          share: track.alignment[across].share))
    }
  }

  /// Keeps headers and footers where they can be seen, as long as their section can.
  private func pin(_ places: Places, _ lines: LazyLines) {
    guard let visible, !pinned.isEmpty else { return }
    for section in lines.sections {
      for index in section.cells where index < places.count {
        let length = lines.cells[index].size[axis]
        if lines.cells[index].part == .header, pinned.contains(.sectionHeaders) {
          let natural = places[index].origin[axis]
          places[index].origin[axis] = max(natural, min(visible.start, section.end - length))
        } else if lines.cells[index].part == .footer, pinned.contains(.sectionFooters) {
          let natural = places[index].origin[axis]
          places[index].origin[axis] = min(natural, max(visible.end - length, section.start))
        }
      }
    }
  }

  package override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Its content comes and goes, so it has no guides for those outside.
  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? { nil }
}
