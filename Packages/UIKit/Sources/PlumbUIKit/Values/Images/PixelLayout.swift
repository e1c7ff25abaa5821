import PlumbDrawing
import PlumbExport

/// The arrangement of a picture's bytes, for those who read and write them.
struct PixelLayout {
  private enum Order { case rgba, bgra, argb, abgr, grey, alpha }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let order: Order
  private let isPremultiplied: Bool
  private let ignoresAlpha: Bool

  /// `nil` for what is not here: other depths than 8 bits, no pixels, more of them than a picture may have.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, info: CGBitmapInfo
  ) {
    let bytes = bitsPerPixel / 8
    guard bitsPerComponent == 8, [8, 32].contains(bitsPerPixel), width > 0, height > 0,
      width <= ExportError.maximumSide, height <= ExportError.maximumSide,
      width * height <= ExportError.maximumPixels, !info.contains(.floatComponents)
    else { return nil }
    let row = bytesPerRow == 0 ? width * bytes : bytesPerRow
    guard row >= width * bytes, row <= 1 << 24 else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, row)
    let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) ?? .none
    let isLittle = info.rawValue & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
    isPremultiplied = alpha == .premultipliedLast || alpha == .premultipliedFirst
    ignoresAlpha = alpha == .none || alpha == .noneSkipLast || alpha == .noneSkipFirst
    if bitsPerPixel == 8 {
      order = alpha == .alphaOnly ? .alpha : .grey
    } else if [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha) {
      order = isLittle ? .bgra : .argb
    } else {
      order = isLittle ? .abgr : .rgba
    }
  }

  /// Bytes of all rows.
  var count: Int { bytesPerRow * height }
  private var bytesPerPixel: Int { order == .grey || order == .alpha ? 1 : 4 }
  /// The positions of red, green, blue and alpha in a pixel.
  private var places: (Int, Int, Int, Int) {
    switch order {
    case .bgra: (2, 1, 0, 3)
    case .argb: (1, 2, 3, 0)
    case .abgr: (3, 2, 1, 0)
    case .rgba, .grey, .alpha: (0, 1, 2, 3)
    }
  }

  /// The picture in some bytes; `nil` where they are too few.
  func pixels(of bytes: [UInt8]) -> PixelImage? {
    guard bytes.count >= bytesPerRow * (height - 1) + width * bytesPerPixel else { return nil }
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    let places = places
    var to = 0
    for y in 0..<height {
      for x in 0..<width {
        let at = y * bytesPerRow + x * bytesPerPixel
        switch order {
        case .grey: (rgba[to], rgba[to + 1], rgba[to + 2]) = (bytes[at], bytes[at], bytes[at])
        case .alpha:
          (rgba[to], rgba[to + 1], rgba[to + 2], rgba[to + 3]) = (0, 0, 0, bytes[at])
        default:
          let alpha = ignoresAlpha ? 255 : bytes[at + places.3]
          func part(_ place: Int) -> UInt8 {
            let value = bytes[at + place]
            guard isPremultiplied, alpha > 0 else { return value }
            return UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
          }
          (rgba[to], rgba[to + 1], rgba[to + 2]) = (part(places.0), part(places.1), part(places.2))
          rgba[to + 3] = alpha
        }
        to += 4
      }
    }
    return PixelImage(width: width, height: height, rgba: rgba)
  }

  /// Writes a picture of the same size as bytes.
  func write(_ image: PixelImage, to bytes: UnsafeMutablePointer<UInt8>) {
    guard image.width == width, image.height == height else { return }
    let places = places
    var from = 0
    for y in 0..<height {
      for x in 0..<width {
        let at = y * bytesPerRow + x * bytesPerPixel
        let (red, green, blue) = (Int(image.rgba[from]), Int(image.rgba[from + 1]), Int(image.rgba[from + 2]))
        let alpha = Int(image.rgba[from + 3])
        func part(_ value: Int) -> UInt8 {
          UInt8(isPremultiplied || ignoresAlpha ? (value * alpha + 127) / 255 : value)
        }
        switch order {
        // The weights of sRGB's primaries in its luminance, in ten thousandths.
        case .grey: bytes[at] = part((red * 2126 + green * 7152 + blue * 722) / 10_000)
        case .alpha: bytes[at] = UInt8(alpha)
        default:
          bytes[at + places.0] = part(red)
          bytes[at + places.1] = part(green)
          bytes[at + places.2] = part(blue)
          bytes[at + places.3] = ignoresAlpha ? 255 : UInt8(alpha)
        }
        from += 4
      }
    }
  }
}
