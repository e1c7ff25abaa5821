import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews

/// A layer with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// `CGColor`s, in their order.
  open var colors: [Any]? { didSet { touch() } }
  /// The location of each colour, from 0 to 1; evenly spaced by default.
  open var locations: [NSNumber]? { didSet { touch() } }
  /// The start of the gradient, as a share of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { touch() } }
  /// The end of the gradient, as a share of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { touch() } }
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial { didSet { touch() } }

  override func makeContent() -> AnyView? {
    let colors = (colors ?? []).compactMap {
      ($0 as? CGColor)?.color ?? ($0 as? UIColor).map { Color(uiColor: $0) }
    }
    guard !colors.isEmpty else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let places = locations?.map { CGFloat($0.doubleValue) } ?? even
    let stops = zip(colors, places).map { Gradient.Stop(color: $0, location: $1) }
    let (start, end) = (UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))
    let gradient = Gradient(stops: stops)
    let outline = outline
    switch type {
    case .radial:
      return AnyView(outline.fill(EllipticalGradient(gradient: gradient, center: start)))
    case .conic: return AnyView(outline.fill(AngularGradient(gradient: gradient, center: start)))
    default:
      return AnyView(outline.fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
    }
  }
}

/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with an outline.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The outline, in the layer's coordinates.
  open var path: CGPath? { didSet { touch() } }
  /// The colour that fills the inside; black where none is set.
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { touch() } }
  /// The colour of the line.
  open var strokeColor: CGColor? { didSet { touch() } }
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1 { didSet { touch() } }
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { touch() } }
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { touch() } }
  /// The lengths of dashes and gaps in points.
  open var lineDashPattern: [NSNumber]? { didSet { touch() } }
  /// The start of the line, as a share of the whole.
  open var strokeStart: CGFloat = 0 { didSet { touch() } }
  /// The end of the line, as a share of the whole.
  open var strokeEnd: CGFloat = 1 { didSet { touch() } }

  override func makeContent() -> AnyView? {
    guard let path else { return nil }
    let outline = Path(path)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    let (fill, stroke) = (fillColor?.color ?? .clear, strokeColor?.color ?? .clear)
    let (start, end) = (strokeStart, strokeEnd)
    return AnyView(
      ZStack(alignment: .topLeading) {
        outline.fill(fill)
        outline.trim(from: start, to: end).stroke(stroke, style: style)
      })
  }
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off after half the width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
