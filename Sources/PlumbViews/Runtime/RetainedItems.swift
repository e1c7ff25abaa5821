import PlumbDrawing
import PlumbLayout

/// The items that a node and everything in it drew in an earlier frame.
@MainActor final class RetainedItems: NodeAttachment {
  /// `nil` as long as the node has not drawn the same in two frames: what moves in each frame is not kept.
  fileprivate(set) var items: [DisplayItem]?
  /// The place of the node on the canvas.
  fileprivate var place = CGRect.null
  fileprivate var round: UInt32 = 0
  fileprivate var settings: FrameSettings?
}

/// A frame of a host that keeps what it has drawn: a node that draws what it drew in a frame before is not asked again.
///
/// A node's items are those of an earlier frame if the node stands where it stood, nothing in it was placed otherwise, no
/// node in it was made anew or moved by an animation, and the canvas has the same settings. A node of which that cannot be
/// known, such as a mark that reads the state of a control, is drawn in each frame, and so is each node around it.
@MainActor struct RetainedFrame {
  /// The host's round, as the layout counts them.
  fileprivate let round: UInt32
  fileprivate let settings: FrameSettings

  /// Items are kept where nodes stand beside others: that one of them changes is no reason to draw the rest.
  private static let fewestSiblings = 4

  func retains(_ node: ViewNode) -> Bool {
    guard node.layout.exists else { return false }
    let tree = node.host.layoutTree
    let parent = tree.parent(of: node.layout)
    return parent.exists && tree.childCount(of: parent) >= Self.fewestSiblings
  }

  /// Returns the memory of the node from an earlier frame, if it draws the same again.
  func known(of node: ViewNode, in place: CGRect) -> RetainedItems? {
    guard let kept = node.attachment(RetainedItems.self), kept.settings == settings, kept.place == place,
      node.changedRound <= kept.round, node.host.layoutTree.movedRound(of: node.layout) <= kept.round
    else { return nil }
    return kept
  }

  /// Keeps the items of a node that draws the same again, and of any other only where it stands.
  func keep(_ items: ArraySlice<DisplayItem>, of node: ViewNode, in place: CGRect, _ known: RetainedItems?) {
    if let known { return known.items = Array(items) }
    let kept = node.attached(RetainedItems.self)
    (kept.items, kept.place, kept.round, kept.settings) = (nil, place, round, settings)
  }
}

/// The settings of a frame that change how any node is drawn.
struct FrameSettings: Equatable {
  var size: CGSize
  var scale: CGFloat
  /// The element that has the keyboard's focus, where it shows that.
  var focus: Int?
}

extension ViewNode {
  /// The node is drawn anew in the next frame, and with it what it stands in.
  package func needsDrawing() {
    let round = host.layoutTree.round
    var node: ViewNode? = self
    while let here = node, here.changedRound != round {
      here.changedRound = round
      node = here.parent
    }
  }

  /// Nothing but the walk, the layout and motions of its own changes how the node itself is drawn.
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
    }
    running { RunningCode.inBody(of: self) { context.draw(root, origin: .zero) } }
    if keepsItems { layoutTree.round &+= 1 }
    return DisplayList(size: size, items: context.items)
  }
}
