/// A result builder that makes one view of the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Returns a view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes the compiler report that an expression is not a view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> EmptyView { fatalError() }

  /// Returns an empty view for no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns one view of several, of any number.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(members: (repeat each content))
  }

  /// Returns the view of an `if` without `else`; `nil` shows nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the view of the other branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns the view of an `if #available`, without its type.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
