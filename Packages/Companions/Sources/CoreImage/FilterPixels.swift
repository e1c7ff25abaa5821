import PlumbDrawing
import PlumbUIKit

/// The arithmetic of filters, pixel by pixel.
extension CIImage {
  /// Each colour, from 0 to 1, becomes another one; what it becomes outside of that is clamped.
  func painted(_ paint: (SIMD3<Double>) -> SIMD3<Double>) -> CIImage { painted { color, _ in paint(color) } }

  /// The same for a colour and where it is: from -1 to 1 in both directions.
  func painted(_ paint: (SIMD3<Double>, SIMD2<Double>) -> SIMD3<Double>) -> CIImage {
    var bytes = pixels.rgba
    let (width, height) = (pixels.width, pixels.height)
    for row in 0..<height {
      for column in 0..<width {
        let at = (row * width + column) * 4
        let place = SIMD2(
          (Double(column) + 0.5) / Double(width) * 2 - 1, (Double(row) + 0.5) / Double(height) * 2 - 1)
        let color = SIMD3(Double(bytes[at]), Double(bytes[at + 1]), Double(bytes[at + 2])) / 255
        let new = Self.clamped(paint(color, place)) * 255
        for part in 0..<3 { bytes[at + part] = UInt8(new[part].rounded()) }
      }
    }
    return CIImage(PixelImage(width: width, height: height, rgba: bytes), at: extent.origin)
  }

  /// Clamps a colour. A part that isn't a number is black.
  private static func clamped(_ color: SIMD3<Double>) -> SIMD3<Double> {
    var color = color
    for part in 0..<3 { color[part] = color[part].isNaN ? 0 : min(max(color[part], 0), 1) }
    return color
  }

  /// Dark colours become one, light ones another, with its opacity.
  func mapped(from dark: CIColor, to bright: CIColor, _ light: (SIMD3<Double>) -> Double) -> CIImage {
    let from = SIMD4(Double(dark.red), Double(dark.green), Double(dark.blue), Double(dark.alpha))
    let to = SIMD4(Double(bright.red), Double(bright.green), Double(bright.blue), Double(bright.alpha))
    var bytes = pixels.rgba
    for at in stride(from: 0, to: bytes.count, by: 4) {
      let color = SIMD3(Double(bytes[at]), Double(bytes[at + 1]), Double(bytes[at + 2])) / 255
      let new = from + (to - from) * light(color)
      for part in 0..<3 { bytes[at + part] = UInt8((min(max(new[part], 0), 1) * 255).rounded()) }
      bytes[at + 3] = UInt8((min(max(new.w, 0), 1) * Double(bytes[at + 3])).rounded())
    }
    return CIImage(PixelImage(width: pixels.width, height: pixels.height, rgba: bytes), at: extent.origin)
  }

  /// Squares of one colour: that of their middle (assumed; Apple's may be a mean).
  func pixellated(_ scale: Double, around center: CGPoint) -> CIImage {
    guard scale >= 1, scale.isFinite else { return self }
    let last = CGPoint(x: extent.maxX - 0.5, y: extent.maxY - 0.5)
    let new = read(extent) { point in
      func middle(_ here: CGFloat, _ from: CGFloat) -> CGFloat {
        (((here - from) / scale).rounded(.down) + 0.5) * scale + from
      }
      return CGPoint(
        x: min(max(middle(point.x, center.x), extent.minX), last.x),
        y: min(max(middle(point.y, center.y), extent.minY), last.y))
    }
    return CIImage(new, at: extent.origin)
  }

  /// The corners become darker. How far is assumed.
  func darkened(_ strength: Double, _ radius: Double) -> CIImage {
    painted { color, place in
      let distance = (place.x * place.x + place.y * place.y) / 2
      return color * max(0, 1 - strength * distance * max(radius, 0) / 2)
    }
  }

  /// Each colour is mixed with those around, by Gauss's curve. Beyond the edge the colours of the edge go on, and the
  /// picture keeps its extent (Core Image's grows).
  func blurred(_ radius: Double) -> CIImage {
    guard radius > 0, radius.isFinite else { return self }
    let reach = Int(min(radius * 3, 300).rounded(.up))
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * radius * radius)) }
    let sum = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= sum }
    return mixed(weights)
  }

  /// Each colour is mixed with those around, first in its row and then in its column.
  func mixed(_ weights: [Double]) -> CIImage {
    let (width, height) = (pixels.width, pixels.height)
    let once = Self.mixed(pixels.rgba, weights, width, height, step: 1)
    let twice = Self.mixed(once, weights, width, height, step: width)
    return CIImage(PixelImage(width: width, height: height, rgba: twice), at: extent.origin)
  }

  private static func mixed(
    _ bytes: [UInt8], _ weights: [Double], _ width: Int, _ height: Int, step: Int
  ) -> [UInt8] {
    let reach = weights.count / 2
    var result = bytes
    for row in 0..<height {
      for column in 0..<width {
        let (at, end) = step == 1 ? (column, width - 1) : (row, height - 1)
        let start = row * width + column - at * step
        var sum = SIMD4<Double>.zero
        for (index, weight) in weights.enumerated() {
          let here = (start + min(max(at + index - reach, 0), end) * step) * 4
          sum +=
            SIMD4(
              Double(bytes[here]), Double(bytes[here + 1]), Double(bytes[here + 2]), Double(bytes[here + 3]))
            * weight
        }
        for part in 0..<4 { result[(row * width + column) * 4 + part] = UInt8(sum[part].rounded()) }
      }
    }
    return result
  }
}
