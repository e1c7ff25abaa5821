import Foundation
import PlumbViews

/// The sort order of a table, whose comparators may have any type. The table reports presses on titles; the app sorts.
nonisolated struct TableSortOrder {
  /// Returns whether a column's comparator is of the type that the order has.
  let accepts: (Any) -> Bool
  /// Returns the direction of a column's comparator if it is the first one of the order.
  let direction: (Any) -> SortOrder?
  /// Makes a column's comparator the first one, or reverses it if it is.
  let press: (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    accepts = { $0 is Sort }
    direction = { comparator in
      guard let comparator = comparator as? Sort, let first = order.wrappedValue.first else { return nil }
      return Self.areOfOneColumn(first, comparator) ? first.order : nil
    }
    press = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var comparators = order.wrappedValue
      if let first = comparators.first, Self.areOfOneColumn(first, comparator) {
        comparators[0].order = first.order == .forward ? .reverse : .forward
      } else {
        // The others decide where the first one finds two rows equal (assumed).
        comparators.removeAll { Self.areOfOneColumn($0, comparator) }
        comparators.insert(comparator, at: 0)
      }
      order.wrappedValue = comparators
    }
  }

  /// Whether two comparators compare the same value of the rows, in whatever direction.
  private static func areOfOneColumn<Sort: SortComparator>(_ one: Sort, _ other: Sort) -> Bool {
    if let one = one as? KeyPathComparator<Sort.Compared>,
      let other = other as? KeyPathComparator<Sort.Compared>
    {
      return one.keyPath == other.keyPath
    }
    var same = one
    same.order = other.order
    return same == other
  }
}

/// The title of a column, a button where the column can order the rows.
nonisolated struct _TableTitle: View, AddedBody {
  let title: Text
  let comparator: Any?
  let order: TableSortOrder?

  @MainActor @ViewBuilder var body: some View {
    let words = _GivenView(content: title).font(.footnote.weight(.semibold))
    if let order, let comparator, order.accepts(comparator) {
      Button {
        order.press(comparator)
      } label: {
        HStack(spacing: 4) {
          words
          if let direction = order.direction(comparator) {
            // The size and the distance are assumed.
            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
              .font(.caption2.weight(.semibold))
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      words
    }
  }
}
