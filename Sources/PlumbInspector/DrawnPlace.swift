import PlumbLayout
import PlumbViews

/// A view's place in the drawing, which a click needs besides its frame.
package struct DrawnPlace: Equatable {
  /// Of the views in one, those with a higher number are drawn later, in front, and equal ones in the order of the tree. It
  /// is 0 for all where that is the order of the tree, so that a view that comes changes nothing of the others.
  package var order = 0
  /// A control is made of it: nobody wrote it in the source.
  package var isPart = false
  /// It draws something by itself, and not only by what is in it.
  package var isSolid = false
  /// The second view in it is its background.
  package var hasBackground = false
  /// Nothing in it can be seen outside of its frame.
  package var clips = false
  /// How what is in it is drawn elsewhere, counted from the middle of its frame; `nil` where it is drawn as it is laid out.
  package var transform: CGAffineTransform?

  package init() {}

  @MainActor init(_ node: ViewNode, _ frame: CGRect, order: Int, isPart: Bool) {
    (self.order, self.isPart) = (order, isPart && !node.isPresentation)
    hasBackground = node.drawsSecondFirst
    isSolid = node.drawsItself(in: frame)
    guard node.effect != nil else { return }
    clips = node.clips(in: frame)
    transform = node.drawnTransform(in: frame).map { drawn in
      CGAffineTransform(translationX: frame.midX, y: frame.midY).concatenating(drawn).concatenating(
        CGAffineTransform(translationX: -frame.midX, y: -frame.midY))
    }
  }

  /// As the scripts of pages read it: the order, the flags 1 (part), 2 (solid), 4 (background) and 8 (clips), and the six
  /// numbers of the transform, if there is one.
  package var json: JSON {
    let flags = (isPart ? 1 : 0) + (isSolid ? 2 : 0) + (hasBackground ? 4 : 0) + (clips ? 8 : 0)
    let moved = transform.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] } ?? []
    return .array(([CGFloat(order), CGFloat(flags)] + moved).map { .number($0) })
  }
}

extension [InspectedNode] {
  /// The views in one, whose numbers count among all views yet, with numbers among themselves.
  var orderedAmongSiblings: [InspectedNode] {
    let order = indices.sorted { self[$0].drawn.order < self[$1].drawn.order }
    let isPlain = order.elementsEqual(indices)
    var copy = self
    for (place, index) in order.enumerated() { copy[index].drawn.order = isPlain ? 0 : place }
    return copy
  }
}

/// The numbers of a host's nodes in the order in which they are drawn, from the back to the front.
@MainActor struct DrawingOrder {
  private var places: [Int: Int] = [:]

  init(_ root: ViewNode) {
    var open = [root]
    while let node = open.popLast() {
      places[node.number] = places.count
      open += node.childrenInDrawingOrder.reversed()
    }
  }

  subscript(node: ViewNode) -> Int { places[node.number] ?? 0 }
}
