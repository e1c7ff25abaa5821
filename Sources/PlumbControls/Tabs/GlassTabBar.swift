import PlumbLayout
import PlumbViews

/// The numbers of a bar of tabs on glass, in points. Those without a source are assumed.
struct GlassTabMeasure {
  /// Of the capsule, which is as far from the sides of the screen as from its bottom.
  static let height: CGFloat = 62
  static let distance: CGFloat = 21
  /// Between the ends of the capsule and the tabs (Recorded/Screens.md#Y96).
  static let inset: CGFloat = 8
  /// Between the upper edge of the capsule and the ground of the chosen tab, which is so much wider than the tab at each side
  /// (Recorded/Screens.md#Y96).
  static let ground = (inset: CGFloat(4), reach: CGFloat(2.67))
  /// The room around a title in a tab that is wider than the others (Recorded/Screens.md#Y96).
  static let aroundTitle: CGFloat = 23
  /// The widest that a tab gets: the middles of two are 92.9 apart (Recorded/Screens.md#Y96).
  static let widestTab: CGFloat = 93
  /// The height that a screen keeps free for the bar, however little of its bottom is covered.
  static let room: CGFloat = 49

  /// The room of the bar above what is covered at the bottom.
  static func room(above cover: CGFloat) -> CGFloat { max(room, height + distance - cover) }
}

/// Tabs on a capsule of glass that floats over the pages; the tab that searches has its own circle.
nonisolated struct _GlassTabBar<Item: View, Search: View>: View {
  let count: Int
  let hasSearch: Bool
  @ViewBuilder let items: Item
  @ViewBuilder let search: Search
  @Environment(\.cover) private var cover

  init(
    count: Int, hasSearch: Bool, @ViewBuilder items: () -> Item, @ViewBuilder search: () -> Search
  ) {
    (self.count, self.hasSearch, self.items, self.search) = (count, hasSearch, items(), search())
  }

  @MainActor var body: some View {
    HStack(spacing: 8) {
      _GlassTabs { items }
        .frame(maxWidth: CGFloat(count) * GlassTabMeasure.widestTab)
        .padding(.horizontal, GlassTabMeasure.inset)
        .padding(.vertical, GlassTabMeasure.ground.inset)
        .frame(height: GlassTabMeasure.height)
        .glassEffect()
      if hasSearch {
        Spacer(minLength: 0)
        search
          .frame(width: GlassTabMeasure.height, height: GlassTabMeasure.height)
          .glassEffect()
      }
    }
    .padding(.horizontal, GlassTabMeasure.distance)
    .frame(maxWidth: .infinity)
    // The part of the bar that does not fit the room overlaps the covered area.
    .frame(height: GlassTabMeasure.room(above: cover.bottom), alignment: .top)
  }
}

/// Tabs side by side: equal shares of the room, but for those whose title needs more (Recorded/Screens.md#Y96).
nonisolated private struct _GlassTabs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    // The room around the tabs leaves less than nothing of no width, which is what a stack offers to find the least.
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: CGFloat(subviews.count) * GlassTabMeasure.widestTab, height: GlassTabMeasure.room))
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (view, width) in zip(subviews, widths(of: subviews, in: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  private func widths(of subviews: Subviews, in room: CGFloat) -> [CGFloat] {
    let needs = subviews.map { $0.sizeThatFits(.unspecified).width + GlassTabMeasure.aroundTitle }
    var (left, count) = (room, needs.count)
    var share = count > 0 ? left / CGFloat(count) : 0
    guard needs.reduce(0, +) < room else { return Array(repeating: share, count: count) }
    // A tab that takes more leaves less to the others, so that the next one may need more than its share, too.
    for need in needs.sorted(by: >) where need > share && count > 1 {
      (left, count) = (left - need, count - 1)
      share = max(0, left / CGFloat(count))
    }
    return needs.map { max($0, share) }
  }
}
