import PlumbDrawing

/// A picture that is not as it was recorded.
package struct PictureDifference: Sendable {
  package let name: String
  package let expected: RecordedPicture
  package let actual: RecordedPicture
  /// Which views moved, with their causes. Where none moved, only colours or contents did.
  package let causes: [String]
  private let mismatches: [Int]

  /// Compares two pictures; `nil` where they count as one.
  package init?(
    name: String, expected: RecordedPicture, actual: RecordedPicture, tolerance: PictureTolerance = .none
  ) {
    mismatches = tolerance.mismatches(expected.pixels, actual.pixels)
    guard !mismatches.isEmpty else { return nil }
    (self.name, self.expected, self.actual) = (name, expected, actual)
    let moves = actual.moves(since: expected)
    let isKnown = expected.layout != nil && actual.layout != nil
    causes =
      moves.isEmpty && isKnown
      ? ["No view moved: what differs is what the views draw in their places."] : moves
  }

  /// The number of pixels that are another colour; all of them where the sizes differ.
  package var count: Int { mismatches.count }

  private var sizesDiffer: Bool {
    (expected.pixels.width, expected.pixels.height) != (actual.pixels.width, actual.pixels.height)
  }

  /// How the two differ, without their views.
  package var sentence: String {
    if sizesDiffer {
      return
        "is \(actual.pixels.width)×\(actual.pixels.height) pixels large and was recorded with \(expected.pixels.width)×\(expected.pixels.height)"
    }
    let share = Double(count) / Double(max(1, actual.pixels.width * actual.pixels.height)) * 100
    let rounded = (share * 100).rounded() / 100
    let percent = rounded == 0 ? "less than 0.01" : "\(rounded)"
    return "differs in \(count) \(count == 1 ? "pixel" : "pixels") (\(percent) %)"
  }

  /// Red where the two differ, on a faint copy of what came.
  package var marked: PixelImage {
    guard !sizesDiffer else { return actual.pixels }
    var rgba = actual.pixels.rgba.map { 191 + $0 / 4 }
    for pixel in mismatches { rgba.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [255, 0, 0, 255]) }
    return PixelImage(width: actual.pixels.width, height: actual.pixels.height, rgba: rgba)
  }
}
