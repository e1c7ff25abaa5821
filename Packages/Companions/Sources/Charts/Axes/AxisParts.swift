import SwiftUI

/// A part of an axis.
@MainActor @preconcurrency public protocol AxisMark {
  /// The part to draw.
  var _part: _AxisPart { get }
}

/// A part of an axis that modifiers have changed.
public struct _ModifiedAxisMark: AxisMark {
  public let _part: _AxisPart
}

extension AxisMark {
  /// Draws the part with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = AnyShapeStyle(style) }
  }
  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }
  /// Moves the part by some points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
  /// Moves the part by some points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  private func changed(_ change: (inout _AxisPart) -> Void) -> _ModifiedAxisMark {
    var part = _part
    change(&part)
    return _ModifiedAxisMark(_part: part)
  }
}

/// A builder of the parts of an axis at a value.
@MainActor @resultBuilder public struct AxisMarkBuilder {
  /// Converts a part.
  public static func buildExpression(_ mark: any AxisMark) -> [_AxisPart] { [mark._part] }
  /// Joins several parts.
  public static func buildBlock(_ parts: [_AxisPart]...) -> [_AxisPart] { parts.flatMap { $0 } }
  /// Returns the parts of an `if` without `else`.
  public static func buildOptional(_ parts: [_AxisPart]?) -> [_AxisPart] { parts ?? [] }
  /// Returns the parts of the first branch.
  public static func buildEither(first parts: [_AxisPart]) -> [_AxisPart] { parts }
  /// Returns the parts of the other branch.
  public static func buildEither(second parts: [_AxisPart]) -> [_AxisPart] { parts }
  /// Returns the parts of an `if #available`.
  public static func buildLimitedAvailability(_ parts: [_AxisPart]) -> [_AxisPart] { parts }
}

/// A part of an axis that draws nothing.
public struct EmptyAxisMark: AxisMark {
  public let _part = _AxisPart(kind: .line(StrokeStyle(lineWidth: 0)))
  /// Creates a part that draws nothing.
  public init() {}
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  public let _part: _AxisPart
  /// Creates a line, half a point wide by default, and upright ones with dashes (Recorded/Screens.md#Y124).
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _part = _AxisPart(kind: .line(stroke), isCentered: centered)
  }
}

/// A short line at the chart's edge.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let points: CGFloat?
    /// Whether it is as long as a label is high.
    var isLabel = false
    /// As long as the label of a horizontal axis is high, and four points beside an upright one (assumed).
    public static let automatic = Length(points: nil)
    /// As long as its label is high.
    public static let label = Length(points: nil, isLabel: true)
    /// As long as the highest label is. Plumb takes the tick's own one.
    public static let longestLabel = label
    /// As long as its label is high, and some points.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: length, isLabel: true) }
    /// As long as the highest label is, and some points. Plumb takes the tick's own one.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { label(extendPastBy: length) }
    /// Creates a length in points.
    public init(_ length: CGFloat) { points = length }
    /// Creates a length in points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { points = value }
    private init(points: CGFloat?, isLabel: Bool = false) { (self.points, self.isLabel) = (points, isLabel) }

    /// The points of the tick. A label with its distance has 17⅓ (Recorded/Screens.md#Y124).
    func length(isUpright: Bool) -> CGFloat {
      let label: CGFloat = 52 / 3
      return points.map { $0 + (isLabel ? label : 0) } ?? (isLabel || isUpright ? label : 4)
    }
  }
  public let _part: _AxisPart
  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _part = _AxisPart(kind: .tick(stroke, length), isCentered: centered)
  }
}

/// The treatment of labels that would touch each other.
public struct AxisValueLabelCollisionResolution: Sendable {
  let isGreedy: Bool
  /// The least distance of labels, in points.
  var spacing: CGFloat = 0
  /// Labels that touch one before them are left out.
  public static let automatic = AxisValueLabelCollisionResolution(isGreedy: true)
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(isGreedy: false)
  /// Labels that touch one before them are left out.
  public static let greedy = AxisValueLabelCollisionResolution(isGreedy: true)
  /// Labels that touch one before them, or nearly, are left out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AxisValueLabelCollisionResolution {
    reportCompanion("greedy(priority:)", fileID, line, if: priority != 0)
    return AxisValueLabelCollisionResolution(isGreedy: true, spacing: minimumSpacing ?? 0)
  }
}

/// In which direction a label is read.
public enum AxisValueLabelOrientation: Sendable { case automatic, horizontal, vertical, verticalReversed }

/// The position of a label at its value.
struct AxisLabelOptions {
  enum Text {
    case usual
    case view(AnyView)
    case format((_ChartValue) -> String?)
  }
  var text = Text.usual
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var (horizontalSpacing, verticalSpacing): (CGFloat?, CGFloat?) = (nil, nil)
}

/// A label at the chart's edge.
public struct AxisValueLabel: AxisMark {
  public let _part: _AxisPart

  private init(
    _ text: AxisLabelOptions.Text, _ centered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
    _ collision: AxisValueLabelCollisionResolution, _ offsets: Bool?,
    _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    reportCompanion("AxisValueLabel(multiLabelAlignment:)", if: alignment != nil)
    reportCompanion("AxisValueLabel(offsetsMarks:)", if: offsets == true)
    let options = AxisLabelOptions(
      text: text, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontal,
      verticalSpacing: vertical)
    _part = _AxisPart(kind: .label(options), isCentered: centered)
  }
  /// Creates the usual label. The spacings, in points, are those between the label and the plot.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .usual, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of a view.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
      orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of words.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(text))), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
      orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates a label of localised words.
  public init(
    _ textKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(textKey))), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
      orientation, horizontalSpacing, verticalSpacing)
  }
  /// Creates the label of a value in a form.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      .format { $0.plotted(as: F.FormatInput.self).map(format.format) }, centered, anchor,
      multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }
}
