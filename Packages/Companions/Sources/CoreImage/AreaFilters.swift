import PlumbDrawing
import PlumbUIKit

/// One colour of an area (Apple's Core Image Filter Reference, "CIAreaAverage": a single-pixel image).
extension CIImage {
  /// A pixel with the mean of the colours in a rectangle.
  func mean(of rect: CGRect) -> CIImage {
    reduced(rect) { colors in
      var sum = SIMD4<Double>.zero
      for color in colors { sum += SIMD4(color) }
      return sum / Double(max(colors.count, 1))
    }
  }

  /// A pixel with the greatest red, green, blue and opacity of a rectangle.
  func greatest(of rect: CGRect) -> CIImage {
    reduced(rect) { $0.reduce(SIMD4<Double>.zero) { pointwiseMax($0, SIMD4($1)) } }
  }

  /// A pixel with the least red, green, blue and opacity of a rectangle.
  func least(of rect: CGRect) -> CIImage {
    reduced(rect) { $0.reduce(SIMD4(repeating: 255)) { pointwiseMin($0, SIMD4($1)) } }
  }

  private func reduced(_ rect: CGRect, _ color: ([SIMD4<UInt8>]) -> SIMD4<Double>) -> CIImage {
    let part = cropped(to: rect).pixels
    let colors = stride(from: 0, to: part.rgba.count - 3, by: 4).map { at in
      SIMD4(part.rgba[at], part.rgba[at + 1], part.rgba[at + 2], part.rgba[at + 3])
    }
    let new = colors.isEmpty ? .zero : color(colors)
    return CIImage(PixelImage(width: 1, height: 1, rgba: (0..<4).map { UInt8(new[$0].rounded()) }))
  }
}

/// The order of the bytes of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  /// Creates an order by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Opacity, red, green and blue.
  public static let ARGB8 = CIFormat(rawValue: 0)
  /// Blue, green, red and opacity.
  public static let BGRA8 = CIFormat(rawValue: 1)
  /// Red, green, blue and opacity.
  public static let RGBA8 = CIFormat(rawValue: 2)

  /// The places of red, green, blue and opacity in a pixel.
  var places: [Int] {
    switch self {
    case .ARGB8: [1, 2, 3, 0]
    case .BGRA8: [2, 1, 0, 3]
    default: [0, 1, 2, 3]
    }
  }
}

extension CIContext {
  /// Writes the pixels of a rectangle of a picture into memory. The colour space is sRGB here.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let rect = bounds.integral
    guard rect.width >= 1, rect.height >= 1, rect.width * rect.height <= 64_000_000 else { return }
    let part = image.read(rect) { $0 }
    for row in 0..<part.height {
      for column in 0..<part.width {
        let from = (row * part.width + column) * 4
        for (index, place) in format.places.enumerated() {
          data.storeBytes(
            of: part.rgba[from + index], toByteOffset: row * rowBytes + column * 4 + place, as: UInt8.self)
        }
      }
    }
  }
}
