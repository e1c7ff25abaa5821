import Foundation

/// The folder of this run: what failed in it, apart from what failed in others.
package enum RunFolder {
  /// The folder that holds what one run has to show. `SNAPSHOT_ARTIFACTS` names it; without that it is a new one among temporary files.
  private static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !named.isEmpty {
      return URL(fileURLWithPath: named, isDirectory: true)
    }
    let moment = Date().formatted(
      Date.ISO8601FormatStyle(dateSeparator: .dash, timeSeparator: .omitted).year().month().day()
        .dateTimeSeparator(.standard).time(includingFractionalSeconds: false))
    return FileManager.default.temporaryDirectory.appendingPathComponent("plumb-snapshots")
      .appendingPathComponent("\(moment)-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  /// Writes a file of this run, in place of an older one of its name.
  ///
  /// - Parameter folder: another folder than the run's.
  /// - Returns: the file.
  package static func write(_ data: Data, to name: String, in folder: URL? = nil) throws -> URL {
    let file = (folder ?? Self.folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return file
  }
}
