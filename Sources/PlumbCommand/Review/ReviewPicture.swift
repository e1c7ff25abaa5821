import Foundation
import PlumbDrawing
import PlumbSnapshots
import PlumbSource

/// A picture of a preview on a review's page.
struct ReviewPicture: Sendable {
  /// Without the layout that a recorded picture keeps.
  let png: [UInt8]
  /// In pixels.
  let width, height: Int
  /// The rows with more than one colour, and some around them: a small view has much of an empty screen around it.
  var rows: Range<Int>

  init(png: [UInt8], width: Int, height: Int, rows: Range<Int>) {
    (self.png, self.width, self.height, self.rows) = (png, width, height, rows)
  }

  init(_ recorded: RecordedPicture) {
    self.init(
      png: RecordedPicture.withoutLayout(recorded.bytes), width: recorded.pixels.width,
      height: recorded.pixels.height, rows: Self.rows(of: recorded.pixels))
  }

  init(recorded bytes: [UInt8], of view: String) throws {
    guard let recorded = try? RecordedPicture(bytes: bytes) else { throw Failure.unreadable(view) }
    self.init(recorded)
  }

  /// The pixels around what is drawn.
  private static let margin = 48

  private static func rows(of picture: PixelImage) -> Range<Int> {
    let (width, height) = (picture.width * 4, picture.height)
    guard width > 0, height > 0 else { return 0..<height }
    let empty = (0..<picture.width).flatMap { _ in picture.rgba[..<4] }
    let drawn = picture.rgba.withUnsafeBytes { bytes in
      empty.withUnsafeBytes { row in
        func isDrawn(_ number: Int) -> Bool {
          guard let place = bytes.baseAddress, let row = row.baseAddress else { return true }
          return memcmp(place + number * width, row, width) != 0
        }
        return (0..<height).first(where: isDrawn).map { $0..<((0..<height).last(where: isDrawn) ?? $0) + 1 }
      }
    }
    guard let drawn else { return 0..<height }
    return max(0, drawn.lowerBound - margin)..<min(height, drawn.upperBound + margin)
  }
}
