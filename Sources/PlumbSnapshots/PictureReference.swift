import Foundation

/// A recorded picture in its file, and what is compared with it.
package struct PictureReference {
  private let name: String
  private let file: URL

  package init(name: String, file: URL) { (self.name, self.file) = (name, file) }

  /// Returns the difference from the recorded picture, in words; `nil` if there is none. A picture without a recorded
  /// one is recorded, and that is reported too.
  package func problem(with actual: RecordedPicture, tolerance: PictureTolerance = .none) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else {
      try record(actual)
      return "There was no picture \(name): it was recorded. Look at it, and run the test again: \(file.path)"
    }
    let expected = try RecordedPicture(bytes: [UInt8](Data(contentsOf: file)))
    return try PictureDifference(name: name, expected: expected, actual: actual, tolerance: tolerance)?
      .told(as: "The picture \(name)")
  }

  private func record(_ picture: RecordedPicture) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(picture.bytes).write(to: file, options: .atomic)
  }
}

extension PictureDifference {
  /// Writes the page, and says what it shows.
  ///
  /// - Parameters:
  ///   - subject: begins the sentence.
  ///   - group: the folder of the page, in that of the run.
  package func told(as subject: String, in group: String = "Pictures") throws -> String {
    let page = try RunFolder.write(Data(DifferencePage([self]).html().utf8), to: "\(group)/\(name).html")
    let lines = ["\(subject) \(sentence): \(page.path)"] + causes.prefix(Self.toldCauses).map { "  \($0)" }
    let rest = causes.count - Self.toldCauses
    return (lines + (rest > 0 ? ["  And \(rest) more, which the page names."] : [])).joined(separator: "\n")
  }

  /// A failure is read in a log; the page has all.
  private static let toldCauses = 5
}
