import SwiftUI

/// The pixels of a view that is drawn without a screen, in sRGB, from the top left corner.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  @MainActor init?(_ view: some View, scale: CGFloat = 1) {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    guard let image = renderer.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    (width, height) = (image.width, image.height)
    let context = CGContext(
      data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
      space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard let data = context.data else { return nil }
    bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: image.width * image.height * 4))
  }

  /// Red, green, blue and alpha of a pixel, from 0 to 255, premultiplied.
  subscript(x: Int, y: Int) -> [Int] {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [0, 0, 0, 0] }
    let start = (y * width + x) * 4
    return bytes[start..<start + 4].map(Int.init)
  }

  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

  /// Whether at least half of a pixel is covered.
  func isFilled(_ x: Int, _ y: Int) -> Bool { alpha(x, y) >= 128 }

  /// The filled rows of a column.
  func rows(inColumn x: Int) -> [Int] { (0..<height).filter { isFilled(x, $0) } }

  /// The filled columns of a row.
  func columns(inRow y: Int) -> [Int] { (0..<width).filter { isFilled($0, y) } }
}

extension Answers {
  /// Notes a pixel: a number for each channel.
  func note(_ name: String, _ pixel: [Int]) {
    for (channel, value) in zip(["red", "green", "blue", "alpha"], pixel) {
      note("\(name) \(channel)", Double(value))
    }
  }

  /// Notes that a view could not be drawn.
  func noteNoPicture() { note("picture", "none") }
}
