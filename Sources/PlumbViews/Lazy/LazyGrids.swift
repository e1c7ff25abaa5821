import PlumbLayout

/// A column of a `LazyVGrid`, a row of a `LazyHGrid`, or as many as fit.
public struct GridItem: Sendable {
  /// Lengths in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each at least `minimum` long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the track across the grid, in points, or the number of such tracks.
  public var size: Size
  /// The distance to the next one in points; 8 by default.
  public var spacing: CGFloat?
  /// The alignment of cells in it.
  public var alignment: Alignment?

  /// Creates a track, or as many as fit.
  ///
  /// - Parameters:
  ///   - spacing: the distance to the next track in points; 8 by default.
  ///   - alignment: the cells' alignment in the track; the middle by default.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Cells in columns, line after line from the top. In a scroll view only the lines that can be seen are made.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid that fills its columns line after line, from the top down.
  ///
  /// - Parameters:
  ///   - alignment: the columns' alignment in a wider grid.
  ///   - spacing: the distance between lines in points; 8 by default.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  @MainActor public static func _makeNodes(_ view: LazyVGrid, in builder: _TreeBuilder) {
    builder.lazyGrid(
      Self.self, "LazyVGrid", .vertical, view.columns, view.alignment.key, view.spacing, view.pinnedViews,
      content: view.content)
  }
}

/// Cells in rows, line after line from the leading side. In a scroll view only the lines that can be seen are made.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid that fills its rows line after line, from the leading side on.
  ///
  /// - Parameters:
  ///   - alignment: the rows' alignment in a taller grid.
  ///   - spacing: the distance between lines in points; 8 by default.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  @MainActor public static func _makeNodes(_ view: LazyHGrid, in builder: _TreeBuilder) {
    builder.lazyGrid(
      Self.self, "LazyHGrid", .horizontal, view.rows, view.alignment.key, view.spacing, view.pinnedViews,
      content: view.content)
  }
}

extension _TreeBuilder {
  fileprivate func lazyGrid(
    _ kind: Any.Type, _ name: String, _ axis: Axis, _ items: [GridItem], _ across: AlignmentKey,
    _ spacing: CGFloat?, _ pinned: PinnedScrollableViews, content: some View
  ) {
    if items.isEmpty {
      host.report("\(name): there is no GridItem, so it has one flexible track; give it at least one.")
    }
    let items = items.isEmpty ? [GridItem()] : items
    let tracks = items.map { item in
      LazyTracks.Item(
        length(item.size),
        gap: usable(item.spacing, "spacing of a GridItem of", allowsNegative: true)
          ?? ViewSpacing.defaultDistance)
    }
    let form = LazyLayout.Form.grid(tracks, items.map { $0.alignment ?? .center }, across: across)
    lazy(
      kind, name, axis, form, spacing ?? ViewSpacing.defaultDistance, pinned, stackAxis: nil, content: content
    )
  }

  private func length(_ size: GridItem.Size) -> LazyTracks.Length {
    func number(_ length: CGFloat) -> CGFloat {
      usable(length, "GridItem's length of", allowsInfinity: true) ?? 0
    }
    return switch size {
    case .fixed(let length): .fixed(min(number(length), 1e9))
    case .flexible(let minimum, let maximum): .flexible(minimum: number(minimum), maximum: number(maximum))
    case .adaptive(let minimum, let maximum): .adaptive(minimum: number(minimum), maximum: number(maximum))
    }
  }
}
