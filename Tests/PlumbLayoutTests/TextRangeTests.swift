import PlumbLayout
import Testing

/// Texts say how narrow and how wide they are without being asked, and must say what they would answer.
@Suite("The ranges of texts")
struct TextRangeTests {
  private static let metrics = FontMetrics(
    ascent: 16.47, descent: 4.1, leading: 0.5, capHeight: 12, rounding: .lineToPixel)

  /// A text of these paragraphs, in which a space is white, "~" has no width and "." has next to none.
  private func text(_ paragraphs: [String]) -> BreakableText {
    var (clusters, x, breaks): ([BreakableText.Cluster], [CGFloat], [BreakableText.Break]) = ([], [0], [])
    var parts: [BreakableText.Paragraph] = []
    for paragraph in paragraphs {
      let (first, firstBreak) = (clusters.count, breaks.count)
      for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0 {
          let end = clusters.count
          clusters.append(.init(run: 0, isWhite: true, startsCharacter: true))
          x.append(x[x.count - 1] + 4.25)
          breaks.append(.init(next: clusters.count, end: end, endX: x[end]))
        }
        for letter in word {
          clusters.append(.init(run: 0, isWhite: false, startsCharacter: letter != "~"))
          let width: CGFloat = letter == "~" ? 0 : letter == "." ? 0.0003 : letter == "W" ? 15.3 : 3.7
          x.append(x[x.count - 1] + width)
        }
      }
      if !paragraph.isEmpty {
        breaks.append(.init(next: clusters.count, end: clusters.count, endX: x[clusters.count]))
      }
      parts.append(
        .init(clusters: first..<clusters.count, breaks: firstBreak..<breaks.count, level: 0, run: 0))
    }
    return BreakableText(
      clusters: clusters, x: x, breaks: breaks, paragraphs: parts,
      styles: [.init(metrics: Self.metrics, baselineOffset: 0)], ellipses: [14.5], hyphens: [],
      isEmpty: clusters.isEmpty)
  }

  private static let options: [LineOptions] = [
    LineOptions(), LineOptions(lineLimit: 1), LineOptions(lineLimit: 2, truncation: .middle),
    LineOptions(truncation: .head, minimumScaleFactor: 0.001), LineOptions(allowsTightening: true),
    LineOptions(minimumLines: 3, lineSpacing: 4, displayScale: 3),
  ]

  @Test(
    "a paragraph's range is its answers to no width and to endless width, whatever the height is",
    arguments: [
      "", " ", "i", "W", "~", "i~ W", "several words of W and i, of which some are long", "WWWWWWWW",
    ])
  func paragraph(words: String) throws {
    for options in Self.options {
      let text = TextLayout(text([words]), options)
      let range = try #require(text.knownRange(.horizontal))
      let tree = LayoutTree()
      let node = tree.makeNode(text, kind: .leaf)
      for height in [nil, 0, 1, 20, 21, 22, 50, 1000, CGFloat.infinity] {
        let (least, most) = (
          tree.size(of: node, ProposedViewSize(width: 0, height: height)).width,
          tree.size(of: node, ProposedViewSize(width: .infinity, height: height)).width
        )
        #expect(range == LengthRange(least, most), "\(words), \(String(describing: height)), \(options)")
      }
      #expect(text.knownRange(.vertical) == nil)
    }
  }

  @Test("several paragraphs, and letters that rounding could forgive, are asked")
  func asked() {
    #expect(TextLayout(text(["i", "W"]), LineOptions()).knownRange(.horizontal) == nil)
    #expect(TextLayout(text(["i."]), LineOptions()).knownRange(.horizontal) == nil)
  }

  /// A row of two columns of texts, a spacer and another text.
  private func row(_ first: String, in tree: LayoutTree) -> (row: NodeID, first: NodeID) {
    let leaf = tree.makeNode(TextLayout(self.text([first]), LineOptions()), kind: .leaf)
    func text(_ words: String) -> NodeID {
      tree.makeNode(TextLayout(self.text([words]), LineOptions()), kind: .leaf)
    }
    func stack(_ axis: Axis, _ children: [NodeID]) -> NodeID {
      let node = tree.makeNode(
        .stack(.init(axis: axis, alignment: AlignmentKey(axis: axis.cross, number: 1), spacing: 3)))
      tree.setChildren(children, of: node)
      return node
    }
    let spacer = tree.makeNode(.spacer(.init(axis: .horizontal, minimum: 0)))
    let row = stack(
      .horizontal,
      [stack(.vertical, [leaf, text("some words below W")]), spacer, text("a text that gives way")])
    return (row, leaf)
  }

  private func frames(_ tree: LayoutTree, _ id: NodeID) -> [CGRect] {
    [tree.absoluteFrame(of: id)] + tree.children(of: id).flatMap { frames(tree, $0) }
  }

  @Test("a row asks no text for its range, and lays it out as a row that is watched, which asks")
  func row() {
    for width in [CGFloat(0), 40, 100, 150, 400] {
      let proposal = ProposedViewSize(width: width, height: 100)
      let (plain, watched) = (LayoutTree(), LayoutTree())
      let one = row("the first words", in: plain).row
      plain.place(one, at: .zero, proposal: proposal)
      let other = row("the first words", in: watched).row
      watched.trace = LayoutTrace()
      watched.place(other, at: .zero, proposal: proposal)
      #expect(frames(plain, one) == frames(watched, other))
      #expect(plain.counts.computations < watched.counts.computations)
      // Whoever watches afterwards sees the same questions as who has watched from the start.
      plain.forgetEverything()
      plain.trace = LayoutTrace()
      let before = plain.counts.computations
      plain.place(one, at: .zero, proposal: proposal)
      #expect(plain.counts.computations - before == watched.counts.computations)
    }
  }

  @Test(
    "a frame with both bounds has its range by itself, so that also who watches sees no question to the text in it"
  )
  func bounded() {
    let tree = LayoutTree()
    let leaf = tree.makeNode(TextLayout(text(["some words"]), LineOptions()), kind: .leaf)
    let none = LayoutRule.FlexibleFrame.Bounds(minimum: nil, ideal: nil, maximum: nil)
    let frame = tree.makeNode(
      .flexibleFrame(
        .init(width: .init(minimum: 10, ideal: nil, maximum: 30), height: none, alignment: .center)))
    tree.setChildren([leaf], of: frame)
    let row = tree.makeNode(
      .stack(.init(axis: .horizontal, alignment: AlignmentKey(axis: .vertical, number: 1), spacing: 0)))
    tree.setChildren([frame, tree.makeNode(.fill(.init()))], of: row)
    let trace = LayoutTrace()
    tree.trace = trace
    tree.place(row, at: .zero, proposal: ProposedViewSize(width: 100, height: 50))
    let ranges = trace.steps.compactMap { step -> LayoutFact? in
      guard case .fact(row, _, let fact) = step, case .range(frame, _, _, _, _, _) = fact else { return nil }
      return fact
    }
    #expect(!ranges.isEmpty)
    for range in ranges {
      #expect(range == .range(of: frame, minimum: 10, maximum: 30, wasKnown: true, priority: 0, order: 0))
    }
  }

  @Test("a text whose range changes moves what stands beside it")
  func change() {
    let proposal = ProposedViewSize(width: 150, height: 100)
    let (tree, anew) = (LayoutTree(), LayoutTree())
    let (row, first) = row("W", in: tree)
    tree.place(row, at: .zero, proposal: proposal)
    let text = text(["words that are much longer than those"])
    if (tree.object(of: first) as? TextLayout)?.update(text, LineOptions()) == true {
      tree.setNeedsLayout(first)
    }
    tree.place(row, at: .zero, proposal: proposal)
    let other = self.row("words that are much longer than those", in: anew).row
    anew.place(other, at: .zero, proposal: proposal)
    #expect(frames(tree, row) == frames(anew, other))
  }
}
