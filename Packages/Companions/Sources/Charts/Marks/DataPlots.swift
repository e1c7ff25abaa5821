import SwiftUI

/// A value of each element, with the name of what it says.
public struct PlottableProjection<Element, Value: Plottable> {
  let value: (Element) -> PlottableValue<Value>

  /// Returns the value that a key path leads to, with a name.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection<Element, Value> {
    let label = String(label)
    return PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
  /// Returns the value that a key path leads to, with a localised name.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringResource, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection<Element, Value> { value(labelKey.key, keyPath) }
}

extension PlottableProjection where Value == Date {
  /// Returns the time at a key path, which represents a whole day, month and the like.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component
  ) -> PlottableProjection<Element, Date> {
    let label = String(label)
    return PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit) }
  }
}

/// The marks of a collection of data, each of one element.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The elements, one for each mark.
  var _elements: [DataElement] { get }
}

/// Marks that modifiers have changed, each by its element.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public let _elements: [DataElement]
  public let _marks: [_ChartMark]
  /// The parts of the marks that a plot keeps.
  var parts: ([DataElement], [_ChartMark]) { (_elements, _marks) }

  init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, _ mark: (DataElement) -> C)
  where Data.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.compactMap { mark($0)._marks.first }
  }
  init(_ content: some VectorizedChartContent<DataElement>, _ change: (inout _ChartMark, DataElement) -> Void)
  {
    _elements = content._elements
    _marks = zip(content._marks, content._elements).map { mark, element in
      var mark = mark
      change(&mark, element)
      return mark
    }
  }
}

extension VectorizedChartContent {
  /// Draws the marks with a colour for each value, which the legend names.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _VectorizedMarks(self) { $0.setColor(by: value.value($1).value) }
  }
  /// Draws each mark with the style that a key path leads to.
  public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    _VectorizedMarks(self) { $0.style = AnyShapeStyle($1[keyPath: keyPath]) }
  }
  /// Lets the colours of what is behind through, for each mark as a key path says.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    _VectorizedMarks(self) { $0.opacity *= $1[keyPath: keyPath] }
  }
  /// Places bars beside each other, one position for each value.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    _VectorizedMarks(self) {
      ($0.positionKey, $0.positionAxis, $0.positionSpan) = (value.value($1).value.text, axis, span)
    }
  }
  /// Adds a symbol at each value, a different one for each value of another property.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _VectorizedMarks(self) { $0.symbolKey = value.value($1).value.text }
  }
  /// Sets the area of each symbol by a value.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _VectorizedMarks(self) { $0.sizeValue = value.value($1).value }
  }
  /// Sets the area of each symbol by a key path, in square points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement>
  {
    _VectorizedMarks(self) { $0.symbolSize = .area($1[keyPath: keyPath]) }
  }
  /// Draws lines with dashes for each value.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _VectorizedMarks(self) { $0.lineKey = value.value($1).value.text }
  }
}
