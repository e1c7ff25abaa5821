import Foundation
import PlumbDrawing

/// The difference that two pictures may have and still count as one.
package struct PictureTolerance: Equatable, Sendable {
  /// The share of pixels that must match, from 0 to 1.
  package var precision: Double
  /// The required closeness of a pixel to its counterpart: 1 is the same colour, 0.98 is what most eyes cannot distinguish.
  package var perceptualPrecision: Double

  /// Pictures must be the same, pixel for pixel.
  package static let none = PictureTolerance(precision: 1, perceptualPrecision: 1)

  package init(precision: Double, perceptualPrecision: Double) {
    (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
  }

  /// The pixels that do not match, in the order of rows; empty where the pictures count as one. All of the larger one where the
  /// sizes differ.
  package func mismatches(_ old: PixelImage, _ new: PixelImage) -> [Int] {
    guard (old.width, old.height) == (new.width, new.height) else {
      return Array(0..<max(old.width * old.height, new.width * new.height))
    }
    let count = old.width * old.height
    let pixels = old.rgba.withUnsafeBytes { one in
      new.rgba.withUnsafeBytes { other in
        // Most pictures, and most rows of the others, are the same: the C library finds that out without a look at each pixel.
        guard !Self.areEqual(one, other, 0, count * 4) else { return [Int]() }
        return (0..<old.height).flatMap { row in mismatches(one, other, row: row, width: old.width) }
      }
    }
    let allowed = (1 - precision) * Double(count)
    // A number such as 0.99 is not exact: a share that it says is kept to a millionth of a pixel.
    return Double(pixels.count) <= allowed + 1e-6 ? [] : pixels
  }

  private func mismatches(
    _ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, row: Int, width: Int
  ) -> [Int] {
    guard !Self.areEqual(one, other, row * width * 4, width * 4) else { return [] }
    var found: [Int] = []
    // A `while` loop, because this runs in unoptimised programs too.
    var pixel = row * width
    let end = pixel + width
    while pixel < end {
      if !matches(one, other, at: pixel * 4) { found.append(pixel) }
      pixel += 1
    }
    return found
  }

  private func matches(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, at place: Int) -> Bool
  {
    if one.loadUnaligned(fromByteOffset: place, as: UInt32.self)
      == other.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    {
      return true
    }
    guard perceptualPrecision < 1 else { return false }
    return PerceivedColor(one, at: place).distance(to: PerceivedColor(other, at: place))
      <= (1 - perceptualPrecision) * 100
  }

  private static func areEqual(
    _ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, _ start: Int, _ count: Int
  ) -> Bool {
    guard count > 0, let one = one.baseAddress, let other = other.baseAddress else { return true }
    return memcmp(one + start, other + start, count) == 0
  }
}

/// A colour in CIELAB, where distances are about as large as they look: 100 from black to white, and about 2 where people begin to
/// see a difference.
private struct PerceivedColor {
  var lightness, green, blue: Double

  /// The colour of a pixel on white.
  init(_ rgba: UnsafeRawBufferPointer, at place: Int) {
    let alpha = Double(rgba[place + 3]) / 255
    let light = (0..<3).map { part -> Double in
      let value = Double(rgba[place + part]) / 255 * alpha + 1 - alpha
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    // sRGB's primaries, over the white that they make together.
    let x = (0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]) / 0.9505
    let y = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    let z = (0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]) / 1.0890
    func curve(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    lightness = 116 * curve(y) - 16
    green = 500 * (curve(x) - curve(y))
    blue = 200 * (curve(y) - curve(z))
  }

  func distance(to other: PerceivedColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, green - other.green, blue - other.blue)
    return (l * l + a * a + b * b).squareRoot()
  }
}
