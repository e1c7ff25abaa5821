import PlumbLayout
import PlumbViews

/// The numbers of a bar of tabs on glass, in points. None is recorded: all are assumed.
struct GlassTabMeasure {
  /// Of the capsule, which is as far from the sides of the screen as from its bottom.
  static let height: CGFloat = 62
  static let distance: CGFloat = 21
  /// Between the edge of the capsule and the ground of the chosen tab.
  static let inset: CGFloat = 4
  /// The widest that a tab gets.
  static let widestTab: CGFloat = 94
  /// The height that a screen keeps free for the bar, however little of its bottom is covered.
  static let room: CGFloat = 49

  /// The room of the bar above what is covered at the bottom.
  static func room(above cover: CGFloat) -> CGFloat { max(room, height + distance - cover) }
}

/// Tabs on a capsule of glass that floats over the pages; the tab that searches has a circle of its own.
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
      HStack(spacing: 0) { items }
        .frame(maxWidth: CGFloat(count) * GlassTabMeasure.widestTab)
        .padding(GlassTabMeasure.inset)
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
    // What does not fit into the room stands over what is covered.
    .frame(height: GlassTabMeasure.room(above: cover.bottom), alignment: .top)
  }
}
