import SwiftUI

/// The content of a chart.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  /// The body of the content.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The marks.
  @MainActor @preconcurrency var _marks: [_ChartMark] { get }
}

extension ChartContent {
  public var _marks: [_ChartMark] { body._marks }

  func changed(_ change: (inout _ChartMark) -> Void) -> _ChartGroup {
    _ChartGroup(
      _marks: _marks.map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
  public var _marks: [_ChartMark] { fatalError("Never is no chart content") }
}

/// Some marks.
public struct _ChartGroup: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
}

/// Makes one content of a chart of the statements of a closure.
@MainActor @resultBuilder public struct ChartContentBuilder {
  /// Returns one content as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Returns a single content as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Puts several contents into one chart; later ones lie above.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> _ChartGroup
  {
    var marks: [_ChartMark] = []
    for part in repeat each content { marks += part._marks }
    return _ChartGroup(_marks: marks)
  }
  /// Returns the content of an `if` without `else`.
  public static func buildOptional(_ content: (any ChartContent)?) -> _ChartGroup {
    _ChartGroup(_marks: content?._marks ?? [])
  }
  /// Returns the content of the first branch of an `if` or a `switch`.
  public static func buildEither<Content: ChartContent>(first content: Content) -> _ChartGroup {
    _ChartGroup(_marks: content._marks)
  }
  /// Returns the content of the other branch of an `if` or a `switch`.
  public static func buildEither<Content: ChartContent>(second content: Content) -> _ChartGroup {
    _ChartGroup(_marks: content._marks)
  }
  /// Joins the contents of a loop.
  public static func buildArray(_ contents: [any ChartContent]) -> _ChartGroup {
    _ChartGroup(_marks: contents.flatMap { $0._marks })
  }
  /// Returns no content.
  public static func buildBlock() -> _ChartGroup { _ChartGroup(_marks: []) }
  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> _ChartGroup
  {
    _ChartGroup(_marks: content._marks)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  @MainActor public var _marks: [_ChartMark] { data.flatMap { content($0)._marks } }

  /// Creates contents of a chart for elements that are distinguished by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates contents of a chart for identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates contents of a chart for the numbers of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// Contents of any type.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates the content from contents of some type.
  public init<Content: ChartContent>(_ content: Content) { _marks = content._marks }
  /// Creates the content from contents of some type.
  public init<Content: ChartContent>(erasing content: Content) { _marks = content._marks }
}

/// One content of several parts.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates a plot from its parts.
  public init(@ChartContentBuilder content: () -> Content) { _marks = content()._marks }
}
