import PlumbDrawing
import PlumbLayout

extension ViewNode {
  /// A shape's outline in a rectangle of the canvas, as the node draws it: mirrored where rows run the other way, and
  /// following the container's shape.
  func outline(of shape: some Shape, in rect: CGRect, _ direction: LayoutDirection) -> Path {
    // The path is asked for in a rectangle at the origin, as SwiftUI does (Recorded/Paint.md#W2).
    let own = CGRect(origin: .zero, size: rect.size)
    let original = shape.originalShape
    var path: Path
    if original is any ContainerFollowing, let container = containerOutline {
      let frame = container.frame
      let here = ContainerOutline(
        frame: CGRect(
          x: frame.minX - rect.minX, y: frame.minY - rect.minY, width: frame.width, height: frame.height),
        shape: container.shape)
      path = ContainerOutline.$current.withValue(here) { shape.path(in: own) }
    } else {
      path = shape.path(in: own)
    }
    if !(original is any EvenShape), shape.layoutDirectionBehavior.isMirrored(direction) {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
    }
    return path.offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

extension Shape {
  /// The shape that this one was made from.
  nonisolated var originalShape: any Shape {
    var original: any Shape = self
    while let derived = original as? any DerivedShape { original = derived.original }
    return original
  }

  /// The outline depends on the container around, and not only on the shape and its rectangle.
  nonisolated var followsContainer: Bool { originalShape is any ContainerFollowing }
}

/// A shape that is its own mirror image.
protocol EvenShape {}

extension Rectangle: EvenShape {}
extension RoundedRectangle: EvenShape {}
extension Capsule: EvenShape {}
extension Circle: EvenShape {}
extension Ellipse: EvenShape {}
