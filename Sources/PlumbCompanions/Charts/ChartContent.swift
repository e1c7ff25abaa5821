import SwiftUI

/// What a chart shows.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  /// What it is made of.
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
  /// Takes one content as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Takes a single content as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Puts several contents into one chart; later ones lie above.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> _ChartGroup
  {
    var marks: [_ChartMark] = []
    for part in repeat each content { marks += part._marks }
    return _ChartGroup(_marks: marks)
  }
  /// Takes what an `if` without `else` shows.
  public static func buildOptional(_ content: (any ChartContent)?) -> _ChartGroup {
    _ChartGroup(_marks: content?._marks ?? [])
  }
  /// Takes what the first branch of an `if` or a `switch` shows.
  public static func buildEither<Content: ChartContent>(first content: Content) -> _ChartGroup {
    _ChartGroup(_marks: content._marks)
  }
  /// Takes what the other branch of an `if` or a `switch` shows.
  public static func buildEither<Content: ChartContent>(second content: Content) -> _ChartGroup {
    _ChartGroup(_marks: content._marks)
  }
  /// Takes what an `if #available` shows.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> _ChartGroup
  {
    _ChartGroup(_marks: content._marks)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  @MainActor public var _marks: [_ChartMark] { data.flatMap { content($0)._marks } }

  /// Makes contents of a chart for elements that are told apart by what a key path leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes contents of a chart for identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes contents of a chart for the numbers of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ChartContent {
  /// Draws the marks with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.style = AnyShapeStyle(style) }
  }
  /// Draws the marks with a colour for each value, which the legend names.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.colorKey = value.value.text }
  }
  /// Puts bars beside each other, one place for each value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { changed { $0.positionKey = value.value.text } }
  /// Lets the colours of what is behind through.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  /// Rounds the corners of bars.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    changed { $0.cornerRadius = radius }
  }
  /// Says how lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.stroke = style } }
  /// Says how lines go from one value to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }
  /// Puts a dot at each value. Plumb draws each symbol as a circle.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.hasSymbol = true }
  }
  /// Puts a symbol for each value. Plumb draws each symbol as a circle.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed {
      $0.hasSymbol = true
      $0.series = $0.series ?? value.value.text
    }
  }
  /// Says how large symbols are: their area in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { $0.symbolArea = max(0, area) }
  }
  /// Puts a view at the marks.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some ChartContent {
    let view = AnyView(content())
    return changed {
      $0.annotation = .init(
        position: position, alignment: alignment.horizontal, spacing: spacing ?? 4, view: view)
    }
  }
  /// Names the marks for assistive tools. The chart is one picture for them here.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    changed { _ in }
  }
  /// Tells the marks' values to assistive tools. The chart is one picture for them here.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    changed { _ in }
  }
}

/// A form for values. Plumb draws each as a circle.
public protocol ChartSymbolShape {}

/// The usual forms. Plumb draws each as a circle.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  let name: String
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(name: "circle") }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(name: "square") }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(name: "triangle") }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(name: "diamond") }
}

extension Circle: ChartSymbolShape {}
