import PlumbDrawing
import PlumbLayout

/// The items that a node and everything in it drew in an earlier frame.
@MainActor final class RetainedItems: NodeAttachment {
  /// `nil` as long as the node has not drawn the same in two frames: what changes in each frame is not kept.
  fileprivate var items: [DisplayItem]?
  /// The place and time at which the items were drawn.
  fileprivate(set) var extent = RetainedExtent()
  fileprivate var settings: FrameSettings?

  /// `nil` while no items are kept.
  var keptExtent: RetainedExtent? { items == nil ? nil : extent }
}

/// The part of the canvas that the items of a node cover.
struct RetainedExtent {
  /// The node of the layout whose place is that of the items.
  var layout = NodeID.none
  /// The round in which they were drawn.
  var round: UInt32 = 0
  /// The place on the canvas at which they were drawn.
  var place = CGRect.null
  /// A rectangle that nothing of the items leaves.
  var bounds = CGRect.null

  /// Whether the node draws the same again as far as the layout knows, where it was or elsewhere.
  @inline(__always) func isSame(in tree: LayoutTree) -> Bool {
    guard tree.movedRound(of: layout) > round else { return true }
    return tree.frame(of: layout).size == place.size && tree.contentMovedRound(of: layout) <= round
  }

  /// The place of the node now.
  ///
  /// - Parameter origin: that of the layout node above it, on the canvas.
  @inline(__always) func place(in tree: LayoutTree, from origin: CGPoint) -> CGPoint {
    let frame = tree.frame(of: layout)
    return CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
  }

  /// Whether anything of the items is seen if the node is at a place.
  @inline(__always) func isSeen(at other: CGPoint, in window: CGRect) -> Bool {
    bounds.offsetBy(dx: other.x - place.minX, dy: other.y - place.minY).meets(window)
  }
}

/// A frame of a host that keeps what it has drawn: a node that draws what it drew in a frame before is not asked again.
///
/// A node's items are those of an earlier frame if nothing in it was placed otherwise, no node in it was made anew or moved
/// by an animation, the node is where it was or whole pixels away, and the canvas has the same settings. A node of
/// which that cannot be known, such as a mark that reads the state of a control, is drawn in each frame, and so is each
/// node around it.
@MainActor struct RetainedFrame {
  /// The host's round, as the layout counts them.
  fileprivate let round: UInt32
  var settings: FrameSettings

  /// Returns the memory of the node from an earlier frame, if all in it is drawn the same again.
  func known(of node: ViewNode) -> RetainedItems? {
    guard let kept = node.attachment(RetainedItems.self), node.changedRound <= kept.extent.round,
      kept.settings == settings
    else { return nil }
    return kept.extent.isSame(in: node.host.layoutTree) ? kept : nil
  }

  /// Keeps the items of a node that draws the same again, and of any other only in its place.
  ///
  /// - Parameter origin: that of the layout node above it, on the canvas.
  func keep(
    _ items: ArraySlice<DisplayItem>, of node: ViewNode, _ layout: NodeID, from origin: CGPoint,
    _ known: RetainedItems?
  ) {
    let place = node.host.layoutTree.frame(of: layout).offsetBy(dx: origin.x, dy: origin.y)
    let kept = known ?? node.attached(RetainedItems.self)
    kept.items = known.map { _ in Array(items) }
    kept.extent = RetainedExtent(
      layout: layout, round: round, place: place, bounds: kept.items?.bounds ?? .null)
    kept.settings = settings
  }
}

extension RetainedItems {
  /// Returns the distance from where the items were drawn to another place; `nil` where that is between pixels, so that edges
  /// go to other ones.
  private func distance(to other: CGPoint, scale: CGFloat) -> CGSize? {
    let place = extent.place
    if other == place.origin { return .zero }
    func whole(_ length: CGFloat) -> CGFloat? {
      let pixels = (length * scale).rounded()
      return abs(length * scale - pixels) < 1e-6 ? pixels / scale : nil
    }
    guard let x = whole(other.x - place.minX), let y = whole(other.y - place.minY) else { return nil }
    return CGSize(width: x, height: y)
  }

  /// The drawing of a node that draws the same again.
  enum Redrawing {
    case items([DisplayItem])
    /// Its drawing is invisible, and the nodes around it no longer know it.
    case outside
  }

  /// Returns how the node is drawn now, where it is where it was drawn, or whole pixels away; `nil` elsewhere.
  ///
  /// - Parameters:
  ///   - origin: that of the layout node above it, on the canvas.
  ///   - window: returns the rectangle outside of which nothing is seen.
  func redrawing(of node: ViewNode, from origin: CGPoint, scale: CGFloat, window: () -> CGRect?) -> Redrawing?
  {
    guard let items else { return nil }
    let place = extent.place(in: node.host.layoutTree, from: origin)
    guard let distance = distance(to: place, scale: scale) else { return nil }
    if items.isEmpty { return .items(items) }
    if let window = window(), !extent.isSeen(at: place, in: window) { return .outside }
    if distance == .zero { return .items(items) }
    let transform = CGAffineTransform(translationX: distance.width, y: distance.height)
    return .items([.group(.transform(transform), items)])
  }
}

/// The settings of a frame that change how any node is drawn.
struct FrameSettings: Equatable {
  var size: CGSize
  var scale: CGFloat
  /// The element that has the keyboard's focus, where it shows that.
  var focus: Int?
  /// An effect around takes each leaf by itself: what a leaf draws is one item.
  var isOnLeaves = false
}

extension ViewNode {
  /// Drawings and elements are kept where nodes have so many siblings: that one of them changes is no reason to look at the
  /// rest.
  private static let fewestSiblings = 4

  /// The node of the layout that has the place of a node of which something is kept; `nil` for other nodes.
  var keptLayout: NodeID? {
    // A presentation has its place on the canvas.
    if isPresentation { return nil }
    let tree = host.layoutTree
    if layout.exists {
      let parent = tree.parent(of: layout)
      return parent.exists && tree.childCount(of: parent) >= Self.fewestSiblings ? layout : nil
    }
    guard let parent, parent.children.count >= Self.fewestSiblings else { return nil }
    return loneLayout
  }

  /// The only node of the layout that the node contributes, where it and all between have one child each.
  fileprivate var loneLayout: NodeID? {
    var node = self
    while !node.layout.exists {
      guard node.children.count == 1 else { return nil }
      node = node.children[0]
    }
    return node.layout
  }

  /// The node is drawn anew in the next frame, and with it the nodes around it.
  package func needsDrawing() {
    let round = host.layoutTree.round
    var node: ViewNode? = self
    while let here = node, here.changedRound != round {
      here.changedRound = round
      node = here.parent
      if let around = node, around.hasRun { around.attachment(RetainedRun.self)?.changed(here) }
    }
  }

  /// Nothing but the walk, the layout and its own motions changes how the node itself is drawn.
  var drawsSteadily: Bool {
    if attachments == nil { return isSteady || mark == nil }
    guard isSteady || (mark == nil && effect == nil) else { return false }
    guard isLeftOut == nil, hidesBelow == nil else { return false }
    guard let motion else { return true }
    return motion.departures.isEmpty && motion.isStillSeen == nil
  }
}

extension ViewHost {
  /// Returns the drawing of the last layout.
  ///
  /// - Parameter keepsItems: `false` draws each node anew, which gives the same.
  package func displayList(size: CGSize, scale: CGFloat, keepsItems: Bool = true) -> DisplayList {
    var context = DrawingContext(scale: scale)
    context.canvas = CGRect(origin: .zero, size: size)
    // The first frame keeps nothing: most pictures have no other.
    if keepsItems, layoutTree.round > 1 {
      let focused = input.keyboard.isInUse ? focus.element : nil
      context.retained = RetainedFrame(
        round: layoutTree.round, settings: FrameSettings(size: size, scale: scale, focus: focused))
      context.window = DrawnWindow(CGRect(origin: .zero, size: size))
    }
    running { RunningCode.inBody(of: self) { context.draw(root, origin: .zero) } }
    if keepsItems { layoutTree.round &+= 1 }
    return DisplayList(size: size, items: context.items)
  }
}
