import PlumbDrawing
import PlumbUIKit
import SwiftUI

/// A node of a scene. Its position is measured from the lower left corner upwards, in points.
@preconcurrency @MainActor open class SKNode: UIResponder {
  open var name: String?
  open var position = CGPoint.zero
  /// The depth of the node: nodes with a larger number are in front.
  open var zPosition: CGFloat = 0
  /// The counterclockwise rotation, in radians.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var speed: CGFloat = 1
  @_Unheeded("SKNode.isUserInteractionEnabled")
  open var isUserInteractionEnabled = false
  open var userData: NSMutableDictionary?
  /// The physical body. Nothing moves by itself here.
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  public private(set) var children: [SKNode] = []
  public private(set) weak var parent: SKNode?

  /// Creates an empty node.
  public override init() { super.init() }
  /// There is no archive to read; a custom class declares it for Interface Builder.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// The scene that it is in.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// Its edges, in its parent's coordinates.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }
  open func insertChild(_ node: SKNode, at index: Int) {
    addChild(node)
    children.insert(children.removeLast(), at: min(max(index, 0), children.count))
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  /// Returns the first node of a name; with `//` before it, at any depth.
  open func childNode(withName name: String) -> SKNode? { found(name).first }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for node in found(name) where !stops { block(node, &stops) }
  }
  private func found(_ name: String) -> [SKNode] {
    guard name.hasPrefix("//") else { return children.filter { $0.name == name } }
    let word = String(name.dropFirst(2))
    return children.flatMap { ($0.name == word ? [$0] : []) + $0.found(name) }
  }
  /// Returns the nodes whose edges are around a point.
  open func nodes(at p: CGPoint) -> [SKNode] {
    children.flatMap { child in
      (child.frame.contains(p) ? [child] : [])
        + child.nodes(at: CGPoint(x: p.x - child.position.x, y: p.y - child.position.y))
    }
  }
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).max { $0.zPosition < $1.zPosition } ?? self }
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  open func intersects(_ node: SKNode) -> Bool { frame.meets(node.frame) }

  /// Runs an action over time. A picture does not move: only actions without a duration are performed.
  open func run(_ action: SKAction) {
    if !action.happensAtOnce { reportCompanion("SKAction") }
    action.atOnce?(self)
  }
  open func run(_ action: SKAction, withKey key: String) { run(action) }
  /// Runs an action, and the block behind it: at once for one without a duration, and never for others.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    run(action)
    if action.duration <= 0 { block() }
  }
  open func action(forKey key: String) -> SKAction? { nil }
  open func hasActions() -> Bool { false }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}

  /// Draws the node itself, where its place is the origin and y goes up.
  func draw(in context: inout GraphicsContext) {}
}

extension UITouch {
  /// Returns the location of the finger, in a node's coordinates.
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return location(in: nil as UIView?) }
    let place = location(in: scene.view)
    return CGPoint(x: place.x, y: scene.size.height - place.y)
  }
}
