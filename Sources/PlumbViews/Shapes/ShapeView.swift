import PlumbDrawing
import PlumbLayout

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView {
  private var made = _CallSite()
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The style of the fill: the rule for the interior, and whether the edge is smoothed.
  public var fillStyle: FillStyle

  /// Creates a view that fills a shape with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  /// - Parameter view: the view that it is made for, whose call is its own.
  init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle(), for view: some CalledView) {
    self.init(shape: shape, style: style, fillStyle: fillStyle)
    made = view.callSite
  }

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let resolved = view.style._resolveStyle(in: builder.inherited.environment)
    let (shape, fillStyle) = (view.shape, view.fillStyle)
    let direction = builder.inherited.isMirrored ? LayoutDirection.rightToLeft : .leftToRight
    builder.shape(Self.self, shape) { node in
      let animated = node.animated(FilledShape(shape: shape, style: resolved))
      node.isSteady = !shape.followsContainer
      node.drawnShape = { [unowned node] frame in
        let shape = animated.shown.shape
        guard let line = (shape as? any LineShape)?.line else {
          let path = node.outline(of: shape, in: frame, direction)
          return DrawnShape(path: path, isEOFilled: fillStyle.isEOFilled)
        }
        return DrawnShape(path: node.outline(of: line.shape, in: frame, direction), lineWidth: line.width)
      }
      node.mark = { [unowned node] context, frame in
        let (shape, resolved) = (animated.shown.shape, animated.shown.style)
        let rect = context.rounded(frame)
        let path = node.outline(of: shape, in: rect, direction)
        context.fill(path, resolved, in: rect, fillStyle)
      }
    }
  }
}

extension _ShapeView: CalledView {
  package var callSite: _CallSite { shape.callSite ?? made }
}

/// A shape that is filled with the foreground style: also a shape alone in the source.
package protocol ForegroundShapeView {
  static var shapeType: Any.Type { get }
}

extension _ShapeView: ForegroundShapeView where Style == ForegroundStyle {
  package static var shapeType: Any.Type { Content.self }
}

/// A shape with its style, which are animated together.
nonisolated private struct FilledShape<Content: Shape>: Animatable {
  var shape: Content
  var style: _ResolvedStyle

  var animatableData: AnimatablePair<Content.AnimatableData, _AnimatedNumbers> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape that is another one's outline.
private protocol LineShape {
  var line: (shape: any Shape, width: CGFloat) { get }
}

extension _StrokedShape: LineShape {
  fileprivate var line: (shape: any Shape, width: CGFloat) { (shape, style.lineWidth) }
}

/// The outline that a shape's node draws, on the canvas.
package struct DrawnShape {
  package var path: Path
  package var isEOFilled = false
  /// The width of the line along the path; `nil` where the path is filled.
  package var lineWidth: CGFloat?
}

@MainActor private final class NodeShape: NodeAttachment {
  var drawn: ((CGRect) -> DrawnShape)?
}

extension ViewNode {
  /// The outline that the mark draws in a frame, for a node that is hit inside of it.
  var drawnShape: ((CGRect) -> DrawnShape)? {
    get { attachment(NodeShape.self)?.drawn }
    set { attached(NodeShape.self, for: newValue != nil)?.drawn = newValue }
  }
}

extension _TreeBuilder {
  /// A leaf with the size of a shape.
  func shape<Content: Shape>(_ kind: Any.Type, _ shape: Content, configure: (ViewNode) -> Void) {
    let (original, traits) = shape.originalShape
    // The shapes that controls are drawn with have no public names.
    let ownName = typeName(type(of: original))
    let name = ownName.hasPrefix("_") ? "Shape" : ownName
    // Most shapes take what is offered; that is known without asking, and asked often.
    let isCircle = type(of: original) == Circle.self
    if isCircle && !inherited.environment.platformStyle.circlesTakeTheirProposal {
      leaf(kind, name, .square, configure: configure)
    } else if isCircle || traits.isPlain {
      leaf(kind, name, .fill(LayoutRule.Fill()), configure: configure)
    } else {
      element(
        kind, name, .leaf, make: { ShapeLeaf<Content>() },
        update: { leaf, node in
          leaf.shape = shape
          configure(node)
          return true
        }, content: {})
    }
  }
}

/// Asks a shape for its size.
private final class ShapeLeaf<Content: Shape>: LayoutObject {
  var shape: Content?

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    shape?.sizeThatFits(proposal) ?? .zero
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

extension Shape {
  /// The call that made the shape, where it is SwiftUI's; `nil` for a shape of the source.
  nonisolated var callSite: _CallSite? {
    let site = (originalShape.shape as? any CalledView)?.callSite
    return site?.isKnown == true ? site : nil
  }
}
