import PlumbDrawing
import PlumbLayout

/// A view that draws a shape, and can fill and draw that shape again in front of it.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is drawn, and that further fills and lines are of.
  var shape: Content { get }
}

nonisolated extension ShapeView {
  /// Fills the shape once more, in front.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline in front.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// Draws the shape's outline in front, of a width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> StrokeShapeView<Content, S, Self>
  { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Draws the shape's outline in front, which is smooth in any case.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StrokeShapeView<Content, S, Self> {
    reportUnsupported("Shape.stroke(antialiased:)", fileID, line, if: !antialiased)
    return stroke(content, style: style)
  }

  /// Draws the shape's outline in front, of a width in points, which is smooth in any case.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeShapeView<Content, S, Self> {
    reportUnsupported("Shape.stroke(antialiased:)", fileID, line, if: !antialiased)
    return stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape's edge in front.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws a line inside the shape's edge in front, of a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape that is filled in front of a view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView, CalledView
{
  private let made = _CallSite()
  package var callSite: _CallSite { shape.callSite ?? made }
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The style of the fill: the rule for the interior, and whether the edge is smoothed.
  public var fillStyle: FillStyle
  /// The view behind the shape, whose size it has.
  public var background: Background

  /// Creates a shape that is filled in front of a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.make(
      _ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle, for: view),
      over: view.background)
  }
}

/// The line along a shape's outline, in front of a view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView, CalledView
{
  private let made = _CallSite()
  package var callSite: _CallSite { shape.callSite ?? made }
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The style of what the line covers.
  public var style: Style
  /// The width of the line in points, its ends, joins and dashes.
  public var strokeStyle: StrokeStyle
  /// The view behind the shape, whose size it has.
  public var background: Background

  /// Creates the line of a shape in front of a view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    self.background = background
  }

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let line = _ShapeView(shape: view.shape.stroke(style: view.strokeStyle), style: view.style, for: view)
    builder.make(line, over: view.background)
  }
}

/// The line inside a shape's edge, in front of a view.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, _PrimitiveView, CalledView {
  private let made = _CallSite()
  package var callSite: _CallSite { shape.callSite ?? made }
  /// The shape inside whose edge the line is drawn.
  public var shape: Content
  /// The style of what the line covers.
  public var style: Style
  /// The width of the line in points, its ends, joins and dashes.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are smoothed.
  public var isAntialiased: Bool
  /// The view behind the shape, whose size it has.
  public var background: Background

  /// Creates the line inside a shape's edge in front of a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let inset = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
    let line = _ShapeView(
      shape: inset.stroke(style: view.strokeStyle), style: view.style,
      fillStyle: FillStyle(antialiased: view.isAntialiased), for: view)
    builder.make(line, over: view.background)
  }
}

extension _TreeBuilder {
  /// Makes a shape in front of a view, or alone where that is empty.
  fileprivate func make<Content: Shape, Style: ShapeStyle, Background: View>(
    _ shape: _ShapeView<Content, Style>, over background: Background
  ) {
    if background is EmptyView { make(shape) } else { make(background.overlay { shape }) }
  }
}
