import PlumbLayout

/// Content on its way to a place that the program wants, in an animation.
///
/// The offset itself moves, not only the picture: views come into sight on the way, and observers are notified, as
/// when a finger scrolls.
@MainActor final class ScrollAnimation: Motion {
  private unowned let scroll: ScrollNode
  private let start: CGPoint
  private let shifted: CGPoint
  /// Looked up at each frame: a row that is not there yet is only estimated, and known better the nearer it is.
  private let destination: () -> CGPoint?
  /// Goes exactly there, once the animation is over.
  private let finish: () -> Void
  private var animator = Animator<Double>()
  private var isStopped = false

  init(
    _ scroll: ScrollNode, _ node: ViewNode, destination: @escaping () -> CGPoint?,
    finish: @escaping () -> Void
  ) {
    (self.scroll, self.destination, self.finish) = (scroll, destination, finish)
    (start, shifted) = (scroll.offset, scroll.shifted)
    super.init(node)
  }

  func begin(_ animation: Animation, for completions: [AnimationCompletion]) {
    guard let host = node?.host else { return }
    animator.add(1, animation, at: host.time, for: completions)
    host.animations.start(self)
    scroll.enter(.animating)
  }

  /// Somebody else scrolls now.
  func stop() {
    isStopped = true
    animator.stop()
  }

  override var isRunning: Bool { !isStopped && animator.isRunning }

  override func advance(to time: Double) -> Bool {
    if isStopped { return false }
    let share = 1 - animator.remaining(at: time)
    guard animator.isRunning else {
      scroll.animation = nil
      finish()
      node?.host.afterLayout { [weak scroll] in scroll?.enter(.idle) }
      return false
    }
    if let end = destination() {
      let from = CGPoint(
        x: start.x + scroll.shifted.x - shifted.x, y: start.y + scroll.shifted.y - shifted.y)
      scroll.scroll(to: CGPoint(x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share))
    }
    return true
  }
}

extension ScrollNode {
  @MainActor func stopAnimation() {
    animation?.stop()
    animation = nil
  }

  /// Moves the content to a place, in time if the transaction has an animation and the host reports the time. Other movement
  /// ends.
  ///
  /// - Parameters:
  ///   - destination: where that is, as far as it is known by now; `nil` if it is there no more.
  ///   - finish: goes exactly there.
  @MainActor func scroll(
    in transaction: Transaction, to destination: @escaping () -> CGPoint?, finish: @escaping () -> Void
  ) {
    stopAnimation()
    let hasMoved = node?.host.input.scrolling.endMotion(of: self) ?? false
    guard let node, let wanted = transaction.animation, !transaction.disablesAnimations,
      node.host.animations.hasClock, node.host.frames.layout.isPlaced, let end = destination(),
      clamp(end) != offset
    else {
      if hasMoved { enter(.idle) }
      return finish()
    }
    let animation = ScrollAnimation(self, node, destination: destination, finish: finish)
    self.animation = animation
    animation.begin(wanted, for: transaction.completions)
  }
}
