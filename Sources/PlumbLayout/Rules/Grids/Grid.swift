extension LayoutRule {
  /// Rows of cells whose columns are lined up.
  ///
  /// 1. There are as many columns as the longest row has, spans counted; a child that is in no row spans all of them.
  /// 2. The gap before a column is the widest between two neighbours of which the second starts there; the gap before
  ///    a row the widest between cells that share a column.
  /// 3. Offered nothing in particular on both axes, every cell is asked for its ideal size.
  /// 4. Otherwise each cell reports its size at zero and at infinity. Cells get their shares in groups: by priority, the
  ///    higher first; then by the number of axes on which they are endless; then by how far they can grow.
  /// 5. At the start of a group, what the committed tracks and the gaps leave is shared by the open ones: those with a
  ///    cell of this priority that has no share yet. A cell is offered its tracks' shares, and never less than
  ///    they are long already; on an unsized axis just that.
  /// 6. Answers lengthen tracks at once; what a span lacks is added after its group, to those of its columns that have
  ///    no answer of a single cell yet, or else to all.
  /// 7. After a group, tracks in which no cell of this priority waits are committed.
  /// 8. The grid is as large as its tracks and gaps together.
  /// 9. At last each cell is offered its slot, unless it has filled it already, and lined up in it: on its anchor, or
  ///    on the guides of its column, its row or the grid.
  ///
  /// (Rules/Grids.md#S1 to S14)
  package struct Grid: ContainerRule, BuiltInRule {
    package var alignment: Alignment
    /// The distances between columns and between rows in points; unspecified: those that the cells prefer.
    package var columnGap: Length
    package var rowGap: Length

    package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
      self.alignment = alignment
      (columnGap, rowGap) = (Length(horizontalSpacing), Length(verticalSpacing))
    }

    var traits: RuleTraits { .container(.grid, priority: .own(0)) }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&alignment)
      stream.pass(&columnGap)
      stream.pass(&rowGap)
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? { nil }

    package func measure(_ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      if places.count == 0 { return .zero }
      var pass = GridPass(self, places, proposal, node)
      pass.giveShares()
      return pass.size
    }

    package func arrange(
      _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
    ) {
      if places.count == 0 { return }
      var pass = GridPass(self, places, proposal, node)
      pass.giveShares()
      pass.placeCells()
    }

    /// The preferences of the cells at each edge.
    package func spacing(_ places: Places) -> ViewSpacing {
      if places.count == 0 { return .zero }
      let cells = GridCells(places)
      var spacing: ViewSpacing?
      for index in 0..<places.count {
        let cell = cells[index]
        var edges: Edge.Set = []
        if cell.columns.lowerBound == 0 { edges.formUnion(.leading) }
        if cell.columns.upperBound == cells.columnCount { edges.formUnion(.trailing) }
        if cell.row == 0 { edges.formUnion(.top) }
        if cell.row == cells.rowCount - 1 { edges.formUnion(.bottom) }
        let wishes = places.tree.spacing(of: places[index].node)
        var known = spacing ?? ViewSpacing.unspoken
        known.formUnion(wishes, edges: edges)
        spacing = known
      }
      return spacing ?? .zero
    }
  }
}

extension ViewSpacing {
  /// No preference on any side, not even the response to a text, as the start of a union.
  static let unspoken: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = Side() }
    return spacing
  }()
}
