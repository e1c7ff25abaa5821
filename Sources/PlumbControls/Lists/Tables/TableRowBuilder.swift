import PlumbViews

/// A result builder that makes rows of a table of the statements of a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Returns one row or group of rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// Returns the rows of a single statement.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// Returns the rows of several statements, in order.
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    var parts: [any TableRowContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleTableRowContent(value: (repeat each content), parts: parts)
  }
  /// Returns the rows of an `if` without an `else`; none while its condition is false.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }
  /// Returns the rows of the first branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .first(first))
  }
  /// Returns the rows of the second branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .second(second))
  }
  /// Returns the rows of an `if #available`.
  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> TupleTableRowContent<Value, Content> where Content.TableRowValue == Value {
    TupleTableRowContent(value: content, parts: [content])
  }
}

/// Rows of several statements, in order.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// The contents, as they are written.
  public var value: T
  let parts: [any TableRowContent]

  @MainActor public var _rowValues: [Value] { parts.flatMap { $0.values(of: Value.self) } }
}

/// The rows of an `if` without an `else`: none while there is nothing.
nonisolated extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public var _rowValues: [Wrapped.TableRowValue] { self?._rowValues ?? [] }
}

nonisolated extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public var _rowValues: [TrueContent.TableRowValue] {
    switch storage {
    case .first(let first): first._rowValues
    case .second(let second): second._rowValues
    }
  }
}

nonisolated extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Creates a group of several rows.
  @_disfavoredOverload
  public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self = .holding(content())
  }

  @MainActor public var _rowValues: [Content.TableRowValue] { content._rowValues }
}
