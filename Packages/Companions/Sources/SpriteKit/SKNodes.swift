import PlumbUIKit
import SwiftUI

/// A picture that nodes show.
open class SKTexture: NSObject, @unchecked Sendable {
  let name: String?
  let image: UIImage?
  /// Creates a texture from a picture of the app's.
  public init(imageNamed name: String) { (self.name, image) = (name, UIImage(named: name)) }
  /// Creates a texture from a picture.
  public init(image: UIImage) { (name, self.image) = (nil, image) }
  open func size() -> CGSize { image?.size ?? CGSize(width: 128, height: 128) }
}
/// Pictures of one folder.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// Creates an atlas from a folder of the app's.
  public init(named name: String) {}
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// A picture, or a rectangle of a colour.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var color: UIColor = .clear
  @_Unheeded("SKSpriteNode.colorBlendFactor")
  open var colorBlendFactor: CGFloat = 0
  open var size: CGSize
  /// The point of the sprite at its position, as a share of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Creates one of all parts.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// Shows a picture of the app's.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Shows a picture in its own size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// Shows a picture in a size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// Creates a rectangle of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public override convenience init() { self.init(texture: nil, color: .clear, size: .zero) }
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
  }
  private var box: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  open override var frame: CGRect {
    let box = box.applying(CGAffineTransform(scaleX: xScale, y: yScale))
    return box.offsetBy(dx: position.x, dy: position.y)
  }
  override func draw(in context: inout GraphicsContext) {
    guard let texture else { return context.fill(Path(box), with: .color(Color(uiColor: color))) }
    guard let image = texture.image else { return context.fill(Path(box), with: .color(.gray.opacity(0.5))) }
    var upright = context
    upright.scaleBy(x: 1, y: -1)
    upright.draw(
      Image(uiImage: image), in: CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height))
  }
}

/// The horizontal alignment of a text at its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The vertical alignment of a text at its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A text.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
  open var text: String?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  @_Unheeded("SKLabelNode.numberOfLines")
  open var numberOfLines = 1
  @_Unheeded("SKLabelNode.preferredMaxLayoutWidth")
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Creates a text in a font.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  /// Creates a text.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  public override convenience init() { self.init(fontNamed: nil) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func draw(in context: inout GraphicsContext) {
    guard let text, !text.isEmpty else { return }
    var upright = context
    upright.scaleBy(x: 1, y: -1)
    let font = fontName.map { Font.custom($0, size: fontSize) } ?? Font.system(size: fontSize)
    let words = upright.resolve(
      Text(verbatim: text).font(font).foregroundColor(Color(uiColor: fontColor ?? .white)))
    let size = words.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let x: CGFloat = [.center: 0.5, .left: 0, .right: 1][horizontalAlignmentMode] ?? 0.5
    let y: CGFloat =
      switch verticalAlignmentMode {
      // Four fifths of a line are above its baseline (assumed).
      case .baseline: size.height * 0.8
      case .center: size.height / 2
      case .top: 0
      case .bottom: size.height
      }
    upright.draw(words, in: CGRect(x: -x * size.width, y: -y, width: size.width, height: size.height))
  }
}

/// A shape of lines.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor: UIColor = .clear
  open var strokeColor: UIColor = .white
  open var lineWidth: CGFloat = 1
  @_Unheeded("SKShapeNode.glowWidth")
  open var glowWidth: CGFloat = 0
  public override init() { super.init() }
  /// Creates a shape of lines.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// Creates a circle around its place.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }
  /// Creates an ellipse around its place.
  public convenience init(ellipseOf size: CGSize) {
    self.init(path: Path(ellipseIn: Self.centered(size)).cgPath)
  }
  /// Creates a rectangle around its place.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
    self.init(rect: Self.centered(size), cornerRadius: cornerRadius)
  }
  /// Creates a rectangle.
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
  open override var frame: CGRect {
    (path.map { Path($0).boundingRect } ?? .zero).offsetBy(dx: position.x, dy: position.y)
  }
  override func draw(in context: inout GraphicsContext) {
    guard let path else { return }
    context.fill(Path(path), with: .color(Color(uiColor: fillColor)))
    context.stroke(Path(path), with: .color(Color(uiColor: strokeColor)), lineWidth: lineWidth)
  }
}

/// Many small pictures that move. None is drawn.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleColor: UIColor = .white
  open var particleBirthRate: CGFloat = 0
  open var particleLifetime: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particlePositionRange = CGVector(dx: 0, dy: 0)
  open weak var targetNode: SKNode?
  /// A file of Xcode's is not read: there is none.
  public convenience init?(fileNamed filename: String) {
    reportCompanion("SKEmitterNode")
    return nil
  }
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
