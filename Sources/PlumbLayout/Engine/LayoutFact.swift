/// A finding of a rule while it answers or arranges, as numbers, in points. Sentences are made elsewhere.
package enum LayoutFact: Equatable {
  // MARK: Stacks

  /// The distance before a child of a stack, and who wished for it.
  case gap(before: NodeID, length: CGFloat, GapSource)
  /// The range of a child along a stack's axis, whether it had to be measured, and its turn to receive its share.
  case range(
    of: NodeID, minimum: CGFloat, maximum: CGFloat, wasKnown: Bool, priority: CGFloat, order: Int)
  /// Children of one priority share what is available, which is what the higher ones left less what is reserved
  /// for the lower ones' minima.
  case group(priority: CGFloat, children: Int, available: CGFloat, reserved: CGFloat)

  // MARK: Guides

  /// The position of a guide in a child, and whether the child or a view in it has set it.
  case guide(of: NodeID, AlignmentKey, CGFloat, isExplicit: Bool)
  /// The position in the container of the line on which the children's guides lie.
  case line(AlignmentKey, CGFloat)

  // MARK: Frames and other modifiers

  /// A length that a frame says itself.
  case fixed(Axis, CGFloat)
  /// The calculation of a length by a frame with bounds.
  case bounds(Axis, FrameBounds, proposed: CGFloat?, child: CGFloat, rule: FrameRule, length: CGFloat)
  case insets(EdgeInsets)
  /// Width divided by height, and whether the modifier says it or the child's ideal size gives it.
  case ratio(CGFloat, fills: Bool, isGiven: Bool)
  /// The axes on which the ideal size is asked for.
  case fixedSize(Axis.Set)
  case offset(x: CGFloat, y: CGFloat)
  case position(x: CGFloat, y: CGFloat)

  // MARK: Leaves

  /// The ideal size of a view that fills its proposal.
  case ideal(CGSize)
  /// A spacer's least length.
  case minimum(CGFloat)
  case thickness(Axis, CGFloat)
  case text(TextFacts)

  // MARK: Choices, grids, lazy containers, scroll views

  /// A view of several was tried. `ideal` and `room` are those of the axis on which it was too long, if it was.
  case candidate(NodeID, fits: Bool, Axis, ideal: CGFloat, room: CGFloat)
  /// The share of each open track of a grid at a group's start: the offer, less the gaps and the tracks that are done.
  case gridShare(Axis, offered: CGFloat, gaps: CGFloat, committed: CGFloat, open: Int, share: CGFloat)
  /// A grid's column or row, the gap before it, and the cell that made it so long, if one alone did.
  case track(Axis, number: Int, length: CGFloat, gap: CGFloat, by: NodeID)
  /// The slot of a cell.
  case slot(of: NodeID, columns: Range<Int>, row: Int, CGRect)
  /// The line of a cell of a lazy container, and a cell that made it so long, if it is no estimate.
  case cell(NodeID, Axis, start: CGFloat, length: CGFloat, by: NodeID)
  /// The estimated length of a lazy container's elements that are not there.
  case estimated(elements: Int, length: CGFloat)
  /// An axis along which a scroll view scrolls: how long its content is, and how far it is scrolled.
  case scroll(Axis, content: CGFloat, offset: CGFloat)
  /// The margins of a scroll view around its content.
  case margins(EdgeInsets)

  // MARK: Views that place others by themselves

  /// A child is in a stretch of the container: at its start (0), in its middle (0.5), at its end (1).
  case anchored(of: NodeID, Axis, start: CGFloat, room: CGFloat, share: CGFloat)
  /// A layout puts a point of a child, in shares of its size, at a point that it chooses.
  case placed(of: NodeID, at: CGPoint, anchor: UnitPoint)

  // MARK: Views that look at others

  /// A length that is made from a container's further out.
  case relative(Axis, container: CGFloat, isScrollView: Bool, length: CGFloat)
  /// A view and a bar beside it: how long the bar is, the gap between, and whether the bar comes first.
  case bar(Axis, length: CGFloat, gap: CGFloat, isFirst: Bool)
  /// The part of another view's frame that a view matches: the size, and where a point of it lies.
  case matched(CGSize?, CGPoint?)
  /// The insets by which a view extends beyond its frame, because it ignores the safe area.
  case outset(EdgeInsets)
  /// A field for typing: how long its words are, and how high they and an empty line are.
  case field(words: CGSize, line: CGFloat)
}

/// The source of a distance between two neighbours.
package enum GapSource: String, CaseIterable {
  /// The stack says so.
  case explicit
  /// Neither neighbour has a preference.
  case usual
  /// A neighbour's own preference beside anything: none beside a spacer.
  case wish
  /// Both are texts, and the font says so.
  case textToText
  /// One is a text or a symbol, and the other has only symbols.
  case symbol
  /// The font of the text or symbol, towards the view above it.
  case aboveText
  /// The font of the text or symbol, towards the view below it.
  case belowText
}

/// The bounds of a frame on one axis.
package struct FrameBounds: Equatable {
  package var minimum: CGFloat?
  package var ideal: CGFloat?
  package var maximum: CGFloat?

  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
  }
}

/// The rule by which a flexible frame chose a length.
package enum FrameRule: String, CaseIterable {
  case ideal, proposalWithinBounds, maximum, minimum, childWithinBounds
}

/// The facts about a text's lines.
package struct TextFacts: Equatable {
  /// The number of lines that are shown.
  package var lines: Int
  /// The longest of them, in points, up to the pixel.
  package var widest: CGFloat
  /// The height of one line, if all are as high.
  package var lineHeight: CGFloat?
  package var isTruncated: Bool
  /// The factor that makes the font small enough for the text to fit.
  package var scale: CGFloat
  /// On one line the text would be as wide.
  package var ideal: CGFloat
  /// The most lines, if there is a limit.
  package var limit: Int?

  package init(
    lines: Int, widest: CGFloat, lineHeight: CGFloat?, isTruncated: Bool, scale: CGFloat, ideal: CGFloat,
    limit: Int?
  ) {
    (self.lines, self.widest, self.lineHeight, self.isTruncated) = (lines, widest, lineHeight, isTruncated)
    (self.scale, self.ideal, self.limit) = (scale, ideal, limit)
  }
}
