import Foundation

/// A file that is written whole or not at all.
public struct OutputFile: Sendable {
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  public let url: URL

  /// Checks that the file can be written, before anything expensive is done.
  public init(path: String) throws(Problem) {
    url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      throw Problem(description: "\(path) is a folder; name a file in it.")
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw Problem(description: "\(path) can not be written: there is no folder \(folder).")
    }
    // Only trying tells: permissions, full disks and read-only mounts all look different.
    let trial = temporary
    guard FileManager.default.createFile(atPath: trial.path, contents: Data()) else {
      throw Problem(description: "\(path) can not be written: \(folder) does not take new files.")
    }
    try? FileManager.default.removeItem(at: trial)
  }

  /// Writes beside the file and renames, so that nobody ever sees half a file.
  public func write(_ data: Data) throws(Problem) {
    let half = temporary
    do {
      try data.write(to: half)
      guard rename(half.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: half)
      throw Problem(description: "\(url.relativePath) can not be written.")
    }
  }

  private var temporary: URL {
    url.deletingLastPathComponent().appendingPathComponent(
      ".\(url.lastPathComponent.prefix(100)).\(ProcessInfo.processInfo.processIdentifier)")
  }
}
