/// A text in a layout: shaped once, in lines for whatever width it is offered.
open class TextLayout: LayoutObject {
  private var filled: FilledLines
  /// The lines of the answer with which the layout has put the text in its place.
  package private(set) var placed: FilledText?

  package init(_ text: BreakableText, _ options: LineOptions) { filled = FilledLines(text, options) }

  /// Whether its size does not depend on its lines.
  open var hasSizeOfItsOwn: Bool { false }

  /// Gives it the text, where that waits until somebody asks for it.
  open func prepare() {}

  package var text: BreakableText {
    prepare()
    return filled.text
  }
  package var options: LineOptions { filled.options }

  /// The number of times that the text was filled into lines since the tree forgot its answers.
  package var fillings: Int { filled.fillings }

  /// Replaces the text, and returns whether the layout may change.
  package func update(_ text: BreakableText, _ options: LineOptions) -> Bool {
    if text === filled.text && options == filled.options { return false }
    (filled, placed) = (FilledLines(text, options), nil)
    return true
  }

  package func filling(_ proposal: ProposedViewSize) -> FilledText {
    prepare()
    return filled.lines(width: proposal.width, height: proposal.height)
  }

  /// The lines in a frame: those that the layout has put there. Only what is drawn in another size than it was laid out
  /// in has its own lines, as while the size moves from one to the next.
  package func filling(in size: CGSize) -> FilledText {
    if let placed, placed.size == size { return placed }
    return filling(ProposedViewSize(size))
  }

  open override func willPlaceChildren(size: CGSize, proposal: ProposedViewSize, _ node: LayoutNode) {
    placed = filling(proposal)
  }

  open override func forgetAnswers() { filled.forget() }

  open override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let lines = filling(proposal)
    if let trace = node.tree.trace { trace.note(node.id, .text(facts(lines))) }
    return lines.size
  }

  /// A line is never wider than the room, so that with no room all lines are 0 wide, however many are shown. Without an
  /// end to the width one paragraph is one line, which no height takes away.
  open override func knownRange(_ axis: Axis) -> LengthRange? {
    guard axis == .horizontal, !hasSizeOfItsOwn, text.paragraphs.count == 1, text.isWiderThanNothing else {
      return nil
    }
    return LengthRange(0, filling(.unspecified).size.width)
  }

  /// Returns the facts about the text's lines, which explain its size.
  private func facts(_ lines: FilledText) -> TextFacts {
    let height = lines.boxes.first?.height
    // Nobody asked for the ideal width, so it is not kept: who counts the fillings counts those of the layout.
    let ideal = filled.text.fill(width: nil, height: nil, options: filled.options)
    return TextFacts(
      lines: lines.ranges.count, widest: lines.size.width,
      lineHeight: lines.ranges.count == 1
        ? lines.size.height : lines.boxes.allSatisfy { $0.height == height } ? height : nil,
      isTruncated: lines.isTruncated, scale: lines.scale, ideal: ideal.size.width,
      limit: filled.options.lineLimit)
  }

  open override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return filling(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return filling(proposal).lastBaseline }
    return nil
  }

  /// Returns the room that a text wants above and below, from its font's measures (Rules/Spacing.md#R-31, which agrees
  /// with what was measured on macOS; that iOS does the same is assumed).
  open override func spacing(_ node: LayoutNode) -> ViewSpacing {
    let lines = filling(.unspecified)
    let (first, last) = (lines.firstMetrics, lines.lastMetrics)
    return .text(
      lineGap: max(0, roundedUp(first.leading)),
      above: first.ascent + first.descent + tenth(first) - first.ascent,
      below: max(last.ascent + last.descent + tenth(last) - last.capHeight, tenth(last) + last.descent))
  }

  /// A tenth of the line, up to the pixel.
  private func tenth(_ metrics: FontMetrics) -> CGFloat {
    roundedUp(0.1 * (metrics.ascent + metrics.descent))
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    Pixels.up(length, filled.options.displayScale)
  }
}
