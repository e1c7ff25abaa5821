import PlumbDrawing
import PlumbLayout

private import func Glibc.cos
private import func Glibc.sin

/// A colour effect as a matrix: four rows (red, green, blue, alpha) of four factors and a shift, on sRGB values 0 to 1.
///
/// The matrices are those of the CSS filter effects, which name the same effects; brightness adds and contrast
/// turns around the middle grey. Assumed to be SwiftUI's.
package struct ColorMatrix: Equatable {
  package var rows: [[Double]]

  package init(_ effect: ColorEffect) {
    switch effect {
    case .invert: self.init(diagonal: (-1, -1, -1), shift: 1)
    case .brightness(let amount): self.init(diagonal: (1, 1, 1), shift: amount)
    case .contrast(let amount): self.init(diagonal: (amount, amount, amount), shift: 0.5 - amount / 2)
    case .saturation(let amount): self.init(saturation: amount)
    case .grayscale(let amount): self.init(saturation: 1 - max(0, min(1, amount)))
    case .hueRotation(let angle): self.init(hueRotation: angle)
    case .multiply(let color):
      self.init(diagonal: (Double(color.red), Double(color.green), Double(color.blue)), shift: 0)
      rows[3][3] = Double(color.opacity)
    case .luminanceToAlpha:
      self.init(diagonal: (0, 0, 0), shift: 0)
      rows[3] = [0.2126, 0.7152, 0.0722, 0, 0]
    }
  }

  private init(diagonal: (Double, Double, Double), shift: Double) {
    rows = [
      [diagonal.0, 0, 0, 0, shift], [0, diagonal.1, 0, 0, shift], [0, 0, diagonal.2, 0, shift],
      [0, 0, 0, 1, 0],
    ]
  }

  private init(saturation s: Double) {
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    rows = [
      [r + (1 - r) * s, g - g * s, b - b * s, 0, 0], [r - r * s, g + (1 - g) * s, b - b * s, 0, 0],
      [r - r * s, g - g * s, b + (1 - b) * s, 0, 0], [0, 0, 0, 1, 0],
    ]
  }

  private init(hueRotation angle: Double) {
    let (c, s) = (cos(angle), sin(angle))
    rows = [
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0],
      [0, 0, 0, 1, 0],
    ]
  }

  /// The effect on one colour; where alpha comes from the luminance, it is weighted by the old alpha.
  func applied(to color: SIMD4<Double>) -> SIMD4<Double> {
    var result = SIMD4<Double>()
    for index in 0..<4 {
      let row = rows[index]
      let value = row[0] * color[0] + row[1] * color[1] + row[2] * color[2] + row[3] * color[3] + row[4]
      result[index] = max(0, min(1, value))
    }
    if rows[3][3] == 0 { result[3] *= color[3] }
    return result
  }

  /// Changes every pixel; pictures have few colours, so the last answers are remembered.
  func apply(to layer: PixelLayer) {
    var known: [UInt32: UInt32] = [0: 0]
    layer.edit { pixels, stride in
      var (last, answer): (UInt32, UInt32) = (0, 0)
      for index in 0..<(stride * layer.height) {
        let pixel = pixels[index]
        if pixel != last {
          (last, answer) = (pixel, known[pixel] ?? changed(pixel))
          if known.count < 65536 { known[pixel] = answer }
        }
        pixels[index] = answer
      }
    }
  }

  private func changed(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return 0 }
    let color = SIMD4(
      Double(pixel >> 16 & 255) / alpha, Double(pixel >> 8 & 255) / alpha, Double(pixel & 255) / alpha,
      alpha / 255)
    let new = applied(to: color)
    return premultiplied(
      ResolvedColor(red: Float(new[0]), green: Float(new[1]), blue: Float(new[2]), opacity: Float(new[3])))
  }
}
