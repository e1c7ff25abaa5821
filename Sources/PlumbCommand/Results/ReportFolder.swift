import Foundation
import PlumbSnapshots
import PlumbSource

/// The folder that a person has named for the page of what differs. It is made when there is a difference.
struct ReportFolder {
  private let path: String
  /// The folder as it was when it was looked at first; `nil` for one that was not there.
  private let given: GivenFolders?

  private var page: String { "\(path)/\(SnapshotFolder.page)" }

  /// - Parameter option: the option that names it, such as `--report`.
  /// - Throws: a failure for a folder that cannot take the page, before anything is compiled.
  init(_ path: String, option: String) throws(Failure) {
    guard !path.isEmpty else {
      throw Failure(.wrongWords, "\(option) needs a folder, and this name is empty; . is the folder here.")
    }
    self.path = path
    try PictureFolder.check(path)
    var status = stat()
    guard stat(path, &status) != 0 else {
      given = ResultFile.given(path)
      _ = try ResultFile(SnapshotFolder.page, in: path, .page)
      return
    }
    given = nil
    // The folders that are missing are made in the first one that is there.
    var above = URL(fileURLWithPath: path).standardizedFileURL
    repeat { above.deleteLastPathComponent() } while stat(above.path, &status) != 0 && above.path != "/"
    guard access(above.path, W_OK | X_OK) == 0 else {
      throw Failure(.wrongWords, "The folder \(path) can not be made: \(above.path) does not take new files.")
    }
  }

  /// Writes the page.
  ///
  /// - Returns: its path.
  func write(_ data: Data) throws(Failure) -> String {
    try PictureFolder.make(path)
    try ResultFile(SnapshotFolder.page, in: path, within: given ?? ResultFile.given(path), .page).save(data)
    return URL(fileURLWithPath: page).path
  }
}
