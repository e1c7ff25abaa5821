import PlumbDrawing
import PlumbLayout

/// A part of what was drawn before, from the back to the front.
enum DrawnBelow {
  case items([DisplayItem])
  /// The effect of a node, in its frame, around all that follows. It may move that.
  case effect(ViewNode, CGRect)
}

/// The receiver of what views draw. Layout is unrounded; here each edge goes to the nearest pixel, so that neighbours
/// stay flush.
package struct DrawingContext {
  package private(set) var items: [DisplayItem] = []
  /// Pixels per point.
  package let scale: CGFloat
  /// The drawing so far, outside of the groups that this one will be in: materials show it.
  private(set) var below: [DrawnBelow] = []
  /// The whole canvas, where it is known.
  var canvas: CGRect?
  /// The frame that is drawn, for a host that keeps items of earlier ones; `nil` draws everything anew.
  var retained: RetainedFrame?
  /// The part of the canvas that is seen through the effects around; `nil` draws everything.
  var window: DrawnWindow?
  /// The node is the only one in a node whose items are kept: it would keep the same.
  private var isKeptAround = false
  /// An effect around takes each leaf by itself: what a leaf draws is one item.
  private var isOnLeaves = false
  /// All that was drawn since this was set stays as it is until a node of it changes.
  var isSteady = true

  package init(scale: CGFloat) { self.scale = scale }

  /// A context for what will be a group in this one.
  ///
  /// - Parameter node: the node whose effect the group is.
  @MainActor fileprivate func group(of node: ViewNode? = nil, in frame: CGRect = .zero) -> DrawingContext {
    var inner = DrawingContext(scale: scale)
    (inner.canvas, inner.retained, inner.window) = (canvas, retained, window)
    inner.isKeptAround = isKeptAround
    inner.isOnLeaves = isOnLeaves
    inner.below = below
    if !items.isEmpty { inner.below.append(.items(items)) }
    guard let node, node.effect != nil else { return inner }
    if node.affectsLeaves { inner.takeLeaves() }
    if !inner.below.isEmpty { inner.below.append(.effect(node, frame)) }
    inner.window = window.map { DrawnWindow(through: node, in: frame, outside: $0) }
    return inner
  }

  /// An effect is to take each leaf that is drawn here by itself.
  private mutating func takeLeaves() {
    isOnLeaves = true
    retained?.settings.isOnLeaves = true
  }

  /// Makes one item of those that were drawn since there were some.
  private mutating func joinLeaf(since start: Int) {
    guard isOnLeaves, items.count - start > 1 else { return }
    let leaf = Array(items[start...])
    items.replaceSubrange(start..., with: CollectionOfOne(.leaf(leaf)))
  }

  /// Everything in it, and nothing else any more: nobody shares what was drawn before while it grows.
  fileprivate mutating func finish() -> [DisplayItem] {
    below = []
    return items
  }

  package mutating func add(_ item: DisplayItem) { items.append(item) }

  /// A length or place on the nearest pixel.
  package func rounded(_ length: CGFloat) -> CGFloat { Pixels.nearest(length, scale) }

  /// A rectangle with each edge on the nearest pixel.
  package func rounded(_ rect: CGRect) -> CGRect { Pixels.nearest(rect, scale) }

  /// Draws a node and what is in it.
  ///
  /// - Parameters:
  ///   - origin: that of the layout node above it, on the canvas.
  ///   - known: its first layout, where the node around it has looked for it already. Effects in effects would look for it at
  ///     each level again.
  @MainActor mutating func draw(_ node: ViewNode, origin: CGPoint, firstLayout known: NodeID? = nil) {
    let isKeptAround = isKeptAround
    let same = isKeptAround ? nil : retained?.known(of: node)
    switch same?.redrawing(of: node, from: origin, scale: scale, window: { window?.rect }) {
    case .items(let kept): return items += kept
    case .outside: return isSteady = false
    case nil: break
    }
    if node.isLeftOut?() ?? false, !(node.motion?.isStillSeen?() ?? false) { return isSteady = false }
    // A presentation has its place on the canvas.
    var origin = node.isPresentation ? .zero : origin
    let corner = origin
    var frame = CGRect.zero
    var first = known
    let tree = node.host.layoutTree
    if node.layout.exists {
      frame = tree.frame(of: node.layout).offsetBy(dx: origin.x, dy: origin.y)
      origin = frame.origin
      first = nil
    } else if node.mark != nil || node.effect != nil || node.motion?.isGeometryGroup ?? false {
      let layout = known ?? node.firstLayout
      guard layout.exists else { return }
      first = layout
      // Not from the root: what is leaving has no place there any more.
      frame = tree.frame(of: layout).offsetBy(dx: origin.x, dy: origin.y)
    }
    self.isKeptAround = isKeptAround && !node.layout.exists
    guard let retained, !isKeptAround, let layout = same?.extent.layout ?? node.keptLayout
    else {
      return draw(node, frame, origin, first)
    }
    let (start, outer) = (items.count, isSteady)
    (isSteady, self.isKeptAround) = (true, !node.layout.exists)
    draw(node, frame, origin, first)
    self.isKeptAround = false
    if isSteady { retained.keep(items[start...], of: node, layout, from: corner, same) }
    isSteady = isSteady && outer
  }

  /// Draws a node that is not kept, in its place.
  @MainActor private mutating func draw(
    _ node: ViewNode, _ place: CGRect, _ corner: CGPoint, _ first: NodeID?
  ) {
    var (frame, origin) = (place, corner)
    if retained != nil, !node.drawsSteadily { isSteady = false }
    if let motion = node.motion {
      if let moved = motion.frame?.shown(frame) {
        if node.isolatesGeometry {
          origin = CGPoint(x: origin.x + moved.minX - frame.minX, y: origin.y + moved.minY - frame.minY)
        }
        frame = moved
      }
    }
    let opacity = node.motion?.fade.map { max(0, $0.shown) }.flatMap { $0 < 1 ? $0 : nil }
    guard node.effect != nil || opacity != nil else { return drawPlain(node, frame, origin, first) }
    var inner = group(of: node, in: frame)
    if opacity != nil { inner.takeLeaves() }
    if node.hidesBelow?() ?? false { inner.below = [] }
    inner.drawPlain(node, frame, origin, first)
    isSteady = isSteady && inner.isSteady
    var drawn = inner.finish()
    if let effect = node.effect { drawn = effect(frame, drawn, opacity == nil ? self : group()) }
    guard let opacity else { return items += drawn }
    items += Effect.opacity(opacity).onLeaves(of: drawn)
  }

  @MainActor private mutating func drawPlain(
    _ node: ViewNode, _ frame: CGRect, _ origin: CGPoint, _ first: NodeID?
  ) {
    let start = items.count
    if let mark = node.mark {
      mark(&self, frame)
      joinLeaf(since: start)
    }
    defer { if isOnLeaves, node.isOneLeaf { joinLeaf(since: start) } }
    if node.masksWithSecond && node.children.count == 2 { return drawMasked(node, origin) }
    // The window is worked out for those alone that ask for it.
    if let retained, RetainedRun.isUseful(for: node), let window = window?.rect {
      drawSeen(.of(node, in: retained), of: node, origin, in: window, retained)
    } else {
      let isAlone = node.children.count == 1
      for child in node.childrenInDrawingOrder {
        draw(child, origin: origin, firstLayout: isAlone && child === node.children[0] ? first : nil)
      }
    }
    drawFocusRing(of: node, around: frame)
  }

  /// Draws those of many children that are seen, or may be.
  @MainActor private mutating func drawSeen(
    _ run: RetainedRun, of node: ViewNode, _ origin: CGPoint, in window: CGRect, _ frame: RetainedFrame
  ) {
    let tree = node.host.layoutTree
    for index in node.children.indices {
      if run.isUnseen(index, from: origin, in: window, tree) {
        isSteady = false
      } else {
        let child = node.children[index]
        draw(child, origin: origin)
        run.note(child, index, in: frame)
      }
    }
  }
}

extension DrawingContext {
  /// Draws the first child where the second one is opaque.
  @MainActor private mutating func drawMasked(_ node: ViewNode, _ origin: CGPoint) {
    var (content, mask) = (group(), DrawingContext(scale: scale))
    mask.retained = retained
    content.draw(node.children[0], origin: origin)
    mask.draw(node.children[1], origin: origin)
    isSteady = isSteady && content.isSteady && mask.isSteady
    items.append(.group(.mask(mask.items), content.finish()))
  }
}

extension ViewNode {
  /// The children, from the back to the front.
  package var childrenInDrawingOrder: NodeList {
    if drawsSecondFirst && children.count == 2 { return livingInDrawingOrder }
    var children = children
    if let departures = motion?.departures, !departures.isEmpty {
      // Each where it was among those that were there, so that nothing jumps in front while it goes.
      for departure in departures.sorted(by: { $0.index < $1.index }) {
        children.insert(departure.node, at: min(departure.index, children.count))
      }
    }
    return inDrawingOrder(children)
  }

  /// The children without those that are leaving, from the back to the front.
  var livingInDrawingOrder: NodeList { inDrawingOrder(children) }

  private func inDrawingOrder(_ children: NodeList) -> NodeList {
    if drawsSecondFirst && children.count == 2 { return [children[1], children[0]] }
    guard mayOrderChildren, children.count > 1, !isLayered,
      children.contains(where: { $0.stackingOrder != 0 })
    else { return children }
    let order = children.enumerated().sorted {
      ($0.element.stackingOrder, $0.offset) < ($1.element.stackingOrder, $1.offset)
    }
    return NodeList(order.map(\.element))
  }

  /// The node puts a view before or behind another, whatever their z-indices.
  private var isLayered: Bool {
    guard layout.exists, case .layered = host.layoutTree.rule(of: layout) else { return false }
    return true
  }

  /// The view's z-index. A node that only gives structure has that of its only child, and a modifier that hands a priority on
  /// hands this on too (Recorded/Frames.md#136 says so of priorities; that it holds for this too is assumed).
  private var stackingOrder: Double {
    if let zIndex { return zIndex }
    guard mayOrderChildren, let first = children.first else { return 0 }
    let isHandedOn =
      layout.exists
      ? host.layoutTree.rule(of: layout).traits.family == .passing : children.count == 1
    return isHandedOn ? first.stackingOrder : 0
  }
}
