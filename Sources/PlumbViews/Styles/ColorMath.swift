import Foundation
import PlumbDrawing

/// From light to the number that sRGB stores. Negative light keeps its sign, as extended sRGB does.
func gamma(_ light: Double) -> Double {
  let value = abs(light)
  let stored = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  return light < 0 ? -stored : stored
}

/// From the number that sRGB stores to light.
func linear(_ stored: Double) -> Double {
  let value = abs(stored)
  let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  return stored < 0 ? -light : light
}

/// Hue, saturation and brightness, each from 0 to 1, in sRGB.
func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double, _ opacity: Double) -> ResolvedColor {
  func component(_ shift: Double) -> Float {
    let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
    return Float(brightness - brightness * saturation * max(0, min(position, 4 - position, 1)))
  }
  return ResolvedColor(red: component(5), green: component(3), blue: component(1), opacity: Float(opacity))
}
