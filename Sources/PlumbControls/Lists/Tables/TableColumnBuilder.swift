import Foundation
import PlumbViews

/// A result builder that makes columns of the statements of a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns columns that order the rows as the table does.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
  /// Returns columns that do not order the rows, or in another way than the table; a press on their titles does nothing.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue { content }
  /// Returns the columns of a single statement.
  public static func buildBlock<Content: TableColumnContent>(_ content: Content) -> Content { content }
  /// Returns the columns of several statements, in order.
  public static func buildBlock<each Content: TableColumnContent>(
    _ content: repeat each Content
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Content)> {
    var parts: [any TableColumnContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleTableColumnContent(value: (repeat each content), parts: parts)
  }
  /// Returns the columns of an `if` without an `else`; none while its condition is false.
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content? { content }
  /// Returns the columns of the first branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }
  /// Returns the columns of the other branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
  /// Returns the columns of an `if #available`.
  public static func buildLimitedAvailability<Content: TableColumnContent>(
    _ content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, Content> {
    TupleTableColumnContent(value: content, parts: [content])
  }
}

/// Columns of several statements, in order.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// The contents, as they are written.
  public var value: T
  let parts: [any TableColumnContent]

  public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    _TableColumnOutputs(columns: content.value.parts.flatMap { $0.madeColumns.columns })
  }
}

nonisolated extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public static func _makeContent(
    content: _GraphValue<Wrapped?>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    content.value.map { Wrapped._makeContent(content: _GraphValue(value: $0), inputs: inputs) }
      ?? _TableColumnOutputs()
  }
}

nonisolated extension _ConditionalContent: TableColumnContent
where TrueContent: TableColumnContent, FalseContent: TableColumnContent {
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    switch content.value.storage {
    case .first(let first): TrueContent._makeContent(content: _GraphValue(value: first), inputs: inputs)
    case .second(let second): FalseContent._makeContent(content: _GraphValue(value: second), inputs: inputs)
    }
  }
}

nonisolated extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// Creates a group of columns.
  @_disfavoredOverload
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self = .holding(content()) }

  // The compiler infers the values of rows from the table around for these.
  /// Creates a group of several columns.
  @_disfavoredOverload
  public init<R, C, T>(@TableColumnBuilder<R, C> content: () -> Content)
  where Content == TupleTableColumnContent<R, C, T> { self = .holding(content()) }

  /// Creates a group of one column.
  @_disfavoredOverload
  public init<R, C, V, L>(@TableColumnBuilder<R, C> content: () -> Content)
  where Content == TableColumn<R, C, V, L> { self = .holding(content()) }

  public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { content.value.content.madeColumns }
}

/// Columns for each element of a collection, distinguished by the elements' ids.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// The elements that columns are made for.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Creates columns for each element, distinguished by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns for each element, distinguished by the element's own id.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns for each number of a range that does not change.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.content) = (data, content)
  }

  public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    let columns = content.value
    return _TableColumnOutputs(columns: columns.data.flatMap { columns.content($0).madeColumns.columns })
  }
}
