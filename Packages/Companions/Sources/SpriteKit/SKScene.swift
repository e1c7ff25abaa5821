import PlumbUIKit
import SwiftUI

/// The way in which a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// All that is in a picture of a game.
@preconcurrency @MainActor open class SKScene: SKNode {
  /// The size, in points.
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor: UIColor = UIColor(white: 0.15, alpha: 1)
  /// The position of the origin, as a share of the size.
  open var anchorPoint = CGPoint.zero
  /// The physics that pulls and pushes nodes. Nothing does here.
  public let physicsWorld = SKPhysicsWorld()
  @_Unheeded("SKScene.camera")
  open var camera: SKCameraNode? = nil
  open weak var delegate: AnyObject?
  public internal(set) weak var view: SKView?
  /// The view that shows it without one of the app's.
  var ownView: SKView?
  var hasBegun = false

  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
  }
  /// Creates an empty scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  /// A file of Xcode's is not read: the scene is empty.
  public convenience init?(fileNamed filename: String) {
    reportCompanion("SKScene(fileNamed:)")
    self.init(size: CGSize(width: 750, height: 1334))
  }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
  }
  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  /// A step of the game. It is called once, before the picture is drawn.
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
  open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
}

/// The camera that views a scene. It isn't used.
@preconcurrency @MainActor open class SKCameraNode: SKNode {}

/// The transition from one scene to another: at once.
open class SKTransition: NSObject {
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// Shows a scene: a still picture of it.
@preconcurrency @MainActor open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var isPaused = false
  open var preferredFramesPerSecond = 60

  public override init(frame: CGRect) {
    super.init(frame: frame)
    companionContent = { [weak self] in
      AnyView(self?.scene.map { ScenePicture(scene: $0, isClear: self?.allowsTransparency ?? false) })
    }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene = scene
    scene?.begin(in: self)
    setNeedsDisplay()
  }
  /// Shows a scene. It is there at once, whatever the transition.
  open func presentScene(_ scene: SKScene, transition: SKTransition) {
    reportCompanion("SKView.presentScene(transition:)", if: self.scene != nil)
    presentScene(scene)
  }
}
