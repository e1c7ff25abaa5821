/// The way in which a node answers: one of the built-in algorithms, with its numbers, or its own object.
package enum LayoutRule: Equatable {
  /// A view that fills the proposal on both axes, and has its ideal length where there is none: colours, most shapes.
  case fill(Fill)
  case square
  case spacer(Spacer)
  case divider(Divider)
  case stack(Stack)
  case depthStack(DepthStack)
  case grid(Grid)
  case fixedFrame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case padding(Padding)
  /// A primary child, and a secondary one that is offered the primary one's size: overlay and background.
  case layered(Layered)
  case offset(Offset)
  case position(Position)
  case fixedSize(FixedSize)
  case aspectRatio(AspectRatio)
  /// Sets the priority that a stack reads.
  case priority(CGFloat)
  /// Changes nothing by itself: a drawing effect, a value for a user's layout, the root.
  case plain
  /// A leaf or a container with its own code.
  case object(isLeaf: Bool, index: Int32)
  /// As `object`, with a single child whose size and place it takes over: alignment guides, values for layouts.
  case wrapper(index: Int32)

  /// The number of the node's object in its tree.
  var objectIndex: Int32? {
    if case .object(_, let index) = self { return index }
    if case .wrapper(let index) = self { return index }
    return nil
  }
}

/// A length that may be unspecified, in the room of one number.
package struct Length: Equatable {
  private let number: CGFloat
  package init(_ length: CGFloat?) { number = length ?? .nan }
  package var value: CGFloat? { number.isNaN ? nil : number }
  package static func == (one: Length, other: Length) -> Bool {
    one.number == other.number || (one.number.isNaN && other.number.isNaN)
  }
}
