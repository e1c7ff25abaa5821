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
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    guard status.st_size <= most else { throw .tooLarge(bytes: Int(status.st_size)) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return data
  }
}
