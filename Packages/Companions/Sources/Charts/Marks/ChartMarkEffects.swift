import SwiftUI

/// The effects that change the drawing of a mark, and not its values.
struct ChartMarkEffects {
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var offset = CGSize.zero
  /// Moves the beginning and the end of what reaches from one value to another, in points.
  var (xEnds, yEnds) = (Ends(), Ends())
  var clip: (style: FillStyle, path: @MainActor (CGRect) -> Path)?
  var zIndex = 0.0

  struct Ends {
    var (start, end): (CGFloat, CGFloat) = (0, 0)
    var isNone: Bool { start == 0 && end == 0 }
  }

  /// Prepares a context for the drawing of the mark, which fills a frame.
  @MainActor func apply(to context: inout GraphicsContext, in frame: CGRect) {
    if offset != .zero { context.translateBy(x: offset.width, y: offset.height) }
    if let clip { context.clip(to: clip.path(frame), style: clip.style) }
    if blur > 0 { context.addFilter(.blur(radius: blur)) }
    if let shadow {
      context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
  }

  /// A rectangle with its ends moved; `start` is to the left and below.
  func moved(_ rect: CGRect) -> CGRect {
    if xEnds.isNone, yEnds.isNone { return rect }
    let (left, right) = (rect.minX + xEnds.start, rect.maxX + xEnds.end)
    let (top, bottom) = (rect.minY + yEnds.end, rect.maxY + yEnds.start)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).standardized
  }
}

extension ChartContent {
  /// Blurs the marks by a radius in points.
  public func blur(radius: CGFloat) -> some ChartContent { changed { $0.effects.blur = max(0, radius) } }
  /// Adds a shadow to the marks. The radius and the distances are in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { changed { $0.effects.shadow = (color, radius, x, y) } }
  /// Draws the marks some points away from their values.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }
  /// Draws the marks some points away from their values.
  public func offset(_ offset: CGSize) -> some ChartContent {
    changed {
      $0.effects.offset.width += offset.width
      $0.effects.offset.height += offset.height
    }
  }
  /// Moves the left and the right end of the marks, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.effects.xEnds = .init(start: xStart, end: xEnd)
      $0.effects.offset.height += y
    }
  }
  /// Moves the lower and the upper end of the marks, in points.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    changed {
      $0.effects.yEnds = .init(start: yStart, end: yEnd)
      $0.effects.offset.width += x
    }
  }
  /// Moves all four ends of the marks, in points.
  public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
    changed {
      $0.effects.xEnds = .init(start: xStart, end: xEnd)
      $0.effects.yEnds = .init(start: yStart, end: yEnd)
    }
  }
  /// Draws only what is inside of a shape, which fills each bar, rectangle or symbol, and for other marks the plot.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { $0.effects.clip = (style, { shape.path(in: $0) }) }
  }
  /// Draws the marks where other content is, as strongly as that content covers the plot.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let mask = ChartMask(marks: content()._marks)
    return changed { $0.mask = mask }
  }
  /// Draws the marks above those with a lower number; 0 by default.
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.effects.zIndex = value } }
  /// Draws the marks as one layer before effects are applied. Each mark is one layer here.
  public func compositingLayer() -> some ChartContent { self }
  /// Stretches gradients over the whole plot, and not over each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.isStyledOverPlot = aligns }
  }
}

extension ChartContent {
  /// Names the marks for assistive tools.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    changed { $0.spoken.label = Text(verbatim: String(label)) }
  }
  /// Names the marks for assistive tools.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { $0.spoken.label = label }
  }
  /// Names the marks for assistive tools.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the accessibility value of the marks.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    changed { $0.spoken.value = Text(verbatim: String(value)) }
  }
  /// Sets the accessibility value of the marks.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { $0.spoken.value = value }
  }
  /// Sets the accessibility value of the marks.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  /// Hides the marks from assistive tools.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.spoken.isHidden = hidden }
  }
  /// Names the marks for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.spoken.identifier = identifier }
  }
}
