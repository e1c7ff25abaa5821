import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbText
import PlumbViews

/// A context in which CoreGraphics draws. Every step is kept as the picture's own display list, and pixels are made on
/// request.
public final class CGContext: @unchecked Sendable {
  /// The area that a clip keeps, in points of the canvas.
  enum Clip {
    case path(Path, FillStyle)
    case mask([DisplayItem])
  }

  /// The state that `saveGState` keeps.
  struct State {
    var transform: CGAffineTransform
    var fill = ResolvedColor.black
    var stroke = ResolvedColor.black
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: (color: ResolvedColor, offset: CGSize, blur: CGFloat)?
    var clips: [Clip] = []
    var interpolation = DrawnImage.Interpolation.medium
    var isAntialiased = true
  }

  /// Of the canvas, in points.
  package private(set) var size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// The background below all drawing.
  let background: ResolvedColor?
  /// y points up where the drawing begins, and shadows go up too.
  let beginsAtTheBottom: Bool
  var state: State
  private var saved: [State] = []
  /// The items of the innermost layer last.
  private var layers: [(items: [DisplayItem], state: State?)] = [([], nil)]
  /// The path that is being made, in points of the canvas.
  var made = Path()
  /// The memory in which the pixels are wanted, beside the picture.
  var bytes: ContextBytes?
  /// The pages of a document.
  var pages: PDFPages?

  /// More states and layers than a drawing has that ends.
  private static let deepest = 10_000

  /// A canvas of some points, on which y points down as everywhere in UIKit.
  package init(size: CGSize, scale: CGFloat, background: ResolvedColor? = nil) {
    (self.size, self.scale, self.background) = (size, scale, background)
    beginsAtTheBottom = false
    state = State(transform: .identity)
  }

  init(size: CGSize, transform: CGAffineTransform) {
    (self.size, scale, background) = (size, 1, nil)
    beginsAtTheBottom = transform.d < 0
    state = State(transform: transform)
  }

  /// Begins an empty canvas.
  func begin(size: CGSize, transform: CGAffineTransform) {
    self.size = size
    (state, saved, layers, made) = (State(transform: transform), [], [([], nil)], Path())
  }

  /// Everything that was drawn, in points of the canvas.
  package var displayItems: [DisplayItem] {
    let drawn = layers.flatMap(\.items)
    guard let background else { return drawn }
    return [.fill(Path(CGRect(origin: .zero, size: size)), .color(background), FillStyle())] + drawn
  }

  /// Returns the pixels of all that was drawn; `nil` for a canvas without pixels, or with too many.
  public func makeImage() -> CGImage? {
    do {
      return CGImage(try DisplayList(size: size, items: displayItems).pixels(scale: scale))
    } catch {
      Surroundings.report("CGContext: \(error).")
      return nil
    }
  }

  /// The pixels of some items.
  package static func image(of items: [DisplayItem], size: CGSize, scale: CGFloat) -> CGImage? {
    let context = CGContext(size: size, scale: scale)
    context.draw(items)
    return context.makeImage()
  }

  /// Draws items that are in the coordinates of the drawing, taken as one picture.
  package func draw(_ items: [DisplayItem]) {
    if !items.isEmpty { add(items.count == 1 ? items[0] : .group(.layer, items)) }
  }

  /// In pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// In pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  // MARK: State

  /// Keeps what colours, clips, maps and the rest are now.
  public func saveGState() { if saved.count < Self.deepest { saved.append(state) } }

  /// Goes back to what was kept last.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      return Surroundings.report(
        "CGContext.restoreGState(): there is no state that was saved; nothing is changed.")
    }
    state = last
  }

  /// From the coordinates of what is drawn to those of the canvas.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  /// Stretches what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Concatenates a transform with the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The opacity of what is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : max(0, min(alpha, 1)) }
  /// Sets the mode in which later drawing is blended with the content below it.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// A shadow of what is drawn from now on, a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1 / 3), offset, blur)
  }
  /// A shadow of what is drawn from now on; `nil` for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ($0.resolved, offset, blur) }
  }
  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
  /// Whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.isAntialiased = allowsAntialiasing }
  /// The quality with which pixels are interpolated when an image is drawn larger or smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { CGInterpolationQuality(state.interpolation) }
    set { state.interpolation = newValue.drawn }
  }

  // MARK: Adding

  /// Adds what is in the coordinates of the drawing, with all that is to be done to it.
  func add(_ item: DisplayItem) {
    var items = [item]
    if !state.transform.isIdentity { items = [.group(.transform(state.transform), items)] }
    finish(items, state)
  }

  /// Adds what is on the canvas, with shadow, opacity, clips and mixing.
  private func finish(_ given: [DisplayItem], _ state: State) {
    var items = given
    // Half of CoreGraphics's blur is the standard deviation, as for SwiftUI's shadows (assumed).
    if let shadow = state.shadow {
      let effect = Effect.shadow(
        shadow.color, radius: max(0, shadow.blur) / 2, x: shadow.offset.width,
        y: beginsAtTheBottom ? -shadow.offset.height : shadow.offset.height)
      items = [.group(effect, items)]
    }
    if state.alpha < 1 { items = [.group(.opacity(Double(state.alpha)), items)] }
    for clip in state.clips.reversed() {
      switch clip {
      case .path(let path, let style): items = [.group(.clip(path, style), items)]
      case .mask(let mask): items = [.group(.mask(mask), items)]
      }
    }
    let top = layers.count - 1
    let below = layers[top].items
    switch state.blend.effect {
    case .over: layers[top].items += items
    case .mixed(let mode): layers[top].items.append(.group(.blend(mode), items))
    // What is below shows only where nothing new is.
    case .copy: layers[top].items += [.group(.blend(.destinationOut), items)] + items
    case .inside: layers[top].items = below.isEmpty ? [] : [.group(.mask(below), items)]
    case .belowInside: layers[top].items = below.isEmpty ? [] : [.group(.mask(items), below)]
    case .outside:
      layers[top].items = [.group(.layer, items + [.group(.blend(.destinationOut), below)])]
    case .unknown:
      Surroundings.report(
        "CGContext: the blend mode \(state.blend) is not drawn; normal is used.")
      layers[top].items += items
    }
    bytes?.update(from: self)
  }

  /// Runs drawing with another mixing and opacity, and goes back to what they were.
  func separately(_ blend: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    let before = state
    if blend != .normal { state.blend = blend }
    state.alpha *= max(0, min(alpha, 1))
    draw(self)
    state = before
  }

  // MARK: Layers

  /// Draws from now on into its own layer, which shadow, opacity and mixing then treat as one picture.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    guard layers.count < Self.deepest else { return }
    layers.append(([], state))
    (state.alpha, state.blend, state.shadow, state.clips) = (1, .normal, nil, [])
  }

  /// The same, for a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the layer onto the content below it.
  public func endTransparencyLayer() {
    guard layers.count > 1, let layer = layers.popLast(), let outer = layer.state else { return }
    let transform = state.transform
    state = outer
    state.transform = transform
    if !layer.items.isEmpty { finish([.group(.layer, layer.items)], outer) }
  }
}

extension CGContext {
  func fill(_ path: Path, _ style: FillStyle) {
    let style = FillStyle(eoFill: style.isEOFilled, antialiased: state.isAntialiased)
    add(.fill(path, .color(state.fill), style))
  }

  func stroke(_ path: Path, _ style: StrokeStyle) { add(.stroke(path, .color(state.stroke), style)) }

  func clip(to path: Path, _ style: FillStyle) {
    state.clips.append(.path(path.applying(state.transform), style))
  }
}
