import PlumbDrawing
import PlumbLayout

/// Finds the views under a point, front first, by the frames and effects that drawing uses.
@MainActor struct HitTesting {
  let host: ViewHost
  var isTouch = true
  /// Views on their way in are hit where they will be, and not where they are drawn.
  var isAtEnd = false
  /// Views that receive touches are hit in their whole rectangles.
  var findsTouches = false
  /// A node that is hit in its whole rectangle, whatever is drawn there.
  var whole: ViewNode?

  /// The nodes under a point of the canvas, innermost first; empty if nothing is hit.
  func path(at point: CGPoint) -> [ViewNode] {
    guard point.x.isFinite, point.y.isFinite else { return [] }
    return path(host.root, point, origin: .zero) ?? []
  }

  private func path(_ node: ViewNode, _ point: CGPoint, origin: CGPoint) -> [ViewNode]? {
    if node.isLeftOut?() ?? false || node.interaction?.isTransparent ?? false { return nil }
    var origin = node.isPresentation ? .zero : origin
    var frame: CGRect?
    if node.layout.exists {
      var own = host.layoutTree.frame(of: node.layout)
      own.origin = CGPoint(x: own.minX + origin.x, y: own.minY + origin.y)
      (frame, origin) = (own, own.origin)
    }
    var inside = point
    if let effect = node.effect, !(isAtEnd && node.isOnItsWay) {
      guard let rect = frame ?? node.memberFrame else { return nil }
      let stopsAtEdges = !(node.isHitBesideClip || node.interaction?.isHitBesideOutline ?? false)
      guard let mapped = EffectProbe(effect, rect).map(point, stopsAtEdges: stopsAtEdges) else { return nil }
      inside = mapped
    }
    if let shape = node.interaction?.contentShape {
      guard let rect = frame ?? node.memberFrame, shape(rect, inside) else { return nil }
      return (inner(node, inside, origin) ?? []) + [node]
    }
    if let inner = inner(node, inside, origin) { return inner + [node] }
    return isHitItself(node, frame, inside) ? [node] : nil
  }

  /// The first of the node's children that is hit, front first.
  private func inner(_ node: ViewNode, _ point: CGPoint, _ origin: CGPoint) -> [ViewNode]? {
    let children = node.masksWithSecond ? NodeList(node.children.prefix(1)) : node.livingInDrawingOrder
    for child in children.reversed() {
      if let found = path(child, point, origin: origin) { return found }
    }
    return nil
  }

  private func isHitItself(_ node: ViewNode, _ frame: CGRect?, _ point: CGPoint) -> Bool {
    if findsTouches, let touches = node.interaction?.touches, let rect = frame ?? node.memberFrame {
      return touches.covers(CGPoint(x: point.x - rect.minX, y: point.y - rect.minY))
    }
    let isWindow =
      node === whole || node.scrollNode != nil || node.interaction?.isHitEverywhere ?? false
      || !isTouch && node.interaction?.isHitByMouse ?? false
    guard isWindow || node.mark != nil, let rect = frame ?? node.memberFrame else { return false }
    if isWindow { return rect.contains(point) }
    let isHitAsDrawn = node.drawnShape != nil || node.interaction?.isHitAsDrawn ?? false
    if isHitAsDrawn { return node.markCovers(point, in: rect) }
    guard rect.contains(point) else { return false }
    // A colour that is quite clear is not there; text and images are hit in their whole rectangles.
    return node.text != nil || node.role == .image || node.markCovers(point, in: rect)
  }
}

extension ViewNode {
  /// The rectangle that a node without its own place takes over: that of the first one inside, as in drawing.
  var memberFrame: CGRect? {
    let first = firstLayout
    return first.exists ? host.layoutTree.absoluteFrame(of: first) : nil
  }
}

extension ViewNode {
  /// Returns whether what the node's mark draws, taken as areas, covers a point. A fully clear area covers nothing.
  func markCovers(_ point: CGPoint, in rect: CGRect) -> Bool {
    // At a fine scale, so that pixels do not move the outline away from where it is.
    var context = DrawingContext(scale: 1024)
    mark?(&context, rect)
    return context.items.contains { $0.covers(point) }
  }
}

extension DisplayItem {
  fileprivate func covers(_ point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, let paint, let style):
      !paint.isClear && path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let path, let paint, let style): !paint.isClear && path.strokedPath(style).contains(point)
    case .glyphs: false
    case .image(let image): image.rect.contains(point)
    case .group(let effect, let items):
      switch effect {
      case .opacity(let opacity): opacity > 0 && items.contains { $0.covers(point) }
      case .clip(let path, let style):
        path.contains(point, eoFill: style.isEOFilled) && items.contains { $0.covers(point) }
      case .transform(let transform):
        transform.determinant != 0
          && items.contains { $0.covers(point.applying(transform.inverted())) }
      default: items.contains { $0.covers(point) }
      }
    }
  }
}

extension Paint {
  /// Nothing of it can be seen.
  var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .faded(let paint, let opacity): opacity <= 0 || paint.isClear
    default: false
    }
  }
}
