import PlumbLayout
import Testing

@Suite("A tree as numbers")
struct ArchiveTests {
  /// A row with a frame, a text and what fills the rest, laid out.
  private func made() -> (tree: LayoutTree, root: NodeID) {
    let tree = LayoutTree()
    let metrics = FontMetrics(ascent: 8, descent: 2, leading: 0, capHeight: 6, rounding: .wholePoints)
    let text = BreakableText(
      clusters: (0..<5).map { .init(run: 0, isWhite: $0 == 2, startsCharacter: true) },
      x: [0, 10, 20, 25, 35, 45],
      breaks: [.init(next: 3, end: 2, endX: 20), .init(next: 5, end: 5, endX: 45)],
      paragraphs: [.init(clusters: 0..<5, breaks: 0..<2, level: 0, run: 0)],
      styles: [.init(metrics: metrics, baselineOffset: 0)], ellipses: [9], hyphens: [], isEmpty: false)
    let label = tree.makeNode(TextLayout(text, LineOptions()), kind: .leaf)
    let root = Branch.row(.frame(30, 10), .fill).make(in: tree)
    tree.setChildren(tree.children(of: root) + [label], of: root)
    tree.place(root, at: .zero, proposal: ProposedViewSize(width: 100, height: 40))
    return (tree, root)
  }

  @Test("makes the same tree again, whose texts fill lines without their fonts")
  func again() throws {
    let (tree, root) = made()
    let engine = try #require(PageEngine(tree.archive(root).numbers))
    #expect(engine.count == 5)
    for width in [100, 61, 20, nil] as [CGFloat?] {
      let proposal = ProposedViewSize(width: width, height: 40)
      engine.layOut(proposal)
      tree.place(root, at: .zero, proposal: proposal)
      let here = tree.archive(root).nodes.flatMap { id in
        let frame = tree.frame(of: id)
        return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      }
      let frames = engine.frames
      #expect(stride(from: 0, to: frames.count, by: 7).flatMap { frames[$0..<$0 + 4] } == here)
    }
    // Of the 60, the frame takes 30 and the text is offered half of the rest: one letter fits in a line, and it has four.
    engine.layOut(ProposedViewSize(width: 60, height: 40))
    #expect(engine.lines(of: 4).count == 1 + 4 * 11)
    #expect(engine.lines(of: 0).isEmpty)
  }

  @Test("a number of it can be changed, to one that the rule can have")
  func changes() throws {
    let (tree, root) = made()
    let engine = try #require(PageEngine(tree.archive(root).numbers))
    // The stack: its kind, axis, alignment and gap.
    #expect(engine.numbers(of: 0).count == 4)
    #expect(engine.setNumber(2, of: 0, to: 25))
    engine.layOut(ProposedViewSize(width: 100, height: 40))
    // After the frame of 30 comes the gap.
    #expect(engine.frames[3 * 7] == 55)
    // An axis is 0 or 1.
    #expect(!engine.setNumber(0, of: 0, to: 2))
    #expect(!engine.setNumber(3, of: 0, to: 1))
    #expect(!engine.setNumber(0, of: 9, to: 1))
    #expect(!engine.setNumber(0, of: 4, to: 1))
    #expect(engine.setLineLimit(1, of: 4))
    engine.layOut(ProposedViewSize(width: 60, height: 40))
    #expect(engine.lines(of: 4).count == 1 + 11)
  }

  @Test("numbers that are cut off, damaged or made up make no tree, and end nothing")
  func damaged() {
    let (tree, root) = made()
    let numbers = tree.archive(root).numbers
    for count in 0..<numbers.count { #expect(PageEngine(Array(numbers.prefix(count))) == nil) }
    #expect(PageEngine(numbers + [0]) == nil)
    let wrong: [Double] = [-1, 0.5, 7, 1e9, 1e300, .infinity, -.infinity, .nan]
    for index in numbers.indices {
      for number in wrong {
        var damaged = numbers
        damaged[index] = number
        // Where a length is any number, a tree with that length is laid out.
        PageEngine(damaged)?.layOut(ProposedViewSize(width: 60, height: 40))
      }
    }
  }
}
