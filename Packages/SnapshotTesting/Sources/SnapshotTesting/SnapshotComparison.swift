import Foundation
import PlumbSnapshots
import PlumbUIKit
import SwiftUI

/// A reference in its file, and what is compared with it.
struct SnapshotComparison<Format> {
  let place: SnapshotPlace
  let file: URL
  let diffing: Diffing<Format>
  let record: SnapshotTestingConfiguration.Record
  let diffTool: SnapshotTestingConfiguration.DiffTool?

  /// Returns the difference from the recorded value; `nil` where there is none. A value that is written is reported as
  /// a failure.
  func problem(with actual: Format) throws -> String? {
    let isThere = FileManager.default.fileExists(atPath: file.path)
    if record == .all {
      try write(actual)
      return
        "The snapshot \(place.name) was \(isThere ? "recorded anew" : "recorded"), as recording is switched on: \(file.path). Look at it, and switch recording off."
    }
    guard isThere else {
      if record == .never {
        return
          "There is no snapshot \(place.name) at \(file.path), and none is recorded here. Run the test where recording is allowed, and keep the file."
      }
      try write(actual)
      return
        "There was no snapshot \(place.name): it was recorded. Look at it, and run the test again: \(file.path)"
    }
    let expected = diffing.fromData(try Data(contentsOf: file))
    guard let (difference, _) = diffing.diff(expected, actual) else { return nil }
    var lines = [try message(expected, actual, difference)]
    if record == .failed {
      try write(actual)
      lines.append("It was recorded anew: \(file.path)")
    }
    return lines.joined(separator: "\n")
  }

  private func write(_ value: Format) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try diffing.toData(value).write(to: file, options: .atomic)
  }

  /// Leaves what came in the folder of the run, and says how it differs.
  private func message(_ expected: Format, _ actual: Format, _ difference: String) throws -> String {
    let failed = try RunFolder.write(
      diffing.toData(actual), to: "\(place.suite)/\(file.lastPathComponent)")
    var lines: [String]
    if let pictures = self.difference(expected, actual) {
      lines = [
        try pictures.told(
          as: "The snapshot \(place.name)", in: place.suite)
      ]
    } else {
      lines = ["The snapshot \(place.name) differs:", difference]
    }
    lines.append(
      diffTool.map { $0(currentFilePath: file.path, failedFilePath: failed.path) }
        ?? "Recorded: \(file.path)\nNow: \(failed.path)")
    return lines.joined(separator: "\n")
  }

  /// The difference of two pictures, whatever their strategy allows.
  private func difference(_ expected: Format, _ actual: Format) -> PictureDifference? {
    guard let old = (expected as? UIImage)?.recorded, let new = (actual as? UIImage)?.recorded else {
      return nil
    }
    return PictureDifference(name: place.name, expected: old, actual: new)
  }
}
