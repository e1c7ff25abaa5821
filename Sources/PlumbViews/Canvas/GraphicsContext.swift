import PlumbDrawing
import PlumbLayout

/// The context in which a canvas or a text renderer draws, at once and without views.
///
/// A copy draws into the same picture, with its own opacity, transform and clips.
public struct GraphicsContext {
  /// The items that have been drawn, shared by all copies.
  final class Picture { var items: [DisplayItem] = [] }

  /// The opacity of later drawing, from 0 to 1.
  public var opacity = 1.0
  /// The mode in which later drawing is blended with the picture below it.
  public var blendMode = BlendMode.normal
  /// The environment of the view that is drawn.
  public private(set) var environment: EnvironmentValues
  /// The transform from the coordinates of the drawing to those of the view.
  public var transform = CGAffineTransform.identity
  let picture: Picture
  /// Pixels per point.
  let scale: CGFloat
  /// The innermost last; in the coordinates of the view.
  private var clips: [(path: Path, style: FillStyle)] = []
  private var filters: [Filter] = []
  /// The drawings of the canvas's views.
  var symbols: [CanvasSymbols.Drawn] = []

  init(_ environment: EnvironmentValues, scale: CGFloat) {
    (self.environment, self.scale, picture) = (environment, scale, Picture())
  }

  // MARK: State

  /// Moves the origin of what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  /// Stretches what is drawn from now on, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what is drawn from now on, clockwise about the origin.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  /// Concatenates a matrix with the transform: later drawing goes through the matrix first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws only what is inside a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((path.applying(transform), style))
  }

  /// Draws only what is inside a path from now on, or what is outside of it, for which the style is not used.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {
    guard options.contains(.inverse) else { return clip(to: path, style: style) }
    // Wide enough for any canvas, with the path as its hole.
    var outside = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    outside.addPath(path)
    clip(to: outside, style: FillStyle(eoFill: true))
  }

  /// The options for the area that a clip keeps.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The area outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Changes everything that is drawn from now on. Colours are mixed as they are on the display; options are reported.
  public mutating func addFilter(
    _ filter: Filter, options: FilterOptions, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("GraphicsContext.addFilter(options:)", fileID, line, if: !options.isEmpty)
    addFilter(filter)
  }

  /// The options for applying a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are mixed in linear numbers. Plumb ignores it.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes everything that is drawn from now on.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, shading.paint(in: path.boundingRect, environment), style))
  }

  /// Draws a path's outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path, shading.paint(in: path.boundingRect, environment), style))
  }

  /// Draws a path's outline, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into its own layer, which opacity, filters and clips then treat as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(environment, scale: scale)
    layer.symbols = symbols
    try content(&layer)
    guard !layer.picture.items.isEmpty else { return }
    add(.group(.layer, layer.picture.items))
  }

  /// Adds what is in the context's own coordinates, with everything that is to be done to it.
  func add(_ item: DisplayItem) {
    var items = [item]
    if transform != .identity { items = [.group(.transform(transform), items)] }
    for filter in filters { items = [.group(filter.effect, items)] }
    if opacity < 1 { items = [.group(.opacity(max(0, opacity)), items)] }
    for clip in clips.reversed() { items = [.group(.clip(clip.path, clip.style), items)] }
    if blendMode != .normal { items = [.group(.blend(blendMode), items)] }
    picture.items += items
  }
}

extension GraphicsContext {
  /// The mode in which the colours of a drawing are blended with those below.
  public typealias BlendMode = PlumbDrawing.BlendMode

  /// The fill of a path.
  public struct Shading: Sendable {
    let style: any ShapeStyle

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    /// Returns a style, as it is in the surroundings of the view.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }
    /// The foreground style of the surroundings.
    public static var foreground: Shading { Shading(style: ForegroundStyle()) }

    /// Colours between two points of the drawing.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    {
      Shading(style: _PointGradient(gradient: gradient, form: .linear(startPoint, endPoint)))
    }
    /// Colours between two circles around a point of the drawing; the radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(style: _PointGradient(gradient: gradient, form: .radial(center, startRadius, endRadius)))
    }

    /// Colours around a point of the drawing, clockwise from an angle.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading(style: _PointGradient(gradient: gradient, form: .conic(center, CGFloat(angle.radians))))
    }
    /// The background style of the surroundings. Plumb does not look at what is below.
    public static var backdrop: Shading { Shading(style: BackgroundStyle()) }

    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
      if let gradient = style as? _PointGradient { return gradient.paint(environment) }
      return style._resolveStyle(in: environment).paint(in: rect)
    }
  }

  /// A change of everything that is drawn.
  public struct Filter: Sendable {
    let effect: Effect

    /// Blurs, by a standard deviation in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(effect: .blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: false))
    }
    /// Makes colours lighter by an amount from 0 to 1, or darker by a negative one.
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .color(.brightness(amount))) }
    /// Moves colours away from middle grey; 1 leaves them as they are.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .color(.contrast(amount))) }
    /// Makes colours stronger or fainter; 1 leaves them as they are, and 0 makes them grey.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .color(.saturation(amount))) }
    /// Makes colours greyer, from 0 for not at all to 1 for wholly.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .color(.grayscale(amount))) }
    /// Turns the colours' hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(effect: .color(.hueRotation(angle.radians)))
    }
    /// Multiplies by a colour as it is in light surroundings.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(effect: .color(.multiply(color.resolve(in: EnvironmentValues()))))
    }
    /// Turns colours into their opposites, wholly. An amount other than 1 is reported.
    public static func colorInvert(
      _ amount: Double = 1, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Filter {
      reportUnsupported("Filter.colorInvert(amount:)", fileID, line, if: amount != 1)
      return Filter(effect: .color(.invert))
    }
    /// Makes everything black: opaque where it was light, and transparent where it was dark.
    public static var luminanceToAlpha: Filter { Filter(effect: .color(.luminanceToAlpha)) }
    /// Returns a shadow in a colour as it is in light surroundings.
    @_disfavoredOverload
    public static func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
      shadow(color: color.resolve(in: EnvironmentValues()), radius: radius, x: x, y: y)
    }
    /// Draws a shadow below, with radius and distances in points.
    public static func shadow(
      color: Color.Resolved = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(effect: .shadow(color, radius: radius, x: x, y: y))
    }
  }
}

/// A gradient between points of the canvas, and not of what it fills.
nonisolated struct _PointGradient: ShapeStyle {
  enum Form: Sendable {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    case conic(CGPoint, CGFloat)
  }
  let gradient: Gradient
  let form: Form

  func paint(_ environment: EnvironmentValues) -> Paint {
    let stops = gradient.stops.map {
      Paint.Stop(color: $0.color.resolve(in: environment), location: $0.location)
    }
    return switch form {
    case .linear(let start, let end): .linearGradient(stops, from: start, to: end)
    case .radial(let center, let start, let end):
      .radialGradient(stops, center: center, startRadius: start, endRadius: end)
    case .conic(let center, let start):
      .angularGradient(stops, center: center, start: start, end: start + 2 * .pi)
    }
  }

  func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.primary)._resolveStyle(in: environment)
  }
}
