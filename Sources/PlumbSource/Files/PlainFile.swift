import Foundation
import PlumbExchange

/// Reads files that other people wrote: never a pipe or a device, which may have no end, and never more than so many bytes.
package enum PlainFile {
  package enum Problem: Error, Equatable {
    case missing, unreadable
    /// A folder, a pipe, a device or a socket.
    case notPlain
    case tooLarge(bytes: Int)
    /// It is in none of the folders that were given.
    case outside
  }

  /// Returns the contents of a file of at most so many bytes.
  package static func read(
    _ path: String, most: Int, within folders: GivenFolders
  ) throws(Problem) -> Data {
    let file = try open(path, within: folders)
    guard file.bytes <= most else { throw .tooLarge(bytes: file.bytes) }
    do { return try file.handle.readToEnd() ?? Data() } catch { throw .unreadable }
  }

  /// Returns a text of at most so many bytes as UTF-8, in whatever form of Unicode it is saved.
  package static func text(
    _ path: String, most: Int, within folders: GivenFolders
  ) throws(Problem) -> [UInt8] {
    UnicodeForm.utf8(try read(path, most: most, within: folders))
  }

  /// Returns the first bytes of a file, at most so many.
  package static func start(
    of path: String, most: Int, within folders: GivenFolders
  ) throws(Problem) -> Data {
    let file = try open(path, within: folders)
    do { return try file.handle.read(upToCount: most) ?? Data() } catch { throw .unreadable }
  }

  private static func open(
    _ path: String, within folders: GivenFolders
  ) throws(Problem) -> (handle: FileHandle, bytes: Int) {
    guard folders.holds(path) else { throw .outside }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    // It could be a pipe by now, which would be waited for.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .unreadable }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard folders.holds(opened: descriptor) else { throw .outside }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    return (handle, Int(status.st_size))
  }
}
