/// Puts what is in a lazy container into lines, one behind the other; elements that are not there count by estimate.
///
/// 1. A cell goes into the next track of the line. After the last track, and before and after a header or footer, the line
///    ends. A stack has one track, a grid several; a header or footer is offered the whole breadth.
/// 2. A cell is asked with nothing in particular along the lines, and with its track's length across them.
/// 3. A line starts where the one before it ends, and a gap further on: the given one, or the one that both neighbours
///    prefer. A list adds its distance before sections.
/// 4. A line is as long as its longest cell, and ends when the next one begins; then a grid offers it to its cells, of which
///    flexible ones fill it, and all are lined up in it.
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
    /// Its line.
    var line = Line()
  }

  struct Line {
    var start: CGFloat = 0
    var length: CGFloat = 0
    /// The cell that begins it, and the one before; none where there is no line before.
    var first = (before: NodeID.none, node: NodeID.none)
    /// A cell that is so long when it is asked; none where the length is an estimate.
    var longest = NodeID.none
  }

  let node: LayoutNode
  let axis: Axis
  let tracks: [Track]
  /// The track of a header or footer, across the container.
  let whole: Track
  /// The distance between lines; `nil` leaves it to the views themselves.
  let gap: CGFloat?
  /// The distances before the container's sections.
  let listSections: SectionDistances?
  /// Whether what is found is noted in the runs.
  let notes: Bool
  /// Whether cells are offered the length of their line in the end, as those of a grid are.
  let fills: Bool

  private(set) var cells: [Cell] = []
  /// The end of the last line.
  private(set) var length: CGFloat = 0
  /// The starts and ends of sections, by the index of the first cell.
  private(set) var sections: [(cells: Range<Int>, start: CGFloat, end: CGFloat)] = []
  private var hasLines = false
  private var column = 0
  private var line = Line()
  /// The cells of the line.
  private var lineCells: Range<Int> = 0..<0
  private var last: NodeID?
  /// The part of its section that the last member was; rows that are not there are content.
  private var lastPart = SectionPart.content
  private var open: [(run: LazyElements, starts: Bool)] = []
  private var openSections: [(cell: Int, start: CGFloat)] = []
  /// The next line is the first of a section, or of the views between sections.
  private var beginsSection = true

  init(
    _ node: LayoutNode, axis: Axis, tracks: [Track], whole: Track, gap: CGFloat?,
    sections: SectionDistances? = nil, entries: [LazyEntry], notes: Bool,
    fills: Bool = false
  ) {
    (self.node, self.axis, self.tracks, self.whole) = (node, axis, tracks, whole)
    (self.gap, self.notes, self.fills, listSections) = (gap, notes, fills, sections)
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
      line = Line(start: (hasLines ? length + gapBefore(id) : 0) + sectionGap(part))
      if hasLines, let last { line.first = (last, id) }
      length = line.start
      hasLines = true
    }
    noteStart()
    let track = isWhole ? whole : tracks[column]
    let proposal = ProposedViewSize(axis, nil, cross: track.length)
    let size = LayoutNode(tree: node.tree, id: id).size(proposal)
    cells.append(Cell(node: id, proposal: proposal, size: size, part: part, track: track))
    lineCells = lineCells.lowerBound..<cells.count
    if size[axis] > line.length || size[axis] == line.length && !line.longest.exists {
      (line.length, line.longest) = (size[axis], id)
    }
    length = max(length, line.start + size[axis])
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
    last.map { distance(from: $0, to: id) } ?? usualGap
  }

  /// The distance between two lines, by the cells that begin or end them.
  func distance(from one: NodeID, to other: NodeID) -> CGFloat {
    gap ?? node.tree.spacing(of: one).distance(to: node.tree.spacing(of: other), along: axis)
  }

  /// Returns the start of a cell in its track, across the lines.
  private func start(_ cell: Cell) -> CGFloat {
    let track = cell.track
    let length = track.length ?? cell.size[axis.cross]
    guard length.isFinite else { return track.start }
    let key = track.alignment[axis.cross]
    let child = LayoutNode(tree: node.tree, id: cell.node)
    return track.start + length * key.share - child.dimensions(cell.proposal)[key]
  }

  /// Ends a line, whose length is known now: its cells are offered it where they fill it, and are lined up.
  private mutating func endLine() {
    for index in lineCells {
      cells[index].line = line
      if fills, cells[index].part == .content, line.length.isFinite {
        cells[index].proposal[axis] = line.length
        cells[index].size = LayoutNode(tree: node.tree, id: cells[index].node).size(cells[index].proposal)
      }
      let room = line.length - cells[index].size[axis]
      let share = cells[index].track.alignment[axis].share
      cells[index].origin[axis] = line.start + (room.isFinite ? room * share : 0)
      cells[index].origin[axis.cross] = start(cells[index])
    }
    lineCells = cells.count..<cells.count
    column = 0
  }
}

// MARK: Elements that are not there

extension LazyLines {
  private mutating func noteStart() {
    guard notes else { return }
    for index in open.indices where !open[index].starts {
      open[index].starts = true
      open[index].run.starts.append(line.start)
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
    let estimate = max(0, pitch - usualGap)
    line = Line(start: length - estimate, length: estimate)
    column = count % tracks.count
    noteStart()
  }
}
