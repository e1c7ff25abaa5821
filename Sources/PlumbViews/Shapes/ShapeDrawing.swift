import PlumbDrawing
import PlumbLayout

extension ViewNode {
  /// A shape's outline in a rectangle of the canvas, as the node draws it: mirrored where rows run the other way, and
  /// following the container's shape.
  func outline(of shape: some Shape, in rect: CGRect, _ direction: LayoutDirection) -> Path {
    // The path is asked for in a rectangle at the origin, as SwiftUI does (Recorded/Paint.md#W2).
    let own = CGRect(origin: .zero, size: rect.size)
    let traits = shape.originalShape.traits
    var path: Path
    if traits.followsContainer, let container = containerOutline {
      let frame = container.frame
      let here = ContainerOutline(
        frame: CGRect(
          x: frame.minX - rect.minX, y: frame.minY - rect.minY, width: frame.width, height: frame.height),
        shape: container.shape)
      path = ContainerOutline.$current.withValue(here) { shape.path(in: own) }
    } else {
      path = shape.path(in: own)
    }
    if !traits.isEven, shape.layoutDirectionBehavior.isMirrored(direction) {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
    }
    return path.offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
