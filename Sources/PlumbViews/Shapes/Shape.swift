import PlumbDrawing
import PlumbLayout

/// An outline in a rectangle; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the shape is used for, which may change how it is drawn right to left.
  static var role: ShapeRole { get }

  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is used for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored where rows run right to left.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let direction: LayoutDirection?

  /// Never.
  public static let fixed = LayoutDirectionBehavior(direction: nil)
  /// Where rows run right to left.
  public static let mirrors = LayoutDirectionBehavior(direction: .rightToLeft)
  /// Where rows run in a direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(direction: direction)
  }

  func isMirrored(_ direction: LayoutDirection) -> Bool { self.direction == direction }
}

nonisolated extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.make(_ShapeView(shape: view, style: ForegroundStyle()))
  }
  public static var _memberCount: Int? { 1 }

  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the outline as a line, centred on it.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Draws the outline as a line of a width in points, centred on it.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<
    _StrokedShape<Self>, S
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline as a line of a width in points; lines are smoothed either way.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool) -> _ShapeView<
    _StrokedShape<Self>, S
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape of the outline's line.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }

  /// The shape of the outline's line, of a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape whose edge can be moved inwards.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
  /// Draws a line of a width in points inside the shape's edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView<_StrokedShape<InsetShape>, S>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line inside the shape's edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> _ShapeView<_StrokedShape<InsetShape>, S>
  {
    _ShapeView(
      shape: _StrokedShape(shape: inset(by: style.lineWidth / 2), style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }

  /// Draws a line of a width in points inside the shape's edge, in the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Draws a line inside the shape's edge, in the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}

/// A shape's outline, as the shape of a line.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public static var role: ShapeRole { .stroke }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A value with a part that can be between two values.
nonisolated public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
