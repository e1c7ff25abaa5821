import PlumbDrawing

/// The mode in which a drawing is blended with the content below it.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter

  /// The effect of the mode on a display list.
  enum Mixing {
    case over
    case mixed(BlendMode)
    case copy
    /// The new where the old is opaque.
    case inside
    /// The old where the new is opaque.
    case belowInside
    /// The new where the old is not.
    case outside
    case unknown
  }

  var effect: Mixing {
    switch self {
    case .normal: .over
    case .multiply: .mixed(.multiply)
    case .screen: .mixed(.screen)
    case .overlay: .mixed(.overlay)
    case .darken: .mixed(.darken)
    case .lighten: .mixed(.lighten)
    case .colorDodge: .mixed(.colorDodge)
    case .colorBurn: .mixed(.colorBurn)
    case .softLight: .mixed(.softLight)
    case .hardLight: .mixed(.hardLight)
    case .difference: .mixed(.difference)
    case .exclusion: .mixed(.exclusion)
    case .hue: .mixed(.hue)
    case .saturation: .mixed(.saturation)
    case .color: .mixed(.color)
    case .luminosity: .mixed(.luminosity)
    case .clear, .destinationOut: .mixed(.destinationOut)
    case .copy: .copy
    case .sourceIn: .inside
    case .sourceOut: .outside
    case .sourceAtop: .mixed(.sourceAtop)
    case .destinationOver: .mixed(.destinationOver)
    case .destinationIn: .belowInside
    case .destinationAtop, .xor: .unknown
    case .plusDarker: .mixed(.plusDarker)
    case .plusLighter: .mixed(.plusLighter)
    }
  }
}
