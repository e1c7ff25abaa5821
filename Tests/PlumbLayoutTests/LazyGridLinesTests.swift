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
