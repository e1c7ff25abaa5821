import Foundation
import PlumbSource

/// Reads the files of a guide: in a sandbox, those in its folder alone.
enum GuideFile {
  /// Returns the text of a file; `nil` for one that is not there, or is no text.
  ///
  /// - Parameter guide: the guide's folder.
  /// - Throws: a failure for what is elsewhere.
  static func text(_ path: String, of guide: String) throws(Failure) -> String? {
    try check(path, of: guide)
    let data = try? PlainFile.read(path, most: Source.longestFile, within: given(guide))
    return data.flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Refuses a file or a folder that is elsewhere.
  static func check(_ path: String, of guide: String) throws(Failure) {
    guard !given(guide).holds(path) else { return }
    throw Failure(
      .wrongWords,
      "--sandbox reads nothing outside of \(guide), so \(path) is left out. Move it into the guide's folder.")
  }

  private static func given(_ guide: String) -> GivenFolders {
    Sandbox.isWanted ? GivenFolders([guide]) : .everything
  }
}
