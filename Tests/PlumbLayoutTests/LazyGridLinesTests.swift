import Testing

@testable import PlumbLayout

/// A grid of two columns, 40 and 60 wide, whose lines are 10 high and 10 apart. Of its elements only some are there.
@Suite("Lines of a lazy grid")
struct LazyGridLinesTests {
  private let tree = LayoutTree()

  private func lines(_ elements: LazyElements, _ count: Int, realised: Range<Int>, notes: Bool = true)
    -> LazyLines
  {
    elements.take(count, isSame: true)
    elements.realised = realised
    elements.pitch = 20
    var entries: [LazyEntry] = [.absent(elements, 0..<realised.lowerBound, isTrailing: false)]
    for index in realised {
      let cell = tree.makeNode(.fixedFrame(.init(width: 10, height: 10, alignment: .center)))
      entries += [.begin(elements, index), .member(cell, .content), .end(elements, index)]
    }
    entries.append(.absent(elements, realised.upperBound..<count, isTrailing: true))
    let tracks = [(0, 40), (40, 60)].map {
      LazyLines.Track(start: CGFloat($0.0), length: CGFloat($0.1), alignment: .topLeading)
    }
    return LazyLines(
      LayoutNode(tree: tree, id: tree.makeNode(.plain)), axis: .vertical, tracks: tracks,
      whole: LazyLines.Track(start: 0, length: 100, alignment: .topLeading), gap: 10, entries: entries,
      notes: notes)
  }

  @Test("elements that are not there fill the line that is open before they take lines of their own")
  func openLines() {
    let elements = LazyElements()
    let lines = lines(elements, 8, realised: 3..<5)
    // The three before leave room for one in the second line; of the three behind, one stands in the third.
    #expect(lines.cells.map(\.origin) == [CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 40)])
    #expect(lines.length == 70)
    #expect(elements.starts == [20, 40] && elements.end == 60 && elements.placed == 3)
  }

  @Test("a line that is full is not open, and none is left out")
  func fullLines() {
    let elements = LazyElements()
    let lines = lines(elements, 9, realised: 2..<4)
    #expect(lines.cells.map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
    // Five behind take three lines: in all there are five, without the last gap.
    #expect(lines.length == 90)
  }

  @Test(
    "the elements of a part are whole lines, whose starts are before its end and whose ends behind its start")
  func ranges() {
    let elements = LazyElements()
    _ = lines(elements, 100, realised: 10..<14)
    #expect(elements.starts == [100, 100, 120, 120] && elements.end == 140)
    func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
      elements.range(from: start, to: end, lineCount: 2, pitch: 20)
    }
    #expect(range(100, 140) == 10..<14)
    #expect(range(121, 140) == 12..<14)
    #expect(range(100, 120) == 10..<12)
    #expect(range(60, 100) == 6..<10)
    #expect(range(60, 90) == 6..<10)
    #expect(range(60, 80) == 6..<8)
    #expect(range(140, 160) == 14..<16)
    #expect(range(150, 170) == 14..<18)
    #expect(range(165, 10_000) == 16..<100)
    #expect(range(0, 10_000) == 0..<100)
  }

  @Test("a line's start is known among those that are there, and estimated beside them")
  func starts() {
    let elements = LazyElements()
    _ = lines(elements, 100, realised: 10..<14)
    #expect([0, 4, 5, 6, 7, 9].map { elements.start(ofLine: $0, 2) } == [0, 80, 100, 120, 140, 180])
    // Another estimate counts from the end of those that are there.
    elements.pitch = 30
    #expect([7, 9].map { elements.start(ofLine: $0, 2) } == [140, 200])
    #expect(elements.first(beyond: 119)?.index == 11)
    #expect(elements.first(beyond: 120)?.start == 120)
    #expect(elements.first(beyond: 140) == nil)
  }
}

/// Cells that are as long as they are told to be, beside cells of their own length.
@Suite("Filled lines of a lazy grid")
struct LazyFilledLinesTests {
  private let tree = LayoutTree()
  private var flexible: NodeID { tree.makeNode(.fill(.init())) }

  private func fixed(_ width: CGFloat, _ height: CGFloat) -> NodeID {
    tree.makeNode(.fixedFrame(.init(width: width, height: height, alignment: .center)))
  }

  private func lines(_ axis: Axis, fills: Bool = true, _ entries: [LazyEntry]) -> LazyLines {
    let tracks = [(0, 40), (40, 60)].map {
      LazyLines.Track(start: CGFloat($0.0), length: CGFloat($0.1), alignment: .center)
    }
    return LazyLines(
      LayoutNode(tree: tree, id: tree.makeNode(.plain)), axis: axis, tracks: tracks,
      whole: LazyLines.Track(start: 0, length: 100, alignment: .center), gap: 5, entries: entries,
      notes: false, fills: fills)
  }

  private func content(_ cells: NodeID...) -> [LazyEntry] { cells.map { .member($0, .content) } }

  @Test("in the end each cell is offered its track and its line, and a flexible one fills both")
  func fills() {
    let lines = lines(.vertical, content(fixed(20, 30), flexible, flexible, fixed(20, 50)))
    #expect(lines.length == 85)
    #expect(lines.cells.map(\.proposal.width) == [40, 60, 40, 60])
    #expect(lines.cells.map(\.proposal.height) == [30, 30, 50, 50])
    #expect(lines.cells.map(\.size.height) == [30, 30, 50, 50])
    #expect(lines.cells.map(\.origin.x) == [10, 40, 0, 60])
    #expect(lines.cells.map(\.origin.y) == [0, 0, 35, 35])
  }

  @Test(
    "a line of flexible cells alone is as long as these would like to be, and a shorter cell stands in the middle"
  )
  func onlyFlexible() {
    let lines = lines(.vertical, content(flexible, flexible, fixed(40, 10), fixed(60, 30)))
    #expect(lines.cells.map(\.size.height) == [10, 10, 10, 30])
    #expect(lines.cells.map(\.origin.y) == [0, 0, 25, 15])
    #expect(lines.cells.map(\.line.length) == [10, 10, 30, 30])
  }

  @Test("lines that stand side by side give their cells their width")
  func sideways() {
    let lines = lines(.horizontal, content(fixed(30, 20), flexible))
    #expect(lines.cells.map(\.proposal.width) == [30, 30] && lines.length == 30)
    #expect(lines.cells.map(\.size) == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 60)])
  }

  @Test(
    "a header has a line of its own and keeps its length, and so do the cells of a container that is no grid")
  func unfilled() {
    let header = lines(.vertical, [.member(flexible, .header)])
    #expect(header.cells[0].proposal.height == nil && header.length == 10)
    let stack = lines(.vertical, fills: false, content(fixed(20, 30), flexible))
    #expect(stack.cells.map(\.size.height) == [30, 10])
    #expect(stack.cells.map(\.proposal.height) == [nil, nil])
  }
}
