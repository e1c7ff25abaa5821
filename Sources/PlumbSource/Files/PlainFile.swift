import Foundation

/// Reads files that other people wrote: never a pipe or a device, which may have no end, and never more than so many bytes.
package enum PlainFile {
  package enum Problem: Error, Equatable {
    case missing, unreadable
    /// A folder, a pipe, a device or a socket.
    case notPlain
    case tooLarge(bytes: Int)
  }

  /// Returns the contents of a file of at most so many bytes.
  package static func read(_ path: String, most: Int) throws(Problem) -> Data {
    let bytes = try size(of: path)
    guard bytes <= most else { throw .tooLarge(bytes: bytes) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return data
  }

  /// Returns the first bytes of a file, at most so many.
  package static func start(of path: String, most: Int) throws(Problem) -> Data {
    _ = try size(of: path)
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    do { return try file.read(upToCount: most) ?? Data() } catch { throw .unreadable }
  }

  private static func size(of path: String) throws(Problem) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    return Int(status.st_size)
  }
}
