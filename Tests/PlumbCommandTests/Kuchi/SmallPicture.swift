import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout

/// A screenshot made small: a quarter of the pixels in each direction, each the mean of sixteen.
struct SmallPicture {
  let image: PixelImage

  init(file: String) throws {
    image = try PixelImage.decode(Array(Data(contentsOf: URL(fileURLWithPath: file))))
  }

  init(screenshot: Data) throws {
    let large = try PixelImage.decode(Array(screenshot))
    let (width, height) = (large.width / 4, large.height / 4)
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        var sums = (0, 0, 0)
        for row in 0..<4 {
          for column in 0..<4 {
            let place = ((y * 4 + row) * large.width + x * 4 + column) * 4
            sums.0 += Int(large.rgba[place])
            sums.1 += Int(large.rgba[place + 1])
            sums.2 += Int(large.rgba[place + 2])
          }
        }
        let place = (y * width + x) * 4
        rgba[place] = UInt8((sums.0 + 8) / 16)
        rgba[place + 1] = UInt8((sums.1 + 8) / 16)
        rgba[place + 2] = UInt8((sums.2 + 8) / 16)
      }
    }
    image = PixelImage(width: width, height: height, rgba: rgba)
  }

  /// How far it is from another, in steps of 255: the mean over all pixels, and how many differ by more than a tenth.
  func difference(to other: SmallPicture) -> (mean: Double, clear: Int) {
    guard image.width == other.image.width, image.height == other.image.height else { return (255, .max) }
    var (sum, clear) = (0, 0)
    for place in stride(from: 0, to: image.rgba.count, by: 4) {
      let parts = (0..<3).map { abs(Int(image.rgba[place + $0]) - Int(other.image.rgba[place + $0])) }
      sum += parts.reduce(0, +)
      if parts.contains(where: { $0 > 25 }) { clear += 1 }
    }
    return (Double(sum) / Double(image.width * image.height * 3), clear)
  }

  func write(to file: String) throws {
    let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let list = DisplayList(
      size: rect.size, items: [.image(DrawnImage(pixels: image, rect: rect, interpolation: .none, tint: nil))]
    )
    try Data(list.pngData(scale: 1)).write(to: URL(fileURLWithPath: file))
  }
}
