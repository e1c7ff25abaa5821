import PlumbUIKit

extension FilterKind {
  /// The output of a filter that changes each colour by itself; `nil` for other filters.
  func colored(_ image: CIImage, _ filter: CIFilter, _ strength: Double) -> CIImage? {
    switch self {
    // How far Apple's six photographs differ from these is not known: all their numbers are assumed.
    case .tonal: return image.painted { SIMD3(repeating: Self.light($0) * 0.9 + 0.05) }
    case .chrome: return image.painted { Self.toned($0, saturation: 1.3, contrast: 1.1) }
    case .fade: return image.painted { Self.toned($0, saturation: 0.6, contrast: 0.8) + 0.06 }
    case .instant:
      return image.painted {
        Self.toned($0, saturation: 0.8, contrast: 0.9) * SIMD3(1.06, 1, 0.9) + SIMD3(0.03, 0.02, 0.04)
      }
    case .process:
      return image.painted { Self.toned($0, saturation: 0.85, contrast: 1.05) * SIMD3(0.9, 1.02, 1.06) }
    case .transfer:
      return image.painted { Self.toned($0, saturation: 0.9, contrast: 1.05) * SIMD3(1.08, 1, 0.88) }
    case .colorMonochrome:
      let tint = filter.color(kCIInputColorKey)
      let color = SIMD3(Double(tint.red), Double(tint.green), Double(tint.blue))
      return image.painted { $0 + (color * Self.light($0) - $0) * strength }
    case .colorPosterize:
      let steps = max(filter.number("inputLevels").rounded(), 2) - 1
      return image.painted { ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps }
    case .exposureAdjust:
      let factor = exp2(filter.number(kCIInputEVKey))
      return image.painted { $0 * factor }
    case .gammaAdjust:
      let power = filter.number("inputPower")
      return image.painted { SIMD3(pow($0.x, power), pow($0.y, power), pow($0.z, power)) }
    case .hueAdjust:
      let angle = filter.number(kCIInputAngleKey)
      return image.painted { Self.turned($0, angle) }
    case .vibrance:
      let amount = filter.number(kCIInputAmountKey)
      return image.painted { color in
        // Pale colours gain most (assumed).
        let pale = 1 - (color.max() - color.min())
        return Self.toned(color, saturation: 1 + amount * pale, contrast: 1)
      }
    default: return nil
    }
  }

  /// The output of a filter that also looks at the colours around.
  func changed(_ image: CIImage, _ filter: CIFilter, _ strength: Double) -> CIImage? {
    let radius = filter.number(kCIInputRadiusKey)
    switch self {
    case .boxBlur: return image.averaged(radius)
    case .bloom: return image.joined(image.blurred(radius)) { $0 + $1 * strength * 0.5 }
    case .gloom: return image.joined(image.blurred(radius)) { $0 + ($1 * $0 - $0) * strength }
    case .unsharpMask: return image.joined(image.blurred(radius)) { $0 + ($0 - $1) * strength }
    case .sharpenLuminance:
      let sharpness = filter.number(kCIInputSharpnessKey)
      return image.joined(image.blurred(radius)) {
        $0 + SIMD3(repeating: (Self.light($0) - Self.light($1)) * sharpness)
      }
    case .edges: return image.edges(strength)
    case .crystallize: return image.crystallized(radius, around: filter.point(kCIInputCenterKey))
    case .twirlDistortion:
      return image.twirled(
        filter.number(kCIInputAngleKey), radius, around: filter.point(kCIInputCenterKey))
    case .bumpDistortion:
      return image.bumped(filter.number(kCIInputScaleKey), radius, around: filter.point(kCIInputCenterKey))
    default: return nil
    }
  }

  private static func toned(
    _ color: SIMD3<Double>, saturation: Double, contrast: Double
  ) -> SIMD3<Double> {
    let grey = SIMD3(repeating: light(color))
    return (grey + (color - grey) * saturation - 0.5) * contrast + 0.5
  }

  /// A colour turned around the axis of greys, so that greys stay as they are.
  private static func turned(_ color: SIMD3<Double>, _ angle: Double) -> SIMD3<Double> {
    let (along, across) = (cos(angle), sin(angle) / 3.0.squareRoot())
    let mean = SIMD3(repeating: color.sum() / 3)
    let side = SIMD3(color.z - color.y, color.x - color.z, color.y - color.x)
    return mean + (color - mean) * along + side * across
  }
}
