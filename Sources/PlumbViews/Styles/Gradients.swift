import PlumbDrawing
import PlumbLayout

/// Colours at places from 0 to 1.
nonisolated public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a stop with a colour at a location from 0 to 1.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, usableNumber(location, "gradient's stop at"))
    }
  }

  /// The colours with their places, in order.
  public var stops: [Stop]

  /// Creates a gradient of colours at their own places. As a style it runs from the top to the bottom.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  func resolved(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.map { Paint.Stop(color: $0.color.resolve(in: environment), location: $0.location) }
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.linear(resolved(in: environment), .top, .bottom))
  }
}

/// A style that is a view too, and fills what it is offered.
public protocol _StyleView: ShapeStyle, _PrimitiveView {}

extension _StyleView {
  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.fill(Self.self, typeName(Self.self), view)
  }
}

/// Colours along a line.
nonisolated public struct LinearGradient: _StyleView, CalledView {
  package let callSite = _CallSite()
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient along a line between two points, given as shares of what is filled.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient along a line, of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient along a line, of colours at their own places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.linear(gradient.resolved(in: environment), startPoint, endPoint))
  }
}

/// Colours outwards from a point. Radii in points.
nonisolated public struct RadialGradient: _StyleView, CalledView {
  package let callSite = _CallSite()
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient outwards from a point, between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Creates a gradient outwards from a point, between two radii in points, of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient outwards from a point, between two radii in points, of colours at their own places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.radial(gradient.resolved(in: environment), center, startRadius, endRadius))
  }
}

/// Colours around a point.
nonisolated public struct AngularGradient: _StyleView, CalledView {
  package let callSite = _CallSite()
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient around a point between two angles, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
  }

  /// Creates a gradient around a point between two angles, of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient once around a point, clockwise from an angle; 0 is to the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient once around a point from an angle, of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .angular(
        gradient.resolved(in: environment), center, CGFloat(startAngle.radians), CGFloat(endAngle.radians)))
  }
}

/// Colours outwards from a point, in the proportions of what is filled. Radii are shares of it.
nonisolated public struct EllipticalGradient: _StyleView, CalledView {
  package let callSite = _CallSite()
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient outwards from a point.
  ///
  /// - Parameters:
  ///   - startRadiusFraction: where the colours start, as a share of what is filled.
  ///   - endRadiusFraction: where the colours end, as a share of what is filled.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startRadius, endRadius) = (startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient outwards from a point, between two shares of what is filled, of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.elliptical(gradient.resolved(in: environment), center, startRadius, endRadius))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line between two points, from a gradient.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line between two points, at equal distances.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line between two points, at their own places.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
