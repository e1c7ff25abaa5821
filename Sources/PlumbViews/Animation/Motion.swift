import Foundation

/// Something of a node that changes with time.
@MainActor package class Motion {
  private let nodeLink: ObjectLink<ViewNode>
  final var node: ViewNode? { nodeLink.object }
  /// The host brings it up to date at each frame.
  fileprivate(set) var isListed = false

  init(_ node: ViewNode) { nodeLink = node.link }

  /// Whether there is more to come.
  var isRunning: Bool { true }

  /// Whether it follows the frames without its own way and end, as a timeline does.
  var followsFrames: Bool { false }

  /// When it changes next, in seconds of the host's clock; `nil` if it does at every frame.
  var nextTime: Double? { nil }

  /// Brings what is shown up to date, and returns whether there is more to come.
  func advance(to time: Double) -> Bool { false }
}

/// A value that is shown on its way to its target.
///
/// A value's own `animatableData` is what moves. The target is taken from each walk of the view that contains it;
/// while nothing moves, that is one comparison.
@MainActor package final class Animated<Value: Animatable>: Motion {
  package private(set) var target: Value
  /// The value to show now.
  package private(set) var shown: Value
  private var animator = Animator<Value.AnimatableData>()
  /// A closure that is called when another value is to be shown, after the walk that gave the target.
  var changed: ((Value) -> Void)?

  package init(_ value: Value, _ node: ViewNode) {
    (target, shown) = (value, value)
    super.init(node)
  }

  /// Sets a new target in the transaction of the running update or in another one.
  package func set(_ value: Value, in transaction: Transaction? = nil) {
    let (old, new) = (target.animatableData, value.animatableData)
    target = value
    if old != new, let node {
      node.needsDrawing()
      let transaction = transaction ?? node.host.transaction(at: node)
      let way = new - old
      if let animation = transaction.animation, node.host.animations.shows(animation),
        way.magnitudeSquared.isFinite
      {
        animator.add(way, animation, at: node.host.time, for: transaction.completions)
        node.host.animations.start(self)
      } else {
        animator.stop()
      }
    }
    show(at: node?.host.time ?? 0)
  }

  private func show(at time: Double) {
    shown = target
    if animator.isRunning {
      let remaining = animator.remaining(at: time)
      // Added with its sign changed, because what cannot be taken away leaves the target as it is.
      shown.animatableData = target.animatableData + remaining.scaled(by: -1)
    }
  }

  package override var isRunning: Bool { animator.isRunning }

  override func advance(to time: Double) -> Bool {
    show(at: time)
    changed?(shown)
    return animator.isRunning
  }
}

extension ViewNode {
  /// The node's value as it is to be shown, which goes to `value` as the transaction says.
  package func animated<Value: Animatable>(_ value: Value) -> Animated<Value> {
    if let animated = composite as? Animated<Value> {
      animated.set(value)
      return animated
    }
    let animated = Animated(value, self)
    composite = animated
    return animated
  }
}

/// The motions in a host, and the transaction of the running update.
@MainActor package final class AnimationClock {
  /// Seconds since the host's own zero.
  var time = 0.0
  /// The host reports the time. Without it, as for a still picture, everything is shown as it will be in the end, and what has
  /// no end as it begins.
  var hasClock = false {
    didSet {
      guard hasClock, !oldValue else { return }
      let waiting = waitingForClock
      waitingForClock = []
      for motion in waiting { start(motion) }
    }
  }
  private var waitingForClock: [Motion] = []
  private var motions: [Motion] = []
  /// Those that are brought up to date just now.
  private var advancing: [Motion] = []
  /// The date at time 0, for views that show dates.
  var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The host has said what date it is.
  var hasDate = false
  /// The number of ways that have begun, and when the last one did.
  private(set) var begunWays = 0
  private(set) var lastBeginning = -Double.infinity
  /// Until when timelines rest as long as something is on its way.
  var restEnd = -Double.infinity
  /// Done at the next frame.
  var atNextFrame: [() -> Void] = []

  /// The transaction of the update that runs.
  package var transaction = Transaction()
  /// The transaction of the changes that wait for the next update.
  var pending: Transaction?
  /// Counts the updates that have their own transaction.
  var update = 0
  /// The number of nodes that change the transaction for what is in them.
  var transactionNodes = 0
  /// The number of views that have a transition with its own animation.
  var animatedTransitions = 0
  /// An `animation` modifier has something to animate in this update.
  var isAnimated = false
  /// The number of modifiers that may animate any update.
  var openModifiers = 0
  /// Counts the rounds in which nodes are made: a node of this round has no place yet from which it could move.
  var round = 0
  var entering: [Arrival] = []
  /// Views on their way out.
  var departures: [Departure] = []
  var closing: [AnimationCompletion] = []
  /// Transitions whose views received a phase in this update.
  var turned: [TransitionState] = []

  var isMoving: Bool {
    motions.contains { $0.isRunning && $0.nextTime == nil } || !atNextFrame.isEmpty
  }

  /// When something that does not change at every frame does.
  var nextTime: Double? { motions.lazy.filter(\.isRunning).compactMap(\.nextTime).min() }

  /// Whether anything observes the time.
  var isListening: Bool { !motions.isEmpty || !atNextFrame.isEmpty }

  /// Timelines that follow the frames leave these to what is on its way.
  var restsTimelines: Bool {
    time < restEnd && motions(contain: { $0.isRunning && !$0.followsFrames && $0.nextTime == nil })
  }

  private func motions(contain isMeant: (Motion) -> Bool) -> Bool {
    motions.contains(where: isMeant) || advancing.contains(where: isMeant)
  }

  /// Some view is on its way from one place to another.
  var hasMovingFrames: Bool { (motions + waitingForClock).contains { $0 is AnimatedFrame } }

  /// Whether an animation has an effect on what is shown.
  func shows(_ animation: Animation) -> Bool { hasClock || animation.length == .infinity }

  func start(_ motion: Motion) {
    guard hasClock else { return waitingForClock.append(motion) }
    guard !motion.isListed else { return }
    motion.isListed = true
    motions.append(motion)
    if !motion.followsFrames, motion.nextTime == nil { (begunWays, lastBeginning) = (begunWays + 1, time) }
    if motions.count == 1 { motion.node?.host.needsUpdate?() }
  }

  /// Brings everything that moves up to date, in its own update that animates nothing.
  func advanceMotions() {
    beginOwnUpdate()
    transaction.disablesAnimations = true
    let running = motions
    motions = []
    advancing = running
    defer { advancing = [] }
    var remaining: [Motion] = []
    for motion in running {
      motion.node?.needsDrawing()
      if let node = motion.node, !node.isDisposed, motion.advance(to: time) {
        remaining.append(motion)
      } else {
        motion.isListed = false
      }
    }
    motions = remaining + motions
  }
}

// MARK: Transactions

extension AnimationClock {
  /// Makes the transaction of the pending change that of the update.
  func beginUpdate() {
    guard let pending else { return }
    self.pending = nil
    transaction = pending
    closing += pending.completions
    beginOwnUpdate()
  }

  private func beginOwnUpdate() {
    update += 1
    round += 1
  }

  /// Ends the update: no more animations begin in its transaction.
  func endUpdate() {
    let completions = closing
    closing = []
    for state in turned { state.change = nil }
    turned = []
    isAnimated = false
    transaction = Transaction()
    for completion in completions { completion.close() }
  }

  /// Makes a transaction the pending one, if there is none.
  func wait(for current: Transaction, _ host: ViewHost) {
    guard pending == nil else { return }
    pending = current
    for completion in current.completions { completion.host = host }
  }

  /// Returns the actions for the frame that begins.
  func takeActions() -> [() -> Void] {
    defer { atNextFrame = [] }
    return atNextFrame
  }

  /// Whether something may be animated in the update that runs.
  var mayAnimate: Bool {
    hasClock
      && (transaction.animation != nil || isAnimated || openModifiers > 0 && !transaction.disablesAnimations)
  }
}
