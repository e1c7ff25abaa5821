import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI

/// A tree that was laid out: the size that it answered, and the frames of its leaves in order.
@MainActor struct LaidOut {
  let treeCase: TreeCase
  let host: ViewHost
  /// What the first layout gave.
  private(set) var answer: Answer = (.zero, [])

  typealias Answer = (size: CGSize, leaves: [CGRect])

  init(
    _ treeCase: TreeCase, asking: Bool = false, direction: LayoutDirection = .leftToRight,
    prepare: (ViewHost) -> Void = { _ in }
  ) {
    var environment = Self.environment
    environment.layoutDirection = direction
    self.treeCase = treeCase
    host = ViewHost(treeCase.tree.view(asking: asking), environment: environment)
    prepare(host)
    answer = layOut()
  }

  /// Lays the tree out, again or for the first time.
  func layOut() -> Answer {
    host.layOut(treeCase.proposal)
    var leaves: [CGRect] = []
    visit { frame, isLeaf in if isLeaf { leaves.append(frame) } }
    return (host.layoutTree.frame(of: host.root.layout).size, leaves)
  }

  private static let environment = {
    var values = EnvironmentValues()
    values.displayScale = 1
    values.font = .squares(10)
    return values
  }()

  /// The frames of all nodes.
  var frames: [CGRect] {
    var frames: [CGRect] = []
    visit { frame, _ in frames.append(frame) }
    return frames
  }

  private func visit(_ see: (CGRect, Bool) -> Void) {
    let tree = host.layoutTree
    func visit(_ id: NodeID, _ origin: CGPoint) {
      let own = tree.frame(of: id)
      let frame = CGRect(
        x: origin.x + own.minX, y: origin.y + own.minY, width: own.width, height: own.height)
      see(frame, !tree.firstChild(of: id).exists)
      for child in tree.children(of: id) { visit(child, frame.origin) }
    }
    visit(host.root.layout, .zero)
  }
}
