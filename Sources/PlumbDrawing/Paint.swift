import PlumbLayout

/// A paint that fills a shape. Points are in the coordinates of the painted item.
public indirect enum Paint: Equatable, Sendable {
  /// A colour of a gradient, at a place from 0 to 1.
  public struct Stop: Equatable, Sendable {
    public var color: ResolvedColor
    public var location: CGFloat
    public init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  case color(ResolvedColor)
  case linearGradient([Stop], from: CGPoint, to: CGPoint)
  case radialGradient([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient([Stop], center: CGPoint, start: CGFloat, end: CGFloat)
  /// A radial gradient squeezed into a rectangle; radii are shares of it.
  case ellipticalGradient([Stop], in: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// The paint with all its alphas multiplied.
  case faded(Paint, Double)
}

extension Paint {
  /// The colours of the paint, with their places; a plain colour is at 0.
  package var stops: [Stop] {
    switch self {
    case .color(let color): [Stop(color: color, location: 0)]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
      stops
    case .faded(let paint, _): paint.stops
    }
  }

  /// The colour of a gradient of no length: its last one (Recorded/Paint.md#W7).
  package var lastColor: ResolvedColor { stops.ordered.last?.color ?? .clear }
}
