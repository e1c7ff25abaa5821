import PlumbDrawing
import PlumbLayout

/// An outline in a rectangle; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The role of the shape. Plumb draws a shape in the same way whatever its role.
  static var role: ShapeRole { get }

  /// Whether the shape is mirrored where rows run right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The role of a shape.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored where rows run right to left.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let direction: LayoutDirection?

  /// Never.
  public static let fixed = LayoutDirectionBehavior(direction: nil)
  /// Mirrors the shape where rows run right to left.
  public static let mirrors = LayoutDirectionBehavior(direction: .rightToLeft)
  /// Mirrors the shape where rows run in a direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(direction: direction)
  }

  func isMirrored(_ direction: LayoutDirection) -> Bool { self.direction == direction }
}

nonisolated extension Shape {
  /// Returns the whole proposed size, in points, and 10 where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Shapes are for filling, unless they say otherwise.
  public static var role: ShapeRole { .fill }
  /// Shapes are mirrored where rows run right to left, unless they say otherwise.
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
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
  }

  /// Draws the outline as a line of a width in points, centred on it.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> StrokeShapeView<Self, S, EmptyView>
  { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Draws the outline as a line, which is smooth in any case.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StrokeShapeView<Self, S, EmptyView> {
    reportUnsupported("Shape.stroke(antialiased:)", fileID, line, if: !antialiased)
    return stroke(content, style: style)
  }

  /// Draws the outline as a line of a width in points, which is smooth in any case.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeShapeView<Self, S, EmptyView> {
    reportUnsupported("Shape.stroke(antialiased:)", fileID, line, if: !antialiased)
    return stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape of the outline's line.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style.usable)
  }

  /// Returns the shape of the outline's line, of a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape whose edge can be moved inwards.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape once its edge is moved inwards.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edge moved inwards on all sides by points.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
  /// Draws a line of a width in points inside the shape's edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, S, EmptyView>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line inside the shape's edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, S, EmptyView>
  {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws a line of a width in points inside the shape's edge, in the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Draws a line inside the shape's edge, in the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
  {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}

/// A shape's outline, as the shape of a line.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  /// The numbers of the shape inside and of the line.
  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the outline of the line that is drawn along the shape's outline, in points.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// Returns the size that the shape inside takes for a proposal, in points. The line changes no size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// A line.
  public static var role: ShapeRole { .stroke }
  /// Whether the shape inside is mirrored where rows run right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A value with a part that can be between two values.
nonisolated public protocol Animatable {
  /// The type of what can be between two values; nothing where a value names no such part.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The value that is interpolated during an animation.
  var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data, so that the shape is not animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
