import PlumbLayout

/// A lazy stack or grid in the layout.
final class LazyNode: LayoutObject {
  /// How the breadth is divided.
  enum Form: Equatable {
    case stack(Alignment)
    case grid([LazyTracks.Item], [Alignment], across: AlignmentKey)
  }

  private(set) var axis = Axis.vertical
  private var form = Form.stack(.center)
  private var gap: CGFloat?
  private var pinned: PinnedScrollableViews = []
  /// What is in the container, in order.
  var entries: [LazyEntry] = []
  /// The part of the container that can be seen, along the axis, in points.
  private var visible: (start: CGFloat, end: CGFloat)?
  private var hasSections = false

  func update(_ axis: Axis, _ form: Form, _ gap: CGFloat?, _ pinned: PinnedScrollableViews) -> Bool {
    let isSame = (axis, self.gap, form, pinned) == (self.axis, gap, self.form, self.pinned)
    (self.axis, self.form, self.gap, self.pinned) = (axis, form, gap, pinned)
    return !isSame
  }

  // MARK: Layout

  private func lines(_ cross: CGFloat?, _ node: LayoutNode, notes: Bool) -> LazyLines {
    let (tracks, whole) = tracks(cross, node)
    return LazyLines(
      node, axis: axis, tracks: tracks, whole: whole, gap: gap, entries: entries, notes: notes)
  }

  private func tracks(_ cross: CGFloat?, _ node: LayoutNode) -> ([LazyLines.Track], whole: LazyLines.Track) {
    switch form {
    case .stack(let alignment):
      let track = LazyLines.Track(start: 0, length: cross.map { max(0, $0) }, alignment: alignment)
      return ([track], track)
    case .grid(let items, let alignments, let across):
      let found = LazyTracks(cross == nil ? ideal(items, node) : items, in: cross ?? 0)
      let room = (cross ?? found.total) - found.total
      let start = room.isFinite ? room * share(across) : 0
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

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let lines = lines(proposal[axis.cross], node, notes: false)
    return CGSize(axis, max(0, lines.length), cross: breadth(of: lines, proposal[axis.cross]))
  }

  private func breadth(of lines: LazyLines, _ cross: CGFloat?) -> CGFloat {
    if let cross { return max(0, cross) }
    if case .grid = form { return lines.whole.length ?? 0 }
    return lines.cells.reduce(0) { max($0, $1.size[axis.cross]) }
  }

  override func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
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

  private func share(_ key: AlignmentKey) -> CGFloat {
    switch key {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: 0
    case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: 1
    default: 0.5
    }
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Its content comes and goes, so it has no guides for those outside.
  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? { nil }
}

// MARK: What can be seen

extension LazyNode {
  /// Looks at what can be seen after a layout, and has elements made and released.
  @MainActor func reveal(_ node: ViewNode) {
    guard let window = window(node), window.start.isFinite, window.end.isFinite else { return }
    let moved = visible.map { $0.start != window.start || $0.end != window.end } ?? true
    visible = window
    if moved && hasSections && !pinned.isEmpty { node.host.layoutChanged(of: node.layout) }
    var runs: [ViewNode] = []
    node.collectRuns(&runs)
    for runNode in runs {
      guard let run = runNode.lazyRun else { continue }
      if let pitch = run.measuredPitch, run.pitch.map({ abs($0 - pitch) > 0.01 }) ?? true {
        run.pitch = pitch
        if run.realised.count < run.count { node.host.layoutChanged(of: node.layout) }
      }
      guard run.pitch != nil else { continue }
      var range = run.range(from: window.start, to: window.end, lineCount: trackCount(node))
      // Within one layout the range only grows, so that estimates cannot make it go to and fro for ever.
      if run.chosen == (node.host.layoutNumber, window.start), range.overlaps(run.realised) {
        let (lower, upper) = (
          min(range.lowerBound, run.realised.lowerBound), max(range.upperBound, run.realised.upperBound)
        )
        range = lower..<upper
      }
      run.chosen = (node.host.layoutNumber, window.start)
      if range != run.realised { run.realise(range, runNode) }
    }
  }

  @MainActor private func trackCount(_ node: ViewNode) -> Int {
    guard case .grid(let items, _, _) = form else { return 1 }
    let breadth = node.host.layoutTree.proposal(of: node.layout)[axis.cross]
    return max(1, breadth.map { LazyTracks(items, in: $0).tracks.count } ?? items.count)
  }

  /// The part of the container that its scroll view shows, along the axis.
  @MainActor private func window(_ node: ViewNode) -> (start: CGFloat, end: CGFloat)? {
    var outer = node.enclosingScrollView
    while let here = outer, here.scrollNode?.axes.contains(axis) == false { outer = here.enclosingScrollView }
    guard let outer else { return nil }
    let tree = node.host.layoutTree
    let (own, window) = (tree.absoluteFrame(of: node.layout), tree.absoluteFrame(of: outer.layout))
    if axis == .vertical { return (window.minY - own.minY, window.maxY - own.minY) }
    return tree.isMirrored(node.layout)
      ? (own.maxX - window.maxX, own.maxX - window.minX) : (window.minX - own.minX, window.maxX - own.minX)
  }

  /// Where an element that is not there would be, on the canvas.
  @MainActor func estimatedFrame(of index: Int, in run: LazyRun, _ node: ViewNode) -> CGRect {
    var frame = node.host.layoutTree.absoluteFrame(of: node.layout)
    let pitch = run.pitch ?? 0
    let start = run.base + CGFloat(index / trackCount(node)) * pitch
    let length = max(0, pitch - (gap ?? ViewSpacing.defaultDistance))
    if axis == .vertical {
      (frame.origin.y, frame.size.height) = (frame.minY + start, length)
    } else if node.host.layoutTree.isMirrored(node.layout) {
      (frame.origin.x, frame.size.width) = (frame.maxX - start - length, length)
    } else {
      (frame.origin.x, frame.size.width) = (frame.minX + start, length)
    }
    return frame
  }
}

extension LazyRun {
  /// The elements whose lines reach into a part of the container.
  fileprivate func range(from start: CGFloat, to end: CGFloat, lineCount: Int) -> Range<Int> {
    let pitch = max(pitch ?? 1, 1)
    // The line that holds the last element may have room for more.
    let whole = (realised.upperBound + lineCount - 1) / lineCount * lineCount
    let first = starts.first ?? base + CGFloat(realised.lowerBound / lineCount) * pitch
    func lines(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(0, (length / pitch).rounded(rule)), CGFloat(count))) * lineCount
    }
    var lower: Int
    if start < first {
      lower = lines(start - base, .down)
    } else if start >= self.end {
      lower = whole + lines(start - self.end, .down)
    } else {
      let after = starts.firstIndex { $0 > start } ?? starts.count
      lower = realised.lowerBound + max(0, after - 1)
    }
    let upper: Int
    if end <= first {
      upper = lines(end - base, .up)
    } else if end > self.end {
      upper = whole + lines(end - self.end, .up)
    } else {
      upper = realised.lowerBound + (starts.firstIndex { $0 >= end } ?? starts.count)
    }
    lower -= lower % lineCount
    return min(lower, count)..<max(min(lower, count), min(upper, count))
  }
}

extension ViewNode {
  /// The lazy collections among what a container contains directly, outer ones first.
  fileprivate func collectRuns(_ runs: inout [ViewNode]) {
    for child in children where !child.layout.exists {
      if child.lazyRun != nil { runs.append(child) }
      child.collectRuns(&runs)
    }
  }
}
