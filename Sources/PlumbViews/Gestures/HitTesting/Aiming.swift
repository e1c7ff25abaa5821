import PlumbLayout

extension HitTesting {
  /// The nodes that a pointer is meant for when it goes down, innermost first, and how far its places are to be moved from
  /// then on, in points.
  ///
  /// While a screen or a presentation comes in, it is used where it is drawn; where nothing in it answers there, where it
  /// will be. A finger that does not move stays on what it went down on, though that moves.
  func aim(at point: CGPoint) -> (path: [ViewNode], shift: CGSize) {
    let seen = path(at: point)
    guard host.animations.isMoving else { return (seen, .zero) }
    if seen.answersOnItsWay { return (seen, shift(of: point, through: seen)) }
    let end = HitTesting(host: host, isTouch: isTouch, isAtEnd: true, findsTouches: findsTouches).path(
      at: point)
    if end.contains(where: \.isOnItsWay) { return (end, .zero) }
    return (seen, shift(of: point, through: seen))
  }

  private func shift(of point: CGPoint, through path: [ViewNode]) -> CGSize {
    let place = path.reversed().reduce(point) { place, node in
      guard node.isOnItsWay, let effect = node.effect, let rect = node.memberFrame else { return place }
      return EffectProbe(effect, rect).map(place, stopsAtEdges: false) ?? place
    }
    return CGSize(width: place.x - point.x, height: place.y - point.y)
  }
}

extension [ViewNode] {
  /// Something answers to a pointer in what is on its way in; the innermost node comes first.
  @MainActor fileprivate var answersOnItsWay: Bool {
    guard let way = firstIndex(where: \.isOnItsWay) else { return false }
    return self[..<way].contains { $0.interaction?.gesture != nil }
  }
}

extension ViewNode {
  /// The node, or one around it, is left out: nobody can see or use it.
  package var isInLeftOut: Bool {
    var node: ViewNode? = self
    while let here = node {
      if here.isLeftOut?() ?? false { return true }
      node = here.parent
    }
    return false
  }
}
