import PlumbLayout

nonisolated extension View {
  /// Sets the number of columns that the view spans in its grid. Two such numbers above 1 on one view are added.
  public func gridCellColumns(_ count: Int) -> some View { modifier(_GridCellColumns(count: count)) }

  /// Sets the point at which the view is aligned in its cell, whatever the alignment of its column, row and grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellAnchor(anchor: anchor))
  }

  /// Offers the view no more than its column and row have without it, on the given axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellUnsizedAxes(axes: axes))
  }

  /// Lines the whole column of the view up on a guide. The first view of a column that says so counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridColumnAlignment(guide: guide))
  }
}

nonisolated package struct _GridCellColumns: _ElementModifier {
  let count: Int

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    var settings = GridCellSettings()
    let count = modifier.count
    if count < 0 {
      settings.span = 1
      builder.reportHere("gridCellColumns of \(count) is not possible; 1 is used.")
    } else if count == 0 {
      settings.span = 0
      builder.reportHere(
        "gridCellColumns of 0 gives the view no column, and others overlap it; say at least 1.")
    } else {
      settings.span = min(count, GridCellSettings.spanLimit)
      if count > GridCellSettings.spanLimit {
        builder.reportHere("gridCellColumns of \(count) is too much; \(GridCellSettings.spanLimit) is used.")
      }
    }
    builder.gridCell(Self.self, "gridCellColumns", settings, content: content)
  }
}

nonisolated package struct _GridCellAnchor: _ElementModifier {
  let anchor: UnitPoint

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    var settings = GridCellSettings()
    settings.anchor = UnitPoint(
      x: builder.usable(modifier.anchor.x, "gridCellAnchor of x", allowsNegative: true) ?? 0,
      y: builder.usable(modifier.anchor.y, "gridCellAnchor of y", allowsNegative: true) ?? 0)
    builder.gridCell(Self.self, "gridCellAnchor", settings, content: content)
  }
}

nonisolated package struct _GridCellUnsizedAxes: _ElementModifier {
  let axes: Axis.Set

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    var settings = GridCellSettings()
    settings.unsized = modifier.axes
    builder.gridCell(Self.self, "gridCellUnsizedAxes", settings, content: content)
  }
}

nonisolated package struct _GridColumnAlignment: _ElementModifier {
  let guide: HorizontalAlignment

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    var settings = GridCellSettings()
    settings.columnAlignment = modifier.guide.key
    builder.gridCell(Self.self, "gridColumnAlignment", settings, content: content)
  }
}
