import PlumbLayout

/// A view on its way from one place to another.
///
/// SwiftUI gives a changed layout at once, and moves what is drawn: each view that draws something has a place and a
/// size on the canvas that are animated. So do we. It needs nothing of the layout, a frame costs no layout,
/// and what a view's size depends on (a reader of geometry, a wrapped text) has its final value at once, as there. A
/// new view in a moving one is therefore at its final position, unless `geometryGroup` keeps both together.
@MainActor final class AnimatedFrame: Motion {
  typealias Data = CGRect.AnimatableData

  private var animator = Animator<Data>()
  private var remaining = Data.zero
  /// The final distance of the view from its place in the layout: a view that leaves for another's place.
  private(set) var displacement = Data.zero

  func move(by way: Data, displacement: Data, in transaction: Transaction) {
    self.displacement = displacement
    node?.needsDrawing()
    guard let node, let animation = transaction.animation, node.host.animations.shows(animation),
      way.magnitudeSquared.isFinite
    else {
      return stop()
    }
    animator.add(way, animation, at: node.host.time, for: transaction.completions)
    remaining = animator.remaining(at: node.host.time)
    node.host.animations.start(self)
  }

  /// The view is at its place.
  func stop() {
    animator.stop()
    remaining = .zero
    node?.needsDrawing()
  }

  func shown(_ frame: CGRect) -> CGRect {
    var shown = frame
    shown.animatableData = frame.animatableData + displacement - remaining
    shown.size.width = max(0, shown.width)
    shown.size.height = max(0, shown.height)
    // A text is not broken into other lines on its way.
    if node?.text != nil { shown.size = frame.size }
    return shown
  }

  override var isRunning: Bool { animator.isRunning }

  override func advance(to time: Double) -> Bool {
    remaining = animator.remaining(at: time)
    if !animator.isRunning && displacement == .zero { node?.motion?.frame = nil }
    return animator.isRunning
  }
}

/// One rectangle moved and stretched to another, with everything in it.
struct FrameMap {
  let source: CGRect
  let target: CGRect

  func callAsFunction(_ frame: CGRect) -> CGRect {
    let x = source.width > 0 ? target.width / source.width : 1
    let y = source.height > 0 ? target.height / source.height : 1
    return CGRect(
      x: target.minX + (frame.minX - source.minX) * x, y: target.minY + (frame.minY - source.minY) * y,
      width: frame.width * x, height: frame.height * y)
  }
}

/// A place in the walk over everything that has its own place when it is drawn.
struct FrameWalk {
  /// The corner of the layout node above, on the canvas.
  var origin = CGPoint.zero
  /// The origin of places: the canvas, or the nearest view that keeps its content together.
  var base = CGPoint.zero
  var isLeaving = false
  var transaction = Transaction()
  /// The frame change that a leaving view or a new view has inherited from another one.
  var map: FrameMap?

  /// Goes into a node and gives its frame from the base, if it draws something itself.
  @MainActor mutating func enter(_ node: ViewNode) -> CGRect? {
    let tree = node.host.layoutTree
    node.motion?.changeTransaction?(&transaction)
    var frame: CGRect?
    if node.layout.exists {
      let own = tree.frame(of: node.layout)
      origin = CGPoint(x: origin.x + own.minX, y: origin.y + own.minY)
      frame = CGRect(origin: origin, size: own.size)
    } else if node.mark != nil || node.effect != nil || node.isolatesGeometry {
      let first = node.firstLayout
      if first.exists {
        let own = tree.frame(of: first)
        frame = CGRect(
          origin: CGPoint(x: origin.x + own.minX, y: origin.y + own.minY), size: own.size)
      }
    }
    guard let frame else { return nil }
    return CGRect(x: frame.minX - base.x, y: frame.minY - base.y, width: frame.width, height: frame.height)
  }

  /// The walk for what is in a node that was entered.
  @MainActor func inside(_ node: ViewNode, _ frame: CGRect?) -> FrameWalk {
    var inner = self
    guard node.isolatesGeometry, let frame else { return inner }
    inner.map = nil
    if node.scrollNode != nil {
      let content = node.host.layoutTree.firstChild(of: node.layout)
      guard content.exists else { return inner }
      let corner = node.host.layoutTree.frame(of: content).origin
      inner.base = CGPoint(x: origin.x + corner.x, y: origin.y + corner.y)
    } else {
      inner.base = CGPoint(x: frame.minX + base.x, y: frame.minY + base.y)
    }
    return inner
  }
}

extension ViewNode {
  /// Calls a closure for each node that is drawn in the node: its children, and those that are leaving it.
  @MainActor func forEachShown(_ body: (ViewNode, _ isLeaving: Bool) -> Void) {
    for child in children { body(child, false) }
    for departure in motion?.departures ?? [] { body(departure.node, true) }
  }

  /// Only what draws, and what others take their place from, moves by itself.
  var movesByItself: Bool { mark != nil || effect != nil || isolatesGeometry || object is MatchedFrame }
}
