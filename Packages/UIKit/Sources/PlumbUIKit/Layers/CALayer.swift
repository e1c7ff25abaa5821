import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The look of a rectangle: its colour, corners, border and shadow, and layers inside.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer it is.
  weak var view: UIView?
  /// The layer around.
  open internal(set) weak var superlayer: CALayer?
  /// The layers inside, the hindmost first.
  open var sublayers: [CALayer]? { didSet { touch() } }
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0 { didSet { touch(cornerRadius != oldValue) } }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all { didSet { touch(maskedCorners != oldValue) } }
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { touch(cornerCurve != oldValue) } }
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0 { didSet { touch(borderWidth != oldValue) } }
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { touch() } }
  /// The colour behind everything.
  open var backgroundColor: CGColor? { didSet { touch() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor? { didSet { touch() } }
  /// The opacity of the shadow; 0 is no shadow.
  open var shadowOpacity: Float = 0 { didSet { touch(shadowOpacity != oldValue) } }
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3 { didSet { touch(shadowRadius != oldValue) } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { touch(shadowOffset != oldValue) } }
  /// The outline that throws the shadow; the layer itself without one.
  open var shadowPath: CGPath? { didSet { touch() } }
  /// Whether what reaches over the edge is cut off.
  open var masksToBounds = false { didSet { touch(masksToBounds != oldValue) } }
  /// The opacity of the layer.
  open var opacity: Float = 1 { didSet { touch(opacity != oldValue) } }
  /// Whether the layer is left out of the picture.
  open var isHidden = false { didSet { touch(isHidden != oldValue) } }
  /// The layer whose opaque parts show this one.
  open var mask: CALayer? { didSet { touch() } }
  /// A `CGImage` that fills the layer.
  open var contents: Any? { didSet { touch() } }
  /// The way in which the picture fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { touch() } }
  /// The transform around the layer's middle.
  open var transform = CATransform3DIdentity { didSet { touch() } }
  /// Layers with a higher number are in front.
  open var zPosition: CGFloat = 0 { didSet { touch(zPosition != oldValue) } }
  /// A name to find the layer by.
  open var name: String?
  /// Pixels a point of what is drawn; everything is drawn as sharp as the screen is here.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as a picture; nothing here needs it.
  open var shouldRasterize = false
  /// Pixels a point of the kept picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed; they are always.
  open var allowsEdgeAntialiasing = false
  private var ownFrame = CGRect.zero

  /// Creates a layer without a size.
  public required override init() { super.init() }

  /// The rectangle in the coordinates of the layer around.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      if let view { view.frame = newValue } else { resize { $0 = newValue } }
      touch(true)
    }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view { view.bounds = newValue } else { resize { $0.size = newValue.size } }
    }
  }

  private func resize(_ change: (inout CGRect) -> Void) {
    let old = ownFrame.size
    change(&ownFrame)
    if ownFrame.size != old { needsLayout = true }
  }

  /// The middle in the coordinates of the layer around.
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view {
        view.center = newValue
      } else {
        ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
      }
    }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Adds a layer at a place, where 0 is the hindmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
  }

  /// Removes the layer from the one around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// The delegate that sets the contents; a view is that of its own layer.
  open weak var delegate: (any CALayerDelegate)?
  private var needsDisplay = true
  /// Draws the layer again before the next frame.
  open func setNeedsDisplay() {
    needsDisplay = true
    touch()
  }
  /// Sets the contents, as the delegate does by itself.
  open func display() { delegate?.display(self) }
  /// Sets the contents now, if something has changed.
  open func displayIfNeeded() {
    guard needsDisplay else { return }
    needsDisplay = false
    display()
  }
  private var needsLayout = true
  /// Places what is inside again before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    if let view { view.setNeedsLayout() } else { touch() }
  }
  /// Places what is inside now, if something has changed.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }
  /// Places what is inside, after the size has changed: the delegate does it, which is the view for its own layer.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Removes the animations; there are none.
  open func removeAllAnimations() {}
  /// Removes an animation; there are none.
  open func removeAnimation(forKey key: String) {}

  /// Adds an animation and shows its end at once.
  @available(
    *, deprecated, message: "In Plumb, CALayer.add(_:forKey:) does nothing: layers are not animated."
  )
  open func add(_ anim: CAAnimation, forKey key: String?) {}

  /// Counts the changes here and in the layers inside, so that layers that are shown are another value after each.
  private(set) var number = 0

  func touch(_ isNew: Bool = true) {
    guard isNew else { return }
    number += 1
    if let view { view.changed() } else { superlayer?.touch() }
  }

  /// The content of a layer of another of our modules, such as a film. Such a layer can't override the members below.
  package var companionContent: (() -> AnyView)? { didSet { touch() } }
  /// Returns the content of the layer beside its colour; `nil` if there is none.
  func makeContent() -> AnyView? { companionContent?() ?? picture }
}

/// An object that sets the contents of a layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Sets the contents of the layer before it is drawn.
  func display(_ layer: CALayer)
  /// Places what is in the layer, after its size has changed.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// Corners of a rectangle.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The curve of a round corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without a seam.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CGColor {
  /// The colour for SwiftUI's views.
  var color: Color { Color(uiColor: UIColor(cgColor: self)) }
}

extension CALayer {
  var outline: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// Puts the look around a content.
  func decorated(_ content: AnyView, background: Color?, clips: Bool) -> AnyView {
    if self.view == nil { layoutIfNeeded() }
    displayIfNeeded()
    var view = content
    let layers = (sublayers ?? []).filter { !$0.isHidden }
    if !layers.isEmpty {
      let back = AnyView(SublayerStack(layers: layers.sorted { $0.zPosition < $1.zPosition }, number: number))
      view = AnyView(view.background(alignment: .topLeading) { back })
    }
    if let own = makeContent() { view = AnyView(view.background { own }) }
    if let color = background ?? backgroundColor?.color {
      view = AnyView(view.background { outline.fill(color) })
    }
    if clips || masksToBounds { view = AnyView(view.clipped(withTouchesTo: outline)) }
    if borderWidth > 0 {
      let (color, width) = (borderColor?.color ?? .black, borderWidth)
      view = AnyView(view.overlay { outline.strokeBorder(color, lineWidth: width).allowsHitTesting(false) })
    }
    if let mask {
      view = AnyView(view.mask(alignment: .topLeading) { SublayerStack(layers: [mask], number: mask.number) })
    }
    if shadowOpacity > 0 {
      let color = (shadowColor?.color ?? .black).opacity(Double(shadowOpacity))
      if let shadowPath {
        let shadow = Path(shadowPath).fill(color).blur(radius: shadowRadius)
          .offset(x: shadowOffset.width, y: shadowOffset.height).allowsHitTesting(false)
        view = AnyView(view.background(alignment: .topLeading) { shadow })
      } else {
        view = AnyView(
          view.modifier(_OneLeaf()).shadow(
            color: color, radius: shadowRadius, x: shadowOffset.width, y: shadowOffset.height))
      }
    }
    if opacity < 1 { view = AnyView(view.modifier(_OneLeaf()).opacity(Double(max(0, opacity)))) }
    if !CATransform3DIsIdentity(transform) { view = AnyView(view.modifier(LayerTransform(layer: self))) }
    return view
  }
}

/// Layers at their frames.
struct SublayerStack: View {
  let layers: [CALayer]
  let number: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
        layer.decorated(AnyView(Color.clear), background: nil, clips: false)
          .frame(width: max(0, layer.frame.width), height: max(0, layer.frame.height))
          .offset(x: layer.frame.minX, y: layer.frame.minY)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .allowsHitTesting(false)
  }
}
