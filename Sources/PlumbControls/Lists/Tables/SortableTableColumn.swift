import Foundation
import PlumbViews

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localised title that orders the rows by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Creates a column with a title that is not localised that orders the rows by a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// Creates a column with a text as its title that orders the rows by a value.
  public init<V: Comparable>(
    _ title: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, by: KeyPathComparator(value.constant), content)
  }

  /// Creates a column with a localised title that orders the rows by a value, as a comparator compares it.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), value: value, comparator: comparator, content: content)
  }

  /// Creates a column with a title that is not localised that orders the rows by a value, as a comparator compares it.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), value: value, comparator: comparator, content: content)
  }

  /// Creates a column with a text as its title that orders the rows by a value, as a comparator compares it.
  public init<V, C: SortComparator>(
    _ title: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(title, by: KeyPathComparator(value.constant, comparator: comparator), content)
  }
}

// Where SwiftUI compares texts as a person's language orders them, the default is that of the Foundation at hand, whose
// only order is that of characters.
nonisolated extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts with a localised title that orders the rows by the texts.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(titleKey), value: value, comparator: comparator)
  }

  /// Creates a column of texts with a title that is not localised that orders the rows by the texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(title), value: value, comparator: comparator)
  }

  /// Creates a column of texts with a text as its title that orders the rows by the texts.
  public init(
    _ title: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) {
    self.init(title, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }
}

nonisolated extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a column with a localised title that orders the rows by a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), by: comparator, content)
  }

  /// Creates a column with a title that is not localised that orders the rows by a comparator of rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), by: comparator, content)
  }

  /// Creates a column with a text as its title that orders the rows by a comparator of rows.
  public init(
    _ title: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, by: comparator, content)
  }
}

extension KeyPath {
  /// The same path for a comparator, which any thread may use: a path that is written in a view captures nothing.
  nonisolated fileprivate var constant: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
