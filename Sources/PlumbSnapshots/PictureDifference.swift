import PlumbDrawing
import PlumbExport

/// A picture that is not as it was recorded. Of each it keeps the file, and not the pixels, which may be a thousand times as many bytes.
package struct PictureDifference: Sendable {
  /// One of the two pictures.
  package struct Side: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    /// The size in pixels.
    package let width, height: Int

    fileprivate init(_ picture: RecordedPicture) {
      (bytes, width, height) = (picture.bytes, picture.pixels.width, picture.pixels.height)
    }
  }

  package let name: String
  package let expected: Side
  package let actual: Side
  /// Which views moved, with their causes. Where none moved, only colours or contents did.
  package let causes: [String]
  /// The number of pixels that are another colour; all of them where the sizes differ.
  package let count: Int
  private let tolerance: PictureTolerance

  /// Compares two pictures; `nil` where they count as one.
  package init?(
    name: String, expected: RecordedPicture, actual: RecordedPicture, tolerance: PictureTolerance = .none
  ) {
    count = tolerance.mismatches(expected.pixels, actual.pixels).count
    guard count > 0 else { return nil }
    (self.name, self.tolerance) = (name, tolerance)
    (self.expected, self.actual) = (Side(expected), Side(actual))
    causes = actual.causes(since: expected)
  }

  private var sizesDiffer: Bool {
    (expected.width, expected.height) != (actual.width, actual.height)
  }

  /// The difference of the two, without their views.
  package var sentence: String {
    if sizesDiffer {
      return
        "is \(actual.width)×\(actual.height) pixels large and was recorded with \(expected.width)×\(expected.height)"
    }
    let share = Double(count) / Double(max(1, actual.width * actual.height)) * 100
    let rounded = (share * 100).rounded() / 100
    let percent = rounded == 0 ? "less than 0.01" : "\(rounded)"
    return "differs in \(count) \(count == 1 ? "pixel" : "pixels") (\(percent) %)"
  }

  /// Returns a PNG that is red where the two differ, on a faint copy of what came. Both files are read again.
  package func marked() throws -> [UInt8] {
    guard !sizesDiffer else { return actual.bytes }
    let (old, new) = (try PixelImage.decode(expected.bytes), try PixelImage.decode(actual.bytes))
    var rgba = new.rgba.map { 191 + $0 / 4 }
    for pixel in tolerance.mismatches(old, new) {
      rgba.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [255, 0, 0, 255])
    }
    return try PixelImage(width: new.width, height: new.height, rgba: rgba).pngData()
  }
}
