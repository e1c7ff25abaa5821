import PlumbDrawing
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
  /// Nothing in it can be seen outside of its frame.
  package var clips = false
  /// Nothing in it can be seen outside of this outline either, which is counted from its corner in shares of its size; `nil`
  /// where the frame says it all.
  package var clip: Clip?
  /// The outline that it draws itself, counted from its corner; `nil` where it is hit in its whole frame.
  package var outline: Outline?
  /// The transform of its content's drawing, counted from the middle of its frame; `nil` where it is drawn as it is laid out.
  package var transform: CGAffineTransform?
  /// The modifier of the source that it was made for, such as `navigationTitle`: its place in the order of the tree.
  package var meant: Int?

  /// An outline that clips.
  package struct Clip: Equatable {
    package var path: Path
    package var isEOFilled: Bool
  }

  /// An outline that is drawn.
  package struct Outline: Equatable {
    package var path: Path
    package var isEOFilled: Bool
    /// The width in which the line along the path is hit in the frame; 0 where the path is filled.
    package var lineWidth: CGFloat
  }

  package init() {}

  /// - Parameters:
  ///   - isControl: a control whose whole frame is its own, whatever of it is drawn.
  ///   - isUnseen: something around it shows nothing of what is in it.
  @MainActor init(
    _ node: ViewNode, _ frame: CGRect, order: Int, isPart: Bool, isControl: Bool, isUnseen: Bool
  ) {
    (self.order, self.isPart) = (order, isPart)
    if isUnseen || node.isMask || node.hidesContent(in: frame) {
      (clips, clip) = (true, Clip(path: Path(), isEOFilled: false))
      return
    }
    isSolid = isControl || node.drawsItself(in: frame)
    guard node.effect != nil else {
      outline = isControl ? nil : node.outline(in: frame).map { Outline($0, frame) }
      return
    }
    clips = node.clips(in: frame)
    // A share of no length is no number, and nothing is inside of an empty frame.
    if clips, frame.width > 0, frame.height > 0, let (path, style) = node.clipOutline(in: frame) {
      let share = CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(
        CGAffineTransform(scaleX: 1 / frame.width, y: 1 / frame.height))
      clip = Clip(path: path.applying(share), isEOFilled: style.isEOFilled)
    }
    transform = node.drawnTransform(in: frame).map { drawn in
      CGAffineTransform(translationX: frame.midX, y: frame.midY).concatenating(drawn).concatenating(
        CGAffineTransform(translationX: -frame.midX, y: -frame.midY))
    }
  }

  /// As the scripts of pages read it: the order, the flags 1 (part), 2 (solid), 8 (clips), 16 (by the
  /// even-odd rule) and 32 (draws an outline) with 64 times the place of the view that it means, counted from 1, the six
  /// numbers of the transform, if there is one, and the outline that clips, if there is one. A view that draws an outline has
  /// the width of its line instead, and that outline.
  package var json: JSON {
    if let outline { return .array(plainJSON + [.number(outline.lineWidth), .string(outline.text)]) }
    let moved = transform.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] } ?? []
    return .array(plainJSON + moved.map { .number($0) } + (clip.map { [.string($0.text)] } ?? []))
  }

  private var flags: Int {
    (isPart ? 1 : 0) + (isSolid ? 2 : 0) + (clips ? 8 : 0)
      + (clip?.isEOFilled ?? outline?.isEOFilled ?? false ? 16 : 0) + (outline == nil ? 0 : 32)
      + 64 * (meant.map { $0 + 1 } ?? 0)
  }

  /// Something of it follows from the size of its frame: an outline, or what is drawn elsewhere.
  var hasShape: Bool { outline != nil || transform != nil || clip.map { !$0.path.isEmpty } ?? false }

  /// Those entries of `json` that do not follow from a size: the order and the flags.
  package var plainJSON: [JSON] {
    [.number(CGFloat(order)), .number(CGFloat(flags))]
  }

  /// The point in the coordinates of what is in a view with a frame; `nil` where the view hides it.
  func inside(_ frame: CGRect, _ point: CGPoint) -> CGPoint? {
    var place = point
    if let transform {
      guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
      let middle = CGAffineTransform(translationX: frame.midX, y: frame.midY)
      place = point.applying(middle.inverted().concatenating(transform.inverted()).concatenating(middle))
    }
    guard clips else { return place }
    guard frame.contains(place) else { return nil }
    guard let clip else { return place }
    let share = CGPoint(
      x: (place.x - frame.minX) / frame.width, y: (place.y - frame.minY) / frame.height)
    return clip.path.contains(share, eoFill: clip.isEOFilled) ? place : nil
  }
}

extension DrawnPlace {
  /// Whether the view itself is at a point of what it is in: in its frame, or on what it draws of it.
  func holds(_ frame: CGRect, _ point: CGPoint) -> Bool {
    guard let outline else { return frame.contains(point) }
    let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return outline.holds(place, isInFrame: frame.contains(point))
  }
}

extension ViewNode {
  /// Whether it is the shape of a mask, which nobody sees: a click there means what is masked.
  fileprivate var isMask: Bool {
    var node = self
    while let parent = node.parent {
      if parent.masksWithSecond, parent.children.count == 2 { return parent.children[1] === node }
      if !parent.name.isEmpty { return false }
      node = parent
    }
    return false
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
