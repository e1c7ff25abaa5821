import PlumbLayout

/// The scroll views that a person moves, or that still move because one let go of them.
@MainActor final class Scrolling {
  private unowned let host: ViewHost

  init(_ host: ViewHost) { self.host = host }

  var isMoving: Bool { false }

  /// Moves the innermost scroll view under a point that can move that way, and what is left of it those around.
  func wheel(at point: CGPoint, by distance: CGSize) {
    let chain = HitTesting(host: host).path(at: point).compactMap(\.scrollNode)
    for axis in Axis.allCases {
      var rest = distance[axis]
      for scroll in chain where rest != 0 && scroll.axes.contains(axis) {
        let old = scroll.offset
        var target = old
        target[axis] -= rest
        rest = scroll.move(to: target, axis)
      }
    }
  }

  func stop(at pointer: PointerEvent) {}
  func advance(to time: Double) {}
}

extension ScrollNode {
  /// Scrolls along an axis as far as the content reaches, and tells by how much the content would have to move further.
  @MainActor func move(to target: CGPoint, _ axis: Axis) -> CGFloat {
    let end = max(0, contentSize[axis] - viewport[axis])
    var reachable = target
    reachable[axis] = min(max(0, target[axis]), end)
    scroll(to: reachable)
    return reachable[axis] - target[axis]
  }
}

/// Scrolling with a finger.
enum ScrollPan {
  @MainActor static func attachment(for node: ViewNode, in path: [ViewNode]) -> GestureAttachment? { nil }
}

extension _GestureContext {
  /// Whether something around that scrolls would follow a finger from one point to another.
  func canBeScrolled(from start: CGPoint, to end: CGPoint) -> Bool { false }
}
