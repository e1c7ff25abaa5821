import SwiftUI

/// One mark of a chart.
public struct _ChartMark {
  enum Kind: Equatable { case bar, line, area, point, rule, rectangle, sector }
  let kind: Kind
  var (x, y): (_ChartValue?, _ChartValue?) = (nil, nil)
  /// The other ends of what reaches from one value to another.
  var (xEnd, yEnd): (_ChartValue?, _ChartValue?) = (nil, nil)
  var (xLabel, yLabel): (String?, String?) = (nil, nil)
  var unit: Calendar.Component?
  var series: String?
  /// What decides the colour, by its name in the legend.
  var colorKey: String?
  /// What decides where a bar stands beside others.
  var positionKey: String?
  var style: AnyShapeStyle?
  var opacity = 1.0
  var stroke: StrokeStyle?
  var cornerRadius: CGFloat = 0
  var symbolArea: CGFloat?
  var hasSymbol = false
  var interpolation = InterpolationMethod.linear
  var width = MarkDimension.automatic
  var (innerRadius, outerRadius) = (MarkDimension.ratio(0), MarkDimension.ratio(1))
  var inset: CGFloat = 0
  var isStacked = true
  var annotation: Annotation?
  /// What stands for many marks.
  var function: ChartFunction?

  struct Annotation {
    let position: AnnotationPosition
    let alignment: HorizontalAlignment
    let spacing: CGFloat
    let view: AnyView
  }

  init(kind: Kind) { self.kind = kind }

  /// What one line or area goes through: the marks of one series, or of one colour.
  var group: String { "\(series ?? "")\u{0}\(colorKey ?? "")" }
}

/// How wide a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }
  let kind: Kind
  /// As wide as is usual.
  public static let automatic = MarkDimension(kind: .automatic)
  /// Of some points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// Of a part of the place that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// Of the place that there is, without some points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  private init(kind: Kind) { self.kind = kind }
  /// Of some points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// Of some points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// The points of a place; two thirds of it where nothing is said (assumed).
  func length(in place: CGFloat, usual: CGFloat = 2 / 3) -> CGFloat {
    switch kind {
    case .automatic: place * usual
    case .fixed(let value): max(0, value)
    case .ratio(let value): place * max(0, value)
    case .inset(let value): max(0, place - 2 * value)
    }
  }
}

/// How a line goes from one value to the next.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind { case linear, smooth, stepStart, stepCenter, stepEnd }
  let kind: Kind
  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// Round.
  public static let catmullRom = InterpolationMethod(kind: .smooth)
  /// Round. Plumb draws it as `catmullRom`.
  public static let cardinal = InterpolationMethod(kind: .smooth)
  /// Round, and never beyond the values. Plumb draws it as `catmullRom`.
  public static let monotone = InterpolationMethod(kind: .smooth)
  /// In steps, at the first value.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// In steps, between the values.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// In steps, at the second value.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// Where a note stands at a mark.
public struct AnnotationPosition: Hashable, Sendable {
  let x, y: CGFloat
  /// Where there is most place: above.
  public static let automatic = AnnotationPosition(x: 0, y: -1)
  /// Above.
  public static let top = AnnotationPosition(x: 0, y: -1)
  /// Below.
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  /// Before.
  public static let leading = AnnotationPosition(x: -1, y: 0)
  /// Behind.
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  /// On it.
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  /// Above, and before.
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  /// Above, and behind.
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
}

/// Whether marks at one place are put on each other.
public struct MarkStackingMethod: Hashable, Sendable {
  let isStacked: Bool
  /// On each other.
  public static let standard = MarkStackingMethod(isStacked: true)
  /// Each from the beginning.
  public static let unstacked = MarkStackingMethod(isStacked: false)
}
