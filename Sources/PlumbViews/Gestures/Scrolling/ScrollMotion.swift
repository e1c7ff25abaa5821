import Foundation
import PlumbDrawing
import PlumbLayout

/// The motion of released content: a place for each time, so that it does not matter how often it is looked at.
@MainActor struct ScrollMotion {
  let scroll: ScrollNode
  private let start: Double
  private let shifted: CGPoint
  private let path: (horizontal: ScrollPath, vertical: ScrollPath)

  init(_ scroll: ScrollNode, velocity: CGSize, time: Double) {
    (self.scroll, start, shifted) = (scroll, time, scroll.shifted)
    let end = CGPoint(
      x: scroll.offset.x + velocity.width * ScrollPath.reach,
      y: scroll.offset.y + velocity.height * ScrollPath.reach)
    let rest = scroll.restingOffset(
      proposing: end, velocity: CGVector(dx: velocity.width, dy: velocity.height))
    func path(_ axis: Axis) -> ScrollPath {
      guard scroll.axes.contains(axis) else { return ScrollPath(resting: 0) }
      return ScrollPath(
        from: scroll.offset[axis] - scroll.stretch[axis], velocity: velocity[axis], rest: rest[axis],
        within: scroll.largestOffset[axis])
    }
    self.path = (path(.horizontal), path(.vertical))
  }

  func isOver(at time: Double) -> Bool {
    path.horizontal.isOver(after: time - start) && path.vertical.isOver(after: time - start)
  }

  /// Puts the content where it is at a time.
  func show(at time: Double) {
    let place = CGPoint(
      x: path.horizontal.offset(after: time - start) + scroll.shifted.x - shifted.x,
      y: path.vertical.offset(after: time - start) + scroll.shifted.y - shifted.y)
    let inside = CGPoint(
      x: min(max(0, place.x), scroll.largestOffset.x), y: min(max(0, place.y), scroll.largestOffset.y))
    scroll.scroll(to: inside, phase: .decelerating)
    scroll.stretch(by: CGSize(width: inside.x - place.x, height: inside.y - place.y))
  }
}

/// The way of one coordinate, in points of the offset and seconds.
struct ScrollPath {
  private enum Kind { case still, slowing, springing, slowingThenSpringing(at: Double) }

  /// The share of a velocity that is left after a millisecond (UIScrollView.DecelerationRate.normal).
  private static let rate = 0.998
  /// The natural logarithm of what is left after a second, without its sign.
  private static let decay = -1000 * log(rate)
  /// The distance that a velocity of 1 covers until nothing of it is left, in points.
  static var reach: Double { 1 / decay }
  /// The stiffness of the pull back, in 1 a second (assumed).
  private static let stiffness = 12.0
  /// A distance that is shorter counts as none, in points (assumed).
  private static let nearness = 0.1

  private let from: CGFloat
  private let velocity: CGFloat
  private let rest: CGFloat
  private let kind: Kind
  private var end = 0.0

  init(resting place: CGFloat) { (from, velocity, rest, kind) = (place, 0, place, .still) }

  /// - Parameters:
  ///   - rest: where it is to end.
  ///   - largest: how far the content reaches.
  init(from: CGFloat, velocity: CGFloat, rest: CGFloat, within largest: CGFloat) {
    (self.from, self.velocity, self.rest) = (from, velocity, rest)
    let free = from + velocity * ScrollPath.reach
    if from >= 0, from <= largest, free == rest {
      kind = velocity == 0 ? .still : .slowing
    } else if from > 0 && from < largest && (free < 0 && rest == 0 || free > largest && rest == largest) {
      // The way to the end of the content, and what of the velocity is left there.
      let way = Double((rest - from) / velocity)
      kind = .slowingThenSpringing(at: -log(1 - way * ScrollPath.decay) / ScrollPath.decay)
    } else {
      kind = from == rest && velocity == 0 ? .still : .springing
    }
    end = lastMoment
  }

  func isOver(after seconds: Double) -> Bool { seconds >= end }

  func offset(after seconds: Double) -> CGFloat {
    if seconds >= end { return rest }
    switch kind {
    case .still: return rest
    case .slowing: return slowed(seconds)
    case .springing: return sprung(from - rest, velocity, seconds)
    case .slowingThenSpringing(let edge):
      if seconds <= edge { return slowed(seconds) }
      return sprung(0, velocity * exp(-ScrollPath.decay * edge), seconds - edge)
    }
  }

  private func slowed(_ seconds: Double) -> CGFloat {
    from + velocity * CGFloat((1 - exp(-ScrollPath.decay * seconds)) / ScrollPath.decay)
  }

  /// A critically damped spring: the fastest way back that does not swing.
  private func sprung(_ distance: CGFloat, _ velocity: CGFloat, _ seconds: Double) -> CGFloat {
    let along = distance + (velocity + distance * ScrollPath.stiffness) * seconds
    return rest + along * exp(-ScrollPath.stiffness * seconds)
  }

  /// When nothing more can be seen of the motion.
  private var lastMoment: Double {
    switch kind {
    case .still: return 0
    case .slowing:
      return max(0, log(abs(Double(velocity)) * ScrollPath.reach / ScrollPath.nearness) / ScrollPath.decay)
    case .springing: return springTime(from - rest, velocity)
    case .slowingThenSpringing(let edge):
      return edge + springTime(0, velocity * exp(-ScrollPath.decay * edge))
    }
  }

  private func springTime(_ distance: CGFloat, _ velocity: CGFloat) -> Double {
    // The factor before the exponential grows only with the time, so twice its logarithm is enough.
    let size = abs(Double(distance)) + abs(Double(velocity)) / ScrollPath.stiffness
    return 2 * max(0, log(size / ScrollPath.nearness)) / ScrollPath.stiffness + 0.1
  }
}
