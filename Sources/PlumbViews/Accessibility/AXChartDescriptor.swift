import Foundation

/// A type that describes a chart to assistive tools in words and numbers. Plumb does not use it.
public protocol AXChartDescriptorRepresentable {
  /// Makes the words and numbers of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings the words and numbers of the chart up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the chart as it was.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart in words and numbers.
open class AXChartDescriptor {
  /// The direction in which a chart's content is read.
  public enum ContentDirection: Int, Sendable {
    case contentDirectionLeftToRight, contentDirectionRightToLeft, contentDirectionTopToBottom
    case contentDirectionBottomToTop, contentDirectionRadialClockwise, contentDirectionRadialCounterClockwise
  }
  /// The title of the chart.
  open var title: String?
  /// The summary of the chart, in a sentence.
  open var summary: String?
  /// The direction in which the content is read.
  open var contentDirection = ContentDirection.contentDirectionLeftToRight
  /// The frame of the content in points.
  open var contentFrame = CGRect.zero
  /// The lines, bars or points of the chart.
  open var series: [AXDataSeriesDescriptor]
  /// The horizontal axis.
  open var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  open var additionalAxes: [any AXDataAxisDescriptor]?

  /// Creates the description of a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis in words and numbers.
public protocol AXDataAxisDescriptor {
  /// The title of the axis.
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The kind of scale of an axis.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  /// The title of the axis.
  open var title: String
  /// The kind of scale of the axis.
  open var scaleType = ScaleType.linear
  /// The smallest number.
  open var lowerBound: Double
  /// The largest number.
  open var upperBound: Double
  /// The positions of the lines of a grid.
  open var gridlinePositions: [Double]
  /// Returns the text for a number.
  open var valueDescriptionProvider: (Double) -> String

  /// Creates an axis of a range of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.gridlinePositions) = (title, gridlinePositions)
    (lowerBound, upperBound) = (range.lowerBound, range.upperBound)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  open var title: String
  /// The names in their order.
  open var categoryOrder: [String]
  /// Creates an axis of names.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// A line, or bars or points of a kind.
open class AXDataSeriesDescriptor {
  /// The name of the series.
  open var name: String?
  /// The points are joined by a line.
  open var isContinuous: Bool
  /// The points in their order.
  open var dataPoints: [AXDataPoint]
  /// Creates a series of points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a chart.
open class AXDataPoint {
  /// A place on the horizontal axis: a number or a name.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }
  /// The place on the horizontal axis.
  open var xValue: Value
  /// The number on the vertical axis.
  open var yValue: Double?
  /// The label of the point.
  open var label: String?
  /// Creates a point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.label) = (.number(x), y, label)
  }
  /// Creates a point at a name.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.label) = (.category(x), y, label)
  }
}
