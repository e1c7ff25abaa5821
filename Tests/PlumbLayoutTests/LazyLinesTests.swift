import Testing

@testable import PlumbLayout

/// Cells of known sizes in lines, with elements that are not there.
@Suite("Lines of a lazy container")
struct LazyLinesTests {
  private let tree = LayoutTree()

  private func cell(_ width: CGFloat, _ height: CGFloat) -> NodeID {
    tree.makeNode(
      .fixedFrame(LayoutRule.FixedFrame(width: width, height: height, alignment: .center)))
  }

  private func lines(
    tracks: [CGFloat] = [100], gap: CGFloat? = 10, sections: SectionDistances? = nil, notes: Bool = false,
    _ entries: [LazyEntry]
  ) -> LazyLines {
    var start: CGFloat = 0
    let tracks = tracks.map { length in
      defer { start += length }
      return LazyLines.Track(start: start, length: length, alignment: .topLeading)
    }
    let whole = LazyLines.Track(start: 0, length: start, alignment: .topLeading)
    let container = LayoutNode(tree: tree, id: tree.makeNode(.plain))
    return LazyLines(
      container, axis: .vertical, tracks: tracks, whole: whole, gap: gap, sections: sections,
      entries: entries, notes: notes)
  }

  @Test("a stack's lines stand one below the other, with the gap between")
  func stack() {
    let lines = lines([.member(cell(20, 30), .content), .member(cell(20, 40), .content)])
    #expect(lines.cells.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40)])
    #expect(lines.length == 80)
  }

  @Test("a grid's line ends after the last track and is as long as its longest cell")
  func grid() {
    let cells = [30, 50, 20].map { LazyEntry.member(cell(10, $0), .content) }
    let lines = lines(tracks: [40, 60], cells)
    #expect(
      lines.cells.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 60)])
    #expect(lines.length == 80)
  }

  @Test("a header takes a line of its own, across all tracks, with what a list keeps before it")
  func header() {
    let distances = SectionDistances(above: 2, below: 2, header: 1, top: 5)
    let lines = lines(
      tracks: [40, 60], gap: 10, sections: distances,
      [
        .member(cell(10, 20), .content), .beginSection, .member(cell(10, 8), .header),
        .member(cell(10, 20), .content), .endSection,
      ])
    // The first line has the margin above it, and the header its distance and that below rows besides the gap.
    #expect(lines.cells.map(\.origin.y) == [5, 38, 56])
    #expect(lines.cells[1].proposal.width == 100 && lines.cells[2].proposal.width == 40)
    #expect(lines.sections.map(\.cells) == [1..<3])
  }

  @Test("rows behind a section keep the distances of a section without a header")
  func behindSection() {
    let lines = lines(
      sections: SectionDistances(above: 2, below: 3, header: 1, top: 5),
      [.beginSection, .member(cell(10, 20), .content), .endSection, .member(cell(10, 20), .content)])
    // The first row has the margin above it; the second one the gap, what is below the section and above rows.
    #expect(lines.cells.map(\.origin.y) == [5, 40])
  }

  @Test("elements that are not there leave the room of the lines that were seen, and of the mean for others")
  func absent() {
    let elements = LazyElements()
    elements.take(10, isSame: true)
    elements.realised = 0..<2
    let rows = [20, 40].map { cell(10, $0) }
    let entries: [LazyEntry] = [
      .absent(elements, 0..<0, isTrailing: false), .begin(elements, 0), .member(rows[0], .content),
      .end(elements, 0), .begin(elements, 1), .member(rows[1], .content), .end(elements, 1),
      .absent(elements, 2..<10, isTrailing: true),
    ]
    // Nothing was seen yet.
    #expect(lines(notes: true, entries).length == 70)
    #expect(elements.starts == [0, 30] && elements.end == 80 && elements.measuredPitch == 40)
    elements.pitch = elements.measuredPitch
    #expect(abs(lines(entries).length - (80 + 8 * 40 - 10)) < 1e-9)
    #expect(elements.start(ofLine: 1, 1) == 30 && elements.start(ofLine: 4, 1) == 160)
  }

  @Test("a grid remembers the length of each line, from its start to the next one's")
  func gridLengths() {
    let elements = LazyElements()
    elements.take(8, isSame: true)
    elements.realised = 0..<4
    var entries: [LazyEntry] = [.absent(elements, 0..<0, isTrailing: false)]
    for (index, height) in [CGFloat(20), 40, 30, 10].enumerated() {
      entries += [.begin(elements, index), .member(cell(10, height), .content), .end(elements, index)]
    }
    entries.append(.absent(elements, 4..<8, isTrailing: true))
    #expect(lines(tracks: [40, 60], notes: true, entries).length == 80)
    #expect(elements.starts == [0, 0, 50, 50] && elements.end == 90)
    // The first line is 40 and the gap, the second one 30 and the gap; the other two are not known.
    #expect(elements.measuredPitch == 45)
    #expect((1...4).map { elements.start(ofLine: $0, 2) } == [50, 90, 90, 90])
    elements.pitch = 45
    #expect((1...4).map { elements.start(ofLine: $0, 2) } == [50, 90, 135, 180])
    // Both lines that are left are estimated at 45, without the last gap of 10.
    #expect(lines(tracks: [40, 60], entries).length == 170)
  }

  @Test("the elements of a part are those whose lines begin before its end and end after its start")
  func ranges() {
    let elements = LazyElements()
    elements.take(100, isSame: true)
    elements.realised = 0..<2
    let rows = [20, 40].map { cell(10, $0) }
    _ = lines(
      notes: true,
      [
        .absent(elements, 0..<0, isTrailing: false), .begin(elements, 0), .member(rows[0], .content),
        .end(elements, 0), .begin(elements, 1), .member(rows[1], .content), .end(elements, 1),
        .absent(elements, 2..<100, isTrailing: true),
      ])
    func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
      elements.range(from: start, to: end, lineCount: 1, pitch: 40)
    }
    #expect(range(0, 30) == 0..<1)
    #expect(range(0, 31) == 0..<2)
    #expect(range(40, 160) == 1..<4)
    #expect(range(160, 10_000) == 4..<100)
    #expect(elements.first(beyond: 35)?.index == 1)
    #expect(elements.first(beyond: 500) == nil)
  }
}

@Suite("A lazy container")
struct LazyLayoutTests {
  @Test("a pinned header stays at the start of what is seen, as long as its section is there")
  func pinned() {
    let tree = LayoutTree()
    let layout = LazyLayout()
    layout.settings.gap = 0
    layout.settings.pinsHeaders = true
    let heights: [CGFloat] = [10, 100, 10, 100]
    let cells = heights.map {
      tree.makeNode(.fixedFrame(LayoutRule.FixedFrame(width: 50, height: $0, alignment: .center)))
    }
    layout.entries = [
      .beginSection, .member(cells[0], .header), .member(cells[1], .content), .endSection,
      .beginSection, .member(cells[2], .header), .member(cells[3], .content), .endSection,
    ]
    let id = tree.makeNode(layout, kind: .container)
    tree.setChildren(cells, of: id)
    func tops(seeing start: CGFloat) -> [CGFloat] {
      layout.visible = (start, start + 60)
      tree.setNeedsLayout(id)
      tree.place(id, at: .zero, proposal: ProposedViewSize(width: 50, height: nil))
      return cells.map { tree.frame(of: $0).minY }
    }
    #expect(tops(seeing: 0) == [0, 10, 110, 120])
    #expect(tops(seeing: 40) == [40, 10, 110, 120])
    // The next header pushes it out.
    #expect(tops(seeing: 105) == [100, 10, 110, 120])
    #expect(tops(seeing: 130) == [100, 10, 130, 120])
    #expect(layout.pins)
    #expect(tree.frame(of: id).size == CGSize(width: 50, height: 220))
  }

  @Test("a section is pinned as far as its views are there")
  func pinnedInPart() {
    let (tree, layout) = (LayoutTree(), LazyLayout())
    layout.settings.gap = 0
    layout.settings.pinsHeaders = true
    layout.visible = (40, 100)
    let cells = [CGFloat(10), 100, 100].map {
      tree.makeNode(.fixedFrame(LayoutRule.FixedFrame(width: 50, height: $0, alignment: .center)))
    }
    layout.entries = [
      .beginSection, .member(cells[0], .header), .member(cells[1], .content), .member(cells[2], .content),
      .endSection,
    ]
    let id = tree.makeNode(layout, kind: .container)
    // The last view of the section has gone already.
    tree.setChildren(Array(cells[..<2]), of: id)
    tree.place(id, at: .zero, proposal: ProposedViewSize(width: 50, height: nil))
    #expect(cells[..<2].map { tree.frame(of: $0).minY } == [40, 10])
  }

  @Test("a container that was archived goes on with the entries that it is given")
  func archived() {
    let (tree, layout) = (LayoutTree(), LazyLayout())
    layout.settings.gap = 0
    let cells = [CGFloat(10), 20].map {
      tree.makeNode(.fixedFrame(LayoutRule.FixedFrame(width: 50, height: $0, alignment: .center)))
    }
    let id = tree.makeNode(layout, kind: .container)
    tree.setChildren(cells, of: id)
    layout.entries = [.member(cells[0], .content)]
    let offer = ProposedViewSize(width: 50, height: nil)
    tree.place(id, at: .zero, proposal: offer)
    _ = tree.archive(id)
    layout.entries.append(.member(cells[1], .content))
    tree.setNeedsLayout(id)
    #expect(tree.size(of: id, offer) == CGSize(width: 50, height: 30))
  }

  @Test("a grid that is offered nothing is as broad as its cells would like to be")
  func ideal() {
    let tree = LayoutTree()
    let layout = LazyLayout()
    let item = LazyTracks.Item(.flexible(minimum: 10, maximum: .infinity), gap: 8)
    layout.settings = LazyLayout.Settings(
      .vertical, .grid([item, item], [.center, .center], across: HorizontalAlignment.center.key), gap: 8)
    let cells = [20, 30, 45].map {
      tree.makeNode(
        .fixedFrame(LayoutRule.FixedFrame(width: $0, height: 10, alignment: .center)))
    }
    layout.entries = cells.map { .member($0, .content) }
    let id = tree.makeNode(layout, kind: .container)
    tree.setChildren(cells, of: id)
    #expect(tree.size(of: id, .unspecified) == CGSize(width: 45 + 8 + 30, height: 28))
    #expect(layout.trackCount(in: nil) == 2)
  }
}
