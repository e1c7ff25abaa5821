import PlumbLayout

/// Puts what is in a lazy container into lines, one behind the other; elements that are not there count by estimate.
///
/// A stack has one track, a grid several. A section's header and footer take a line of their own.
struct LazyLines {
  /// A column of a grid, or the whole breadth of a stack; `nil` lengths offer nothing in particular.
  struct Track {
    var start: CGFloat
    var length: CGFloat?
    var alignment: Alignment
  }

  struct Cell {
    var node: NodeID
    var proposal: ProposedViewSize
    var size: CGSize
    var origin = CGPoint.zero
    var part: SectionPart
    var track: Track
  }

  let node: LayoutNode
  let axis: Axis
  let tracks: [Track]
  /// What a header or footer is offered across.
  let whole: Track
  /// The distance between lines; `nil` leaves it to the views themselves.
  let gap: CGFloat?
  /// What the container keeps before its sections.
  let listSections: LazySections?
  /// Whether what is found is noted in the runs.
  let notes: Bool

  private(set) var cells: [Cell] = []
  /// Where the last line ends.
  private(set) var length: CGFloat = 0
  /// The starts and ends of sections, by the index of the first cell.
  private(set) var sections: [(cells: Range<Int>, start: CGFloat, end: CGFloat)] = []
  private var hasLines = false
  private var column = 0
  private var lineStart: CGFloat = 0
  private var line: Range<Int> = 0..<0
  private var last: NodeID?
  private var open: [(run: LazyRun, starts: Bool)] = []
  private var openSections: [(cell: Int, start: CGFloat)] = []
  /// The next line is the first of a section, or of what stands between sections.
  private var beginsSection = true

  init(
    _ node: LayoutNode, axis: Axis, tracks: [Track], whole: Track, gap: CGFloat?,
    sections: LazySections? = nil, entries: [LazyEntry], notes: Bool
  ) {
    (self.node, self.axis, self.tracks, self.whole) = (node, axis, tracks, whole)
    (self.gap, self.notes, listSections) = (gap, notes, sections)
    for entry in entries { add(entry) }
    endLine()
  }

  private var usualGap: CGFloat { gap ?? ViewSpacing.defaultDistance }

  private mutating func add(_ entry: LazyEntry) {
    switch entry {
    case .member(let id, let part): add(id, part)
    case .absent(let run, let range, let isTrailing): skip(run, range, isTrailing: isTrailing)
    case .begin(let run, _): open.append((run, false))
    case .end(let run, _): end(run)
    case .beginSection:
      endLine()
      beginsSection = true
      openSections.append((cells.count, hasLines ? length + usualGap : length))
    case .endSection:
      endLine()
      beginsSection = true
      guard let section = openSections.popLast() else { return }
      sections.append((section.cell..<cells.count, section.start, length))
    }
  }

  private mutating func add(_ id: NodeID, _ part: SectionPart) {
    let isWhole = part != .content
    if isWhole || column == tracks.count { endLine() }
    if column == 0 {
      lineStart = (hasLines ? length + gapBefore(id) : 0) + sectionGap(part)
      length = lineStart
      hasLines = true
      line = cells.count..<cells.count
    }
    noteStart()
    let track = isWhole ? whole : tracks[column]
    let proposal = ProposedViewSize(axis, nil, cross: track.length)
    let child = LayoutNode(tree: node.tree, id: id)
    let size = child.size(proposal)
    var cell = Cell(node: id, proposal: proposal, size: size, part: part, track: track)
    cell.origin[axis.cross] = place(child, cell, in: track)
    cells.append(cell)
    line = line.lowerBound..<cells.count
    length = max(length, lineStart + size[axis])
    column += 1
    last = id
    if isWhole { endLine() }
  }

  private mutating func sectionGap(_ part: SectionPart) -> CGFloat {
    guard beginsSection, let listSections else { return 0 }
    beginsSection = false
    return listSections.distance(isFirst: !hasLines, isHeader: part == .header)
  }

  private func gapBefore(_ id: NodeID) -> CGFloat {
    guard gap == nil, let last else { return usualGap }
    return node.tree.spacing(of: last).distance(to: node.tree.spacing(of: id), along: axis)
  }

  /// Where a cell starts in its track, across the lines.
  private func place(_ child: LayoutNode, _ cell: Cell, in track: Track) -> CGFloat {
    let length = track.length ?? cell.size[axis.cross]
    guard length.isFinite else { return track.start }
    let key = track.alignment[axis.cross]
    return track.start + length * share(key) - child.dimensions(cell.proposal)[key]
  }

  /// Ends a line: its cells are lined up along the axis.
  private mutating func endLine() {
    for index in line {
      let key = tracks[min(index - line.lowerBound, tracks.count - 1)].alignment[axis]
      let room = length - lineStart - cells[index].size[axis]
      cells[index].origin[axis] = lineStart + (room.isFinite ? room * share(key) : 0)
    }
    line = cells.count..<cells.count
    column = 0
  }

  /// The place of a guide as a share of a length; guides of one's own count as the middle.
  private func share(_ key: AlignmentKey) -> CGFloat {
    switch key {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: 0
    case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: 1
    default: 0.5
    }
  }
}

// MARK: Elements that are not there

extension LazyLines {
  private mutating func noteStart() {
    guard notes else { return }
    for index in open.indices where !open[index].starts {
      open[index].starts = true
      open[index].run.starts.append(lineStart)
    }
  }

  private mutating func end(_ run: LazyRun) {
    let element = open.popLast()
    guard notes, element?.starts != true else { return }
    run.starts.append(length)
  }

  /// Leaves the room that absent elements would take.
  private mutating func skip(_ run: LazyRun, _ range: Range<Int>, isTrailing: Bool) {
    let nextStart = hasLines ? length + usualGap : 0
    if notes {
      if isTrailing {
        run.end = nextStart
        run.noteLengths(tracks.count, room: whole.length)
      } else {
        (run.base, run.starts, run.placed) = (nextStart, [], range.upperBound)
      }
    }
    var count = range.count
    if column > 0 && column < tracks.count {
      let filled = min(count, tracks.count - column)
      column += filled
      count -= filled
    }
    guard count > 0, let pitch = run.pitch else { return }
    endLine()
    hasLines = true
    let lines = (count + tracks.count - 1) / tracks.count
    let first = isTrailing ? (run.count + tracks.count - 1) / tracks.count - lines : 0
    length = nextStart + run.lengths.length(of: first..<first + lines, else: pitch) - usualGap
    node.tree.trace?.note(node.id, .estimated(elements: count, length: length - nextStart))
    lineStart = length - max(0, pitch - usualGap)
    column = count % tracks.count
    noteStart()
  }
}
