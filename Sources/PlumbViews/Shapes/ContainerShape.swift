import PlumbDrawing
import PlumbLayout

/// The shape of a container and where it is, from the shape that is drawn in it.
struct ContainerOutline: Sendable {
  var frame: CGRect
  var shape: any InsettableShape

  /// That of the container around the shape that is asked for its path.
  @TaskLocal static var current: ContainerOutline?

  /// Returns the distance by which a rectangle is inside on its closest side, in points; nothing where it reaches out.
  func inset(of rect: CGRect) -> CGFloat {
    max(
      0,
      min(rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY))
  }

  /// The radii of the container's corners where its shape has them.
  var radii: RectangleCornerRadii {
    let half = min(frame.width, frame.height) / 2
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    switch shape.originalShape.shape {
    case let shape as RoundedRectangle: return all(min(shape.cornerSize.width, half))
    case let shape as UnevenRoundedRectangle: return shape.cornerRadii
    case is Capsule, is Circle: return all(half)
    default: return all(0)
    }
  }
}

/// A shape that depends on that of its container.
protocol ContainerFollowing {}

/// The shape of the nearest container that names one, moved inwards as far as the view is inside on its closest side
/// (which side counts is assumed). Without such a container it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, PlainShape, ContainerFollowing, CalledView
{
  package let callSite = _CallSite()
  /// Creates the shape.
  public init() {}

  /// Returns the container's shape, moved inwards to a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerOutline.current else { return Path(rect) }
    let inset = container.inset(of: rect)
    // A shape takes its inset off the rectangle too, so it is asked in one that is larger by as much.
    let outer = CGRect(
      x: rect.minX - inset, y: rect.minY - inset, width: rect.width + 2 * inset,
      height: rect.height + 2 * inset)
    return container.shape.path(in: outer, inset: inset)
  }

  /// Returns the shape with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension InsettableShape {
  fileprivate nonisolated func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    inset(by: amount).path(in: rect)
  }
}

nonisolated extension View {
  /// Names the shape that `ContainerRelativeShape` and `ConcentricRectangle` in the view follow. It draws nothing.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShape(shape: shape))
  }
}

nonisolated package struct _ContainerShape: _NodeModifier {
  let shape: any InsettableShape

  @MainActor package func configure(_ node: ViewNode) { node.composite = ContainerMark(shape) }
}

private final class ContainerMark {
  let shape: any InsettableShape
  init(_ shape: any InsettableShape) { self.shape = shape }
}

extension ViewNode {
  /// The nearest container that names a shape, on the canvas.
  var containerOutline: ContainerOutline? {
    var node: ViewNode? = self
    while let here = node {
      if let mark = here.composite as? ContainerMark {
        return ContainerOutline(frame: here.canvasFrame, shape: mark.shape)
      }
      node = here.parent
    }
    return nil
  }
}
