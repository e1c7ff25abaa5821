import PlumbLayout

/// The description of the reason of each step: the one place that says its name, what the question is for, its numbers
/// with their names and units, the rest of a sentence about the offer, and its row in Documentation/Trace.md.
/// `nil` is the reason of a step that is no question.
extension LayoutReason? {
  package func pass(to reader: inout some TraceReader) {
    switch self {
    case .passedOn:
      reader.reason(
        .passedOn, .offer, "the parent passes on what it was offered itself, changed by its own rule")

    // MARK: Stacks and grids

    case .minimum:
      reader.reason(
        .minimum, .probe, "a stack or grid wants to know the least that a view takes",
        ", to know the least that it takes")
    case .maximum:
      reader.reason(
        .maximum, .probe, "a stack or grid wants to know the most that a view takes",
        ", to know the most that it takes")
    case .sameForAll:
      reader.reason(
        .sameForAll, .offer,
        "the stack was offered nothing in particular, no room or endless room, and offers all children the same",
        ", the same as all its children")
    case .onlyChild:
      reader.reason(
        .onlyChild, .share, "the only child of a stack is offered all of it",
        ", all that it has, because it has no other child")
    case .share(let remaining, let children, let order, let flexibility, let priority, let reserved):
      reader.reason(
        .share, .share, "a child's share of a stack: `remaining` ÷ `children`, at least 0",
        children == 1
          ? ", all that is left"
          : ", an equal part of the \(describe(remaining)) that are left for \(children) views")
      reader.field(.remaining, .length(remaining))
      reader.field(.children, .count(children), "of its priority that have no share yet")
      reader.field(.order, .count(order), "in the stack, from 0")
      reader.field(.flexibility, .length(flexibility))
      reader.field(.priority, .number(priority))
      reader.field(.reserved, .length(reserved), "for the minima of lower priorities")
    case .cell(let order):
      reader.reason(.cell, .offer, "a cell's share of a grid", ", a cell's share")
      reader.field(.order, .count(order), "in the grid, from 0")
    case .slot:
      reader.reason(
        .slot, .offer, "a cell's slot, once all columns and rows have their lengths", ", the cell's slot")

    // MARK: Modifiers and other containers

    case .aspectRatio(let ratio):
      reader.reason(.aspectRatio, .offer, "the proposal was fitted to a ratio", ", fitted to its ratio")
      reader.field(.ratio, .number(ratio), "width ÷ height")
    case .proportions:
      reader.reason(
        .proportions, .probe, "the ideal size is asked, to know the ratio", ", to know its proportions")
    case .fit:
      reader.reason(.fit, .probe, "`ViewThatFits` asks for the ideal size", ", to know whether it fits")
    case .layer:
      reader.reason(
        .layer, .offer,
        "an overlay or background is offered the size of the view that it is behind or in front of",
        ", the size of the view that it is behind or in front of")
    case .layout:
      reader.reason(.layout, .offer, "a `Layout` of your own asks its subview", ", as its layout asks")

    // MARK: Places

    case .placement: reader.reason(.placement, .offer, "the parent gives the view its place")
    case nil: reader.reason(.arrangement, .offer, "the view gives its content places")
    }
  }
}

extension LayoutReason {
  /// The part that the answer has in the layout.
  package enum Purpose {
    /// The question only wants to know something, and offers nothing.
    case probe
    /// A child of a stack is offered its share.
    case share
    case offer
  }

  package var isProbe: Bool { purpose == .probe }
  var isShare: Bool { purpose == .share }

  private var purpose: Purpose? {
    var reader = PurposeReader()
    Optional(self).pass(to: &reader)
    return reader.purpose
  }

  /// The rest of a sentence about the offer, behind "offers … 100 × 50".
  var clause: String {
    var reader = ClauseReader()
    Optional(self).pass(to: &reader)
    return reader.clause
  }
}

private struct PurposeReader: TraceReader {
  var purpose: LayoutReason.Purpose?

  mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String, clause: () -> String
  ) {
    self.purpose = purpose
  }
}

private struct ClauseReader: TraceReader {
  var clause = ""

  mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String, clause: () -> String
  ) {
    self.clause = clause()
  }
}
