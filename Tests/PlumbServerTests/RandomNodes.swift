import PlumbLayout

/// Trees of layout nodes made at random, the same ones for the same seed.
struct RandomNodes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func number(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private mutating func length() -> CGFloat { CGFloat(number(4000)) / 16 }
  private mutating func maybeLength() -> CGFloat? { number(3) == 0 ? nil : length() }

  private mutating func alignment() -> Alignment {
    let all: [Alignment] = [
      .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline, .top,
    ]
    return all[number(all.count)]
  }

  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: maybeLength(), height: maybeLength())
  }

  /// A node with all that is in it.
  mutating func node(in tree: LayoutTree, depth: Int) -> NodeID {
    if depth == 0 || number(5) == 0 { return leaf(in: tree) }
    let several = number(2) == 0
    let id = several ? container(in: tree) : modifier(in: tree)
    let count: Int
    switch tree.rule(of: id) {
    case .layered: count = 2
    default: count = several ? number(5) : 1
    }
    tree.setChildren((0..<count).map { _ in node(in: tree, depth: depth - 1) }, of: id)
    return id
  }

  private mutating func leaf(in tree: LayoutTree) -> NodeID {
    switch number(6) {
    case 0:
      return tree.makeNode(
        .spacer(.init(axis: number(2) == 0 ? .horizontal : .vertical, minimum: length() / 8)))
    case 1: return tree.makeNode(.divider(.init(axis: number(2) == 0 ? nil : .vertical, thickness: 0.5)))
    case 2: return tree.makeNode(.square)
    case 3: return tree.makeNode(.fill(.init(ideal: CGSize(width: length(), height: length()))))
    default:
      var options = LineOptions(displayScale: 3)
      if number(3) == 0 { options.lineLimit = 1 + number(3) }
      if number(4) == 0 { options.minimumScaleFactor = 0.5 }
      if number(4) == 0 { options.truncation = .middle }
      return tree.makeNode(TextLayout(text(), options), kind: .leaf)
    }
  }

  /// Words of letters with widths at random, in one or two paragraphs.
  private mutating func text() -> BreakableText {
    var (clusters, x, breaks): ([BreakableText.Cluster], [CGFloat], [BreakableText.Break]) = ([], [0], [])
    var paragraphs: [BreakableText.Paragraph] = []
    for _ in 0...number(2) {
      let (first, firstBreak) = (clusters.count, breaks.count)
      let words = number(12)
      for word in 0..<words {
        for _ in 0...number(8) {
          clusters.append(.init(run: 0, isWhite: false, startsCharacter: true))
          x.append(x[x.count - 1] + 3 + length() / 40)
        }
        let end = clusters.count
        if word < words - 1 {
          clusters.append(.init(run: 0, isWhite: true, startsCharacter: true))
          x.append(x[x.count - 1] + 4.25)
        }
        breaks.append(.init(next: clusters.count, end: end, endX: x[end]))
      }
      paragraphs.append(
        .init(clusters: first..<clusters.count, breaks: firstBreak..<breaks.count, level: 0, run: 0))
    }
    let metrics = FontMetrics(
      ascent: 16.47, descent: 4.1, leading: 0, capHeight: 12, rounding: .lineToPixel)
    return BreakableText(
      clusters: clusters, x: x, breaks: breaks, paragraphs: paragraphs,
      styles: [.init(metrics: metrics, baselineOffset: 0)], ellipses: [14.5], hyphens: [],
      isEmpty: clusters.isEmpty)
  }

  private mutating func container(in tree: LayoutTree) -> NodeID {
    let isMirrored = number(6) == 0
    switch number(6) {
    case 0: return tree.makeNode(.depthStack(.init(alignment: alignment())), isMirrored: isMirrored)
    case 1:
      return tree.makeNode(
        .grid(.init(alignment: alignment(), horizontalSpacing: maybeLength(), verticalSpacing: nil)),
        isMirrored: isMirrored)
    case 2: return tree.makeNode(FirstFit(axes: number(2) == 0 ? .horizontal : .vertical), kind: .container)
    case 3: return tree.makeNode(.layered(.init(alignment: alignment())), isMirrored: isMirrored)
    default:
      let axis: Axis = number(2) == 0 ? .horizontal : .vertical
      let spacing: CGFloat? = number(2) == 0 ? nil : length() / 16
      return tree.makeNode(
        .stack(.init(axis: axis, alignment: alignment()[axis.cross], spacing: spacing)),
        isMirrored: isMirrored)
    }
  }

  private mutating func modifier(in tree: LayoutTree) -> NodeID {
    switch number(9) {
    case 0: return tree.makeNode(.padding(.init(EdgeInsets(length() / 16, edges: .all))))
    case 1:
      return tree.makeNode(
        .fixedFrame(.init(width: maybeLength(), height: maybeLength(), alignment: alignment())))
    case 2:
      return tree.makeNode(
        .flexibleFrame(
          .init(
            width: .init(minimum: maybeLength(), ideal: maybeLength(), maximum: maybeLength()),
            height: .init(minimum: nil, ideal: nil, maximum: .infinity), alignment: alignment())))
    case 3: return tree.makeNode(.offset(.init(x: length(), y: -length())))
    case 4: return tree.makeNode(.position(.init(x: length(), y: length())))
    case 5: return tree.makeNode(.fixedSize(.init(axes: number(2) == 0 ? .horizontal : .vertical)))
    case 6:
      let length: CGFloat? = maybeLength()
      return tree.makeNode(.aspectRatio(.init(ratio: length.map { $0 / 64 }, fills: number(2) == 0)))
    case 7: return tree.makeNode(.priority(CGFloat(number(3))))
    default: return tree.makeNode(.plain)
    }
  }
}
