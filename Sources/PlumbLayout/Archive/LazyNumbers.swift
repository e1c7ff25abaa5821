/// A lazy container's numbers. Elements that are not made are as many and as far apart as they were estimated to be.
extension LazyLayout {
  /// An entry without its node: the members are the node's children, in order.
  package struct ArchivedEntry {
    enum Kind: Int { case whole, header, content, footer, beginSection, endSection, absent }

    var kind = Kind.content
    /// The number of elements that are absent.
    var count = 0
    /// The distance between lines of absent elements, in points.
    var pitch: CGFloat?
  }

  /// Whether what is not made comes after what is: so it is until somebody scrolls.
  var startsComplete: Bool {
    for case .absent(_, let range, isTrailing: false) in entries where !range.isEmpty { return false }
    return true
  }

  /// The entries as they are written. Where elements begin and end matters to a host alone.
  var archivedEntries: [ArchivedEntry] {
    entries.compactMap { entry in
      switch entry {
      case .member(_, .whole): ArchivedEntry(kind: .whole)
      case .member(_, .header): ArchivedEntry(kind: .header)
      case .member(_, .content): ArchivedEntry(kind: .content)
      case .member(_, .footer): ArchivedEntry(kind: .footer)
      case .beginSection: ArchivedEntry(kind: .beginSection)
      case .endSection: ArchivedEntry(kind: .endSection)
      case .absent(let run, let range, _):
        range.isEmpty ? nil : ArchivedEntry(kind: .absent, count: range.count, pitch: run.pitch)
      case .begin, .end: nil
      }
    }
  }

  /// The entries of a container that was read, whose children are there now.
  func entries(_ archived: [ArchivedEntry], of node: LayoutNode) -> [LazyEntry] {
    var members = node.tree.children(of: node.id)[...]
    return archived.compactMap { entry in
      let part: SectionPart
      switch entry.kind {
      case .beginSection: return .beginSection
      case .endSection: return .endSection
      case .absent:
        let run = LazyElements()
        (run.count, run.pitch) = (entry.count, entry.pitch)
        return .absent(run, 0..<entry.count, isTrailing: true)
      case .whole: part = .whole
      case .header: part = .header
      case .content: part = .content
      case .footer: part = .footer
      }
      return members.popFirst().map { .member($0, part) }
    }
  }
}

extension NumberStream {
  mutating func pass(_ entry: inout LazyLayout.ArchivedEntry) {
    var number = entry.kind.rawValue
    pass(&number, most: 6)
    entry.kind = LazyLayout.ArchivedEntry.Kind(rawValue: number) ?? .content
    guard entry.kind == .absent else { return }
    pass(&entry.count)
    pass(&entry.pitch)
  }

  mutating func pass(_ settings: inout LazyLayout.Settings) {
    pass(&settings.axis)
    pass(&settings.form)
    pass(&settings.gap)
    pass(&settings.pinsHeaders)
    pass(&settings.pinsFooters)
    var hasSections = settings.sections != nil
    pass(&hasSections)
    guard hasSections else { return settings.sections = nil }
    var distances = settings.sections ?? SectionDistances(above: 0, below: 0, header: 0, top: 0)
    pass(&distances.above)
    pass(&distances.below)
    pass(&distances.header)
    pass(&distances.top)
    settings.sections = distances
  }

  private mutating func pass(_ form: inout LazyLayout.Form) {
    var (isGrid, alignment) = (false, Alignment.center)
    var (items, alignments): ([LazyTracks.Item], [Alignment]) = ([], [])
    var across = HorizontalAlignment.center.key
    switch form {
    case .stack(let own): alignment = own
    case .grid(let own, let theirs, let key): (isGrid, items, alignments, across) = (true, own, theirs, key)
    }
    pass(&isGrid)
    guard isGrid else {
      pass(&alignment)
      form = .stack(alignment)
      return
    }
    pass(&items, blank: LazyTracks.Item(.fixed(0), gap: 0)) { $0.pass(through: &$1) }
    pass(&alignments, blank: .center) { $1.pass(&$0) }
    pass(&across)
    // Each track is lined up as its item says.
    if alignments.count != items.count { fail() }
    form = isBroken ? .stack(.center) : .grid(items, alignments, across: across)
  }
}

extension LazyTracks.Item {
  fileprivate mutating func pass(through stream: inout NumberStream) {
    var (kind, least, most) = (0, CGFloat.zero, CGFloat.zero)
    switch length {
    case .fixed(let own): least = own
    case .flexible(let minimum, let maximum): (kind, least, most) = (1, minimum, maximum)
    case .adaptive(let minimum, let maximum): (kind, least, most) = (2, minimum, maximum)
    }
    stream.pass(&kind, most: 2)
    stream.pass(&least)
    stream.pass(&most)
    stream.pass(&gap)
    length =
      kind == 0
      ? .fixed(least)
      : kind == 1
        ? .flexible(minimum: least, maximum: most) : .adaptive(minimum: least, maximum: most)
  }
}
