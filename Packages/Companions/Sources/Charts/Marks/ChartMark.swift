import SwiftUI

/// One mark of a chart.
public struct _ChartMark {
  enum Kind: Equatable { case bar, line, area, point, rule, rectangle, sector }
  let kind: Kind
  var (x, y): (_ChartValue?, _ChartValue?) = (nil, nil)
  /// The other ends of what reaches from one value to another.
  var (xEnd, yEnd): (_ChartValue?, _ChartValue?) = (nil, nil)
  var (xLabel, yLabel): (String?, String?) = (nil, nil)
  var (xUnit, yUnit): (Calendar.Component?, Calendar.Component?) = (nil, nil)
  /// Whether the values are integers, between which an axis has no values.
  var (xIsWhole, yIsWhole) = (false, false)
  var series: String?
  /// The key of the colour, by its name in the legend.
  var colorKey: String?
  /// The key of a bar's place beside others.
  var positionKey: String?
  /// The axis along which the mark is to be moved.
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var style: AnyShapeStyle?
  var opacity = 1.0
  var stroke: StrokeStyle?
  /// The radius that the app sets. Without it, bars have a small one at their free ends.
  var cornerRadius: CGFloat?
  /// Whether a bar is as long as its value. The ends of such bars are at whole pixels, so that those on each other have no
  /// gap (Recorded/Screens.md#Y123).
  var isMeasured = false
  /// The ends of a bar that no other mark and no axis touches.
  var freeEnds: (start: Bool, end: Bool) = (true, true)
  var cornerStyle = RoundedCornerStyle.continuous
  var symbol: ChartSymbol?
  /// The keys of the symbol's form and size and of the line's dashes, by the names in the legend.
  var (symbolKey, lineKey): (String?, String?) = (nil, nil)
  var sizeValue: _ChartValue?
  var symbolSize: ChartSymbolSize?
  /// The number that determines a colour between others.
  var colorValue: Double?
  var interpolation = InterpolationMethod.linear
  var (width, height) = (MarkDimension.automatic, MarkDimension.automatic)
  var (innerRadius, outerRadius) = (MarkDimension.ratio(0), MarkDimension.ratio(1))
  var inset: CGFloat = 0
  var stacking = MarkStackingMethod.standard
  var annotations: [Annotation] = []
  var effects = ChartMarkEffects()
  var mask: ChartMask?
  var spoken = Spoken()
  /// Whether a gradient reaches over the whole plot, and not over each mark.
  var isStyledOverPlot = false
  /// A function that replaces many marks.
  var function: ChartFunction?

  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let view: @MainActor (AnnotationContext) -> AnyView
  }

  /// The description for assistive tools; the values where none is set.
  struct Spoken {
    var (label, value): (Text?, Text?) = (nil, nil)
    var identifier: String?
    var isHidden = false
  }

  init(kind: Kind) { self.kind = kind }

  /// The group that one line or area goes through: the marks of one series, or of one colour, form and line.
  var group: String {
    "\(series ?? "")\u{0}\(colorKey ?? "")\u{0}\(symbolKey ?? "")\u{0}\(lineKey ?? "")"
  }

  mutating func setColor(by value: _ChartValue) {
    if case .number(let number) = value { colorValue = number } else { colorKey = value.text }
  }
}

/// The content whose opacity other marks have. Marks with the same mask are masked together.
final class ChartMask {
  let marks: [_ChartMark]
  init(marks: [_ChartMark]) { self.marks = marks }
}

/// The width of a mark.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }
  let kind: Kind
  var isAutomatic: Bool { if case .automatic = kind { true } else { false } }
  /// As wide as is usual.
  public static let automatic = MarkDimension(kind: .automatic)
  /// Of some points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// Of a part of the place that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// Of the place that there is, without some points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  private init(kind: Kind) { self.kind = kind }
  /// Creates a dimension in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// Creates a dimension in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// The points of a place, or so many where the app sets none.
  func length(in place: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): max(0, value)
    case .ratio(let value): place * max(0, value)
    case .inset(let value): max(0, place - 2 * value)
    }
  }
}

/// The method by which marks at one position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, unstacked, normalized, center }
  let kind: Kind
  /// On each other.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Each from the beginning.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
  /// On each other, as shares of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// On each other, around the middle.
  public static let center = MarkStackingMethod(kind: .center)
}
