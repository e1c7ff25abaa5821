import PlumbUIKit
import PlumbViews
import SwiftUI

/// Shows a scene of a game: a still picture of how it begins.
@preconcurrency @MainActor public struct SpriteView: View, CalledView {
  package let callSite = _CallSite()
  /// The options of the view.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }
  /// The information for a game's developer beside the scene. It isn't shown.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsPhysics = DebugOptions(rawValue: 4)
  }
  private let scene: SKScene
  private let options: Options
  private let fileID: StaticString
  private let line: UInt

  /// Shows a scene.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    (self.scene, self.options) = (scene, options)
    (self.fileID, self.line) = (fileID, line)
  }
  public var body: some View {
    ScenePicture(scene: scene, isClear: options.contains(.allowsTransparency))
      .reportingCompanion("SpriteView", fileID, line)
  }
}

extension SKScene {
  /// Begins the scene, once: a view's body may run again with the same one.
  func begin(in view: SKView? = nil) {
    guard !hasBegun else { return }
    hasBegun = true
    if view == nil { ownView = SKView(frame: CGRect(origin: .zero, size: size)) }
    self.view = view ?? ownView
    if let view = self.view { didMove(to: view) }
    update(0)
  }
}

/// Draws a scene as it is now.
struct ScenePicture: View {
  let scene: SKScene
  let isClear: Bool

  var body: some View {
    GeometryReader { geometry in
      Canvas { context, size in
        MainActor.assumeIsolated {
          if !isClear {
            context.fill(
              Path(CGRect(origin: .zero, size: size)), with: .color(Color(uiColor: scene.backgroundColor)))
          }
          let (x, y) = scale(to: size)
          let offset = CGPoint(
            x: (size.width - x * scene.size.width) / 2, y: (size.height - y * scene.size.height) / 2)
          context.translateBy(
            x: offset.x + scene.anchorPoint.x * scene.size.width * x,
            y: size.height - offset.y - scene.anchorPoint.y * scene.size.height * y)
          context.scaleBy(x: x, y: -y)
          for child in ordered(scene.children) { draw(child, in: context, depth: 0) }
        }
      }
      .accessibilityHidden(true)
      .id(prepared(geometry.size))
    }
    .clipped(withTouchesTo: Rectangle())
  }

  /// A scene that is as large as its view knows that before it begins.
  private func prepared(_ size: CGSize) -> ObjectIdentifier {
    if scene.scaleMode == .resizeFill, !scene.hasBegun { scene.size = size }
    scene.begin()
    return ObjectIdentifier(scene)
  }
  private func scale(to size: CGSize) -> (CGFloat, CGFloat) {
    let (x, y) = (size.width / max(scene.size.width, 1), size.height / max(scene.size.height, 1))
    return switch scene.scaleMode {
    case .fill: (x, y)
    case .aspectFill: (max(x, y), max(x, y))
    case .aspectFit: (min(x, y), min(x, y))
    case .resizeFill: (1, 1)
    }
  }
  private func ordered(_ nodes: [SKNode]) -> [SKNode] {
    nodes.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(
      \.element)
  }
  private func draw(_ node: SKNode, in context: GraphicsContext, depth: Int) {
    guard !node.isHidden, node.alpha > 0, depth < 200 else { return }
    var context = context
    context.translateBy(x: node.position.x, y: node.position.y)
    context.rotate(by: .radians(node.zRotation))
    context.scaleBy(x: node.xScale, y: node.yScale)
    context.opacity *= node.alpha
    node.draw(in: &context)
    for child in ordered(node.children) { draw(child, in: context, depth: depth + 1) }
  }
}
