import PlumbDrawing
import PlumbLayout

/// The extents of the many children of a node, side by side in memory.
///
/// A frame goes over those that are not seen without a visit to each child, whose node and items lie somewhere in memory.
/// The run ends when the node has other children.
@MainActor final class RetainedRun: NodeAttachment {
  /// Of each child, in the order of the children; one without a layout represents a child that has to be visited.
  private var extents: [RetainedExtent] = []
  private var settings: FrameSettings?
  /// The children that are drawn anew in the next frame.
  private var changed: [ObjectIdentifier] = []

  /// With fewer children, or more changed ones, a visit to each is as good.
  private static let fewestChildren = 64
  private static let mostChanged = 16

  /// A child is drawn anew in the next frame.
  func changed(_ child: ViewNode) {
    if changed.count <= Self.mostChanged { changed.append(ObjectIdentifier(child)) }
  }

  /// Whether a node draws many children, and in their order.
  static func isUseful(for node: ViewNode) -> Bool {
    node.children.count >= fewestChildren && !node.mayOrderChildren
      && node.motion?.departures.isEmpty ?? true
  }

  /// Returns the run of a node for which one is useful.
  static func of(_ node: ViewNode, in frame: RetainedFrame) -> RetainedRun {
    let run = node.attached(RetainedRun.self)
    node.hasRun = true
    run.begin(node.children, frame.settings)
    return run
  }

  /// Forgets the extents of children that draw otherwise than in the frame before.
  private func begin(_ children: NodeList, _ settings: FrameSettings) {
    defer { changed.removeAll(keepingCapacity: true) }
    if extents.count != children.count || self.settings != settings || changed.count > Self.mostChanged {
      extents = Array(repeating: RetainedExtent(), count: children.count)
      self.settings = settings
    } else if !changed.isEmpty {
      for (index, child) in children.enumerated() where changed.contains(ObjectIdentifier(child)) {
        extents[index] = RetainedExtent()
      }
    }
  }

  /// The children are others.
  func end() { extents = [] }

  /// Whether a child draws what it drew in an earlier frame, and nothing of that is seen.
  ///
  /// - Parameter origin: that of the layout node above it, on the canvas.
  func isUnseen(_ index: Int, from origin: CGPoint, in window: CGRect, _ tree: LayoutTree) -> Bool {
    let extent = extents[index]
    return extent.layout.exists && !extent.isSeen(at: extent.place(in: tree, from: origin), in: window)
      && extent.isSame(in: tree)
  }

  /// Keeps the extent of a child that was visited.
  func note(_ child: ViewNode, _ index: Int, in frame: RetainedFrame) {
    extents[index] = frame.known(of: child)?.keptExtent ?? RetainedExtent()
  }
}
