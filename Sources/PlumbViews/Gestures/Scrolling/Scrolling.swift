import PlumbDrawing
import PlumbLayout

/// The scroll views that a person moves, or that still move because one let go of them.
@MainActor final class Scrolling {
  private unowned let host: ViewHost
  private var motions: [ScrollMotion] = []
  /// The scroll views that a wheel moves, and when they count as let go.
  private var wheeled: [(scroll: ScrollNode, end: Double)] = []
  /// The time after its last turn in which a wheel is still in use, in seconds (assumed).
  private static let wheelPause = 0.15

  init(_ host: ViewHost) { self.host = host }

  /// When something has to be done; at once while content moves, since every picture is another.
  func nextTime(after now: Double) -> Double? { motions.isEmpty ? wheeled.map(\.end).min() : now }

  /// Moves the innermost scroll view under a point that can move that way, and those around it by what is left.
  func wheel(at point: CGPoint, by distance: CGSize, time: Double) {
    guard distance.width.isFinite, distance.height.isFinite else { return }
    let chain = HitTesting(host: host).path(at: point).compactMap(\.scrollNode).filter(\.requests.isEnabled)
    motions.removeAll { motion in chain.contains { $0 === motion.scroll } }
    for (scroll, moved) in chain.scroll(by: distance) where moved != .zero {
      wheeled.removeAll { $0.scroll === scroll }
      wheeled.append((scroll, time + Scrolling.wheelPause))
    }
  }

  /// Returns whether something still moves under a finger.
  func isMoving(under path: [ViewNode]) -> Bool {
    motions.contains { motion in path.contains { $0 === motion.scroll.node } }
      || path.contains { $0.scrollNode?.animation != nil }
  }

  /// Stops what still moves under a finger; returns whether anything did.
  func stop(under path: [ViewNode]) -> Bool {
    let stopped = motions.filter { motion in path.contains { $0 === motion.scroll.node } }
    motions.removeAll { motion in stopped.contains { $0.scroll === motion.scroll } }
    for motion in stopped { motion.scroll.enter(.tracking) }
    let animated = path.compactMap(\.scrollNode).filter { $0.animation != nil }
    for scroll in animated {
      scroll.stopAnimation()
      scroll.enter(.tracking)
    }
    return !stopped.isEmpty || !animated.isEmpty
  }

  /// A finger has the scroll view now, and neither a wheel nor its own speed moves it.
  func take(_ scroll: ScrollNode) {
    scroll.stopAnimation()
    motions.removeAll { $0.scroll === scroll }
    wheeled.removeAll { $0.scroll === scroll }
  }

  /// The program scrolls it: what is left of a finger's speed, or of a stretch, is gone. Returns whether there was any.
  func endMotion(of scroll: ScrollNode) -> Bool {
    guard motions.contains(where: { $0.scroll === scroll }) else { return false }
    motions.removeAll { $0.scroll === scroll }
    scroll.stretch(by: .zero)
    return true
  }

  /// A finger let go of a scroll view: it moves on, and comes to rest where its behaviour wants.
  ///
  /// - Parameter velocity: of the offset, in points a second.
  func letGo(_ scroll: ScrollNode, velocity: CGSize, time: Double) {
    take(scroll)
    let motion = ScrollMotion(scroll, velocity: velocity, time: time)
    if motion.isOver(at: time) {
      scroll.enter(.idle)
    } else {
      scroll.enter(.decelerating, velocity: CGVector(dx: velocity.width, dy: velocity.height))
      motions.append(motion)
      host.needsUpdate?()
    }
  }

  func advance(to time: Double) {
    for (scroll, end) in wheeled where end <= time { letGo(scroll, velocity: .zero, time: end) }
    for motion in motions { motion.show(at: time) }
    motions.removeAll { motion in
      guard motion.isOver(at: time) else { return false }
      motion.scroll.enter(.idle)
      return true
    }
  }
}

extension [ScrollNode] {
  /// Moves content over the canvas, in points, the first scroll view as far as it can, and the next by what is left.
  @MainActor @discardableResult func scroll(by distance: CGSize) -> [(ScrollNode, moved: CGSize)] {
    var rest = distance
    var result: [(ScrollNode, CGSize)] = []
    for scroll in self where rest != .zero {
      let along = CGSize(
        width: scroll.axes.contains(.horizontal) ? rest.width : 0,
        height: scroll.axes.contains(.vertical) ? rest.height : 0)
      // One that is at its end is not asked, or it would believe that it is scrolled.
      guard scroll.canMove(by: along) else { continue }
      let moved = scroll.scroll(by: along, phase: .interacting)
      rest = CGSize(width: rest.width - moved.width, height: rest.height - moved.height)
      result.append((scroll, moved))
    }
    return result
  }
}

extension ScrollNode {
  /// Returns whether the content can go some way in this direction on the canvas.
  func canMove(by distance: CGSize) -> Bool {
    let wanted = isMirrored ? -distance.width : distance.width
    let x = min(max(0, offset.x - wanted), largestOffset.x)
    let y = min(max(0, offset.y - distance.height), largestOffset.y)
    return x != offset.x || y != offset.y
  }

  /// Returns whether a finger can pull the content beyond its end along an axis.
  func bounces(_ axis: Axis) -> Bool {
    guard axes.contains(axis) else { return false }
    let behavior = axis == .horizontal ? requests.bounce.horizontal : requests.bounce.vertical
    return behavior == .basedOnSize ? contentSize[axis] > viewport[axis] : true
  }
}
