/// A lazy stack or grid: lines of cells, of which those that nobody sees are only counted.
///
/// 1. The breadth is divided into tracks: one of a stack, those of `LazyTracks` of a grid. A grid that is offered nothing in
///    particular is as broad as its cells would like to be.
/// 2. The cells go into lines (`LazyLines`). The container is as long as these.
/// 3. Across, a grid takes what it is offered, or what its tracks need (`LazyTracks`), and a stack what it is offered; one
///    that is offered nothing is as broad as its cells.
/// 4. A header that is pinned stays at the start of what is seen, and a footer at its end, as long as their section does.
open class LazyLayout: LayoutObject {
  /// The division of the breadth.
  package enum Form: Equatable {
    case stack(Alignment)
    case grid([LazyTracks.Item], [Alignment], across: AlignmentKey)
  }

  /// The settings of the view's value.
  package struct Settings: Equatable {
    package var axis: Axis
    package var form: Form
    /// The distance between lines, in points; `nil` leaves it to the views themselves.
    package var gap: CGFloat?
    package var pinsHeaders = false
    package var pinsFooters = false
    /// The distances before the container's sections.
    package var sections: SectionDistances?

    package init(_ axis: Axis, _ form: Form, gap: CGFloat?) {
      (self.axis, self.form, self.gap) = (axis, form, gap)
    }
  }

  package var settings = Settings(.vertical, .stack(.center), gap: nil)
  package var axis: Axis { settings.axis }
  /// The entries of the container, in order.
  package var entries: [LazyEntry] = []
  /// The part of the container that can be seen, along the axis, in points.
  package var visible: (start: CGFloat, end: CGFloat)?
  private var hasSections = false
  /// The entries of a container that was read, until it is asked and its children are there.
  private var read: [ArchivedEntry] = []

  public override init() { super.init() }

  override func pass(through stream: inout NumberStream) {
    stream.pass(&settings)
    read = archivedEntries
    stream.pass(&read, blank: ArchivedEntry()) { $1.pass(&$0) }
    var (start, end) = (visible?.start, visible?.end)
    stream.pass(&start)
    stream.pass(&end)
    if let start, let end { visible = (start, end) }
  }

  /// Whether the place of something depends on what can be seen.
  package var pins: Bool { hasSections && (settings.pinsHeaders || settings.pinsFooters) }

  private var isGrid: Bool { if case .grid = settings.form { true } else { false } }

  /// Returns the number of cells that go into a line of a breadth.
  package func trackCount(in breadth: CGFloat?) -> Int {
    switch settings.form {
    case .stack: return 1
    case .grid(let items, _, _):
      return max(1, breadth.map { LazyTracks.placed(items, in: $0).tracks.count } ?? items.count)
    }
  }

  // MARK: Layout

  private func lines(_ cross: CGFloat?, _ node: LayoutNode, notes: Bool) -> LazyLines {
    if entries.isEmpty && !read.isEmpty { entries = entries(read, of: node) }
    let (tracks, whole) = tracks(cross, node)
    return LazyLines(
      node, axis: axis, tracks: tracks, whole: whole, gap: settings.gap, sections: settings.sections,
      entries: entries, notes: notes, fills: notes && isGrid)
  }

  private func tracks(_ cross: CGFloat?, _ node: LayoutNode) -> ([LazyLines.Track], whole: LazyLines.Track) {
    switch settings.form {
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

  open override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let lines = lines(proposal[axis.cross], node, notes: false)
    return CGSize(axis, max(0, lines.length), cross: breadth(of: lines, proposal[axis.cross]))
  }

  private func breadth(of lines: LazyLines, _ cross: CGFloat?) -> CGFloat {
    switch settings.form {
    case .grid(let items, _, _):
      guard let cross else { return lines.whole.length ?? 0 }
      let needed = LazyTracks(items, in: cross).total
      return max(0, cross, needed.isFinite ? needed : 0)
    case .stack:
      if let cross { return max(0, cross) }
      return lines.cells.reduce(0) { max($0, $1.size[axis.cross]) }
    }
  }

  open override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    // A stack that was offered nothing across knows its breadth now. So does a grid whose tracks need more than it was offered:
    // they are made anew (Rules/Grids.md#R-94).
    var cross = proposal[axis.cross]
    if let offered = cross, isGrid { cross = max(offered, size[axis.cross]) }
    if case .stack = settings.form { cross = cross ?? size[axis.cross] }
    let lines = lines(cross, node, notes: true)
    hasSections = !lines.sections.isEmpty
    for index in 0..<min(places.count, lines.cells.count) {
      places[index].proposal = lines.cells[index].proposal
      places[index].origin = lines.cells[index].origin
    }
    pin(places, lines)
    lines.noteCells()
  }

  /// Keeps headers and footers where they can be seen, as long as their section can.
  private func pin(_ places: Places, _ lines: LazyLines) {
    guard let visible, settings.pinsHeaders || settings.pinsFooters else { return }
    for section in lines.sections {
      for index in section.cells where index < places.count {
        let length = lines.cells[index].size[axis]
        let natural = places[index].origin[axis]
        switch lines.cells[index].part {
        case .header where settings.pinsHeaders:
          places[index].origin[axis] = max(natural, min(visible.start, section.end - length))
        case .footer where settings.pinsFooters:
          places[index].origin[axis] = min(natural, max(visible.end - length, section.start))
        case .header, .footer, .content, .whole: break
        }
      }
    }
  }

  open override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Its content comes and goes, so it has no guides for those outside.
  open override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? { nil }
}
