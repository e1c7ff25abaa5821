import Foundation

/// A folder that is made whole or not at all, where there was nothing.
public struct OutputFolder: Sendable {
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  /// As the user wrote it.
  public let path: String
  /// The folder that takes it.
  private let parent: String

  /// Checks that it can be made, before anything is written.
  public init(path: String) throws(Problem) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    parent = url.deletingLastPathComponent().path
    var status = stat()
    guard lstat(path, &status) != 0 else {
      throw Problem(
        description:
          "\(path) is there already, and nothing is overwritten. Take another name, or another folder.")
    }
    guard stat(parent, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw Problem(description: "\(path) can not be made: there is no folder \(parent).")
    }
  }

  /// Writes files into a folder beside it, which then gets its name.
  ///
  /// - Parameter files: what is in them, by their paths in the folder.
  public func write(_ files: [String: Data]) throws(Problem) {
    let half = "\(parent)/.plumb-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    // An interrupted command removes it.
    TemporaryPaths.shared.insert(half)
    defer {
      try? FileManager.default.removeItem(atPath: half)
      TemporaryPaths.shared.remove(half)
    }
    guard mkdir(half, 0o777) == 0 else { throw problem(errno) }
    for (name, data) in files { try write(data, to: "\(half)/\(name)") }
    // A folder takes the place of an empty one only, so nothing is lost where somebody was faster.
    guard rename(half, path) == 0 else { throw problem(errno) }
  }

  private func write(_ data: Data, to file: String) throws(Problem) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw problem(errno) }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw problem(errno) }
    let code = writeAll(data, to: descriptor)
    guard close(descriptor) == 0, code == 0 else { throw problem(code == 0 ? errno : code) }
  }

  private func problem(_ code: Int32) -> Problem {
    let reason =
      [EACCES, EPERM, EROFS].contains(code)
      ? "\(parent) does not take new files (\(systemWords(code)))" : systemWords(code)
    return Problem(description: "\(path) can not be made: \(reason).")
  }
}
