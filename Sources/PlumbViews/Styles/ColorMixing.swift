import PlumbDrawing
import PlumbLayout

/// A colour that is a little lighter at the top: `Color.gradient`. How much lighter is assumed.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  private let color: Color

  /// Creates the middle colour of a gradient, which represents it.
  public init(_ gradient: Gradient) {
    color = gradient.stops.isEmpty ? .clear : gradient.stops[gradient.stops.count / 2].color
  }
  init(_ color: Color) { self.color = color }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    let base = color.resolve(in: environment)
    let top = base.mixed(with: .white, by: 0.2)
    return _ResolvedStyle(
      .linear(
        [Paint.Stop(color: top, location: 0), Paint.Stop(color: base, location: 1)], .top, .bottom))
  }
}

nonisolated extension Color {
  /// The colour as a gradient that is a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// Returns a colour between this one and another. Components are mixed as they are stored, in either space.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(.mixed(self, rhs, min(max(fraction.isNaN ? 0 : fraction, 0), 1)), label: "mix")
  }
}

extension ResolvedColor {
  /// Component by component.
  func mixed(with other: ResolvedColor, by share: Float) -> ResolvedColor {
    func between(_ one: Float, _ two: Float) -> Float { one + (two - one) * share }
    return ResolvedColor(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      opacity: between(opacity, other.opacity))
  }
}
