/// Puts what is in a lazy container into lines, one behind the other; elements that are not there count by estimate.
///
/// 1. A cell goes into the next track of the line. After the last track, and before and after a header or footer, the line
///    ends. A stack has one track, a grid several; a header or footer is offered the whole breadth.
/// 2. A cell is offered nothing in particular along the lines, and its track's length across them.
/// 3. A line starts where the one before it ends, and a gap further on: the given one, or the one that both neighbours
///    prefer. A list adds its distance before sections.
/// 4. A line is as long as its longest cell, and ends when the next one begins; then its cells are lined up in it.
/// 5. Elements that are not there first fill the line that is open. The rest leave the room of as many lines as they would
///    take, each as long as it was when it was seen last, or else as the mean of those that were seen.
///
/// Assumed, but for the tracks of a grid: what SwiftUI estimates was not recorded.
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
  /// The track across the container in which a header or footer stands.
  let whole: Track
  /// The distance between lines; `nil` leaves it to the views themselves.
  let gap: CGFloat?
  /// The distances before the container's sections.
  let listSections: SectionDistances?
  /// Whether what is found is noted in the runs.
  let notes: Bool

  private(set) var cells: [Cell] = []
  /// The end of the last line.
  private(set) var length: CGFloat = 0
  /// The starts and ends of sections, by the index of the first cell.
  private(set) var sections: [(cells: Range<Int>, start: CGFloat, end: CGFloat)] = []
  private var hasLines = false
  private var column = 0
  private var lineStart: CGFloat = 0
  private var line: Range<Int> = 0..<0
  private var last: NodeID?
  /// The part of its section that the last member was; rows that are not there are content.
  private var lastPart = SectionPart.content
  private var open: [(run: LazyElements, starts: Bool)] = []
  private var openSections: [(cell: Int, start: CGFloat)] = []
  /// The next line is the first of a section, or of what stands between sections.
  private var beginsSection = true

  init(
    _ node: LayoutNode, axis: Axis, tracks: [Track], whole: Track, gap: CGFloat?,
    sections: SectionDistances? = nil, entries: [LazyEntry], notes: Bool
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
    (last, lastPart) = (id, part)
    if isWhole { endLine() }
  }

  private mutating func sectionGap(_ part: SectionPart) -> CGFloat {
    guard beginsSection, let listSections else { return 0 }
    beginsSection = false
    return listSections.distance(after: hasLines ? lastPart : nil, isHeader: part == .header)
  }

  private func gapBefore(_ id: NodeID) -> CGFloat {
    guard gap == nil, let last else { return usualGap }
    return node.tree.spacing(of: last).distance(to: node.tree.spacing(of: id), along: axis)
  }

  /// Returns the start of a cell in its track, across the lines.
  private func place(_ child: LayoutNode, _ cell: Cell, in track: Track) -> CGFloat {
    let length = track.length ?? cell.size[axis.cross]
    guard length.isFinite else { return track.start }
    let key = track.alignment[axis.cross]
    return track.start + length * key.share - child.dimensions(cell.proposal)[key]
  }

  /// Ends a line: its cells are lined up along the axis.
  private mutating func endLine() {
    for index in line {
      let key = tracks[min(index - line.lowerBound, tracks.count - 1)].alignment[axis]
      let room = length - lineStart - cells[index].size[axis]
      cells[index].origin[axis] = lineStart + (room.isFinite ? room * key.share : 0)
    }
    line = cells.count..<cells.count
    column = 0
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

  private mutating func end(_ run: LazyElements) {
    let element = open.popLast()
    guard notes, element?.starts != true else { return }
    run.starts.append(length)
  }

  /// Leaves the room that absent elements would take.
  private mutating func skip(_ run: LazyElements, _ range: Range<Int>, isTrailing: Bool) {
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
    node.note(.estimated(elements: count, length: length - nextStart))
    lineStart = length - max(0, pitch - usualGap)
    column = count % tracks.count
    noteStart()
  }
}

// MARK: For those who watch

extension LazyLines {
  /// Notes each cell's place along the lines, and in its track.
  func noteCells() {
    guard let trace = node.tree.trace else { return }
    for cell in cells {
      trace.note(node.id, .cell(cell.node, axis, start: cell.origin[axis], length: cell.size[axis]))
      let (track, across) = (cell.track, axis.cross)
      trace.note(
        node.id,
        .anchored(
          of: cell.node, across, start: track.start, room: track.length ?? cell.size[across],
          share: track.alignment[across].share))
    }
  }
}
