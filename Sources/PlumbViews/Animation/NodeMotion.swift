/// The animation state of a node; most nodes have none.
@MainActor package final class NodeMotion: NodeAttachment {
  /// Changes the transaction for everything in the node.
  var changeTransaction: ((inout Transaction) -> Void)?
  /// The frame of the node on its way to its place.
  var frame: AnimatedFrame?
  /// The share of the node that is seen while it comes or goes without its own transition.
  var fade: Animated<Double>?
  var transition: TransitionState?
  /// The motion that brings a screen or a presentation to its place when it comes in.
  package var way: Motion?
  /// The node is drawn although it is left out: a screen that another one has not covered quite.
  package var isStillSeen: (() -> Bool)?
  /// The views that have left the node and are still seen.
  package var departures: [Departure] = []
  /// The content of the node moves with it, as one.
  var isGeometryGroup = false
  fileprivate var isOpen = false
}

extension ViewNode {
  /// The animation state of the node.
  package var motion: NodeMotion? { attachment(NodeMotion.self) }

  package func makeMotion() -> NodeMotion { attached(NodeMotion.self) }

  /// Changes the transaction for everything in the node.
  ///
  /// - Parameter isOpen: it may animate any update, and not only those in which it has its own reason.
  func changeTransaction(isOpen: Bool, _ change: @escaping (inout Transaction) -> Void) {
    let motion = makeMotion()
    if motion.changeTransaction == nil {
      host.animations.transactionNodes += 1
      if isOpen { host.animations.openModifiers += 1 }
      motion.isOpen = isOpen
    }
    motion.changeTransaction = change
  }

  /// The node is a screen or a presentation that is not yet where it is going.
  var isOnItsWay: Bool { motion?.way?.isRunning ?? false }

  func disposeMotion() {
    guard let motion else { return }
    if motion.changeTransaction != nil {
      host.animations.transactionNodes -= 1
      if motion.isOpen { host.animations.openModifiers -= 1 }
    }
    if motion.transition?.isAnimated ?? false { host.animations.animatedTransitions -= 1 }
    for departure in motion.departures { departure.finish() }
    setAttachment(NodeMotion?.none)
  }

  /// The content of the node has its own places: it scrolls, or moves as one.
  var isolatesGeometry: Bool { scrollNode != nil || motion?.isGeometryGroup ?? false }
}
