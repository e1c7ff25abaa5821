import CommandTesting
import Foundation

/// The first page of a PDF as Poppler draws it, at one pixel a point.
struct DrawnPage {
  let width: Int
  let height: Int
  /// Three bytes a pixel.
  private let pixels: [UInt8]

  init(_ pdf: Data, _ command: Command) throws {
    let file = URL(fileURLWithPath: command.path("page.pdf"))
    try pdf.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftoppm")
    process.arguments = ["-singlefile", "-r", "72", file.path, command.path("page")]
    try process.run()
    process.waitUntilEnd()
    let picture = try Data(contentsOf: URL(fileURLWithPath: command.path("page.ppm")))
    // "P6", the width and the height, 255, and then the pixels.
    let words = picture.prefix(64).split(whereSeparator: { $0 == 10 || $0 == 32 }).prefix(3)
    let sizes = words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard sizes.count == 2, picture.count > sizes[0] * sizes[1] * 3 else {
      throw CocoaError(.fileReadCorruptFile)
    }
    (width, height) = (sizes[0], sizes[1])
    pixels = Array(picture.suffix(width * height * 3))
  }

  /// How much the mean of a square of 16 pixels differs at most, in steps of 255: a letter that stands half a pixel further
  /// changes some four, one that is missing changes dozens.
  func difference(to other: DrawnPage) -> Double {
    guard width == other.width, height == other.height, width > 0 else { return .infinity }
    let columns = (width + 15) / 16
    var sums = Array(repeating: 0, count: columns * ((height + 15) / 16))
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        var index = 0
        for y in 0..<height {
          for x in 0..<width {
            for _ in 0..<3 {
              sums[y / 16 * columns + x / 16] += Int(ours[index]) - Int(theirs[index])
              index += 1
            }
          }
        }
      }
    }
    return sums.map { Double(abs($0)) / 768 }.max() ?? .infinity
  }
}
