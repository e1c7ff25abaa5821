import Foundation

/// The folder of a file, which stays the same one while it is open: by its path, somebody else could exchange it for another.
package struct HeldFolder {
  /// Opens a folder that may not be read (`open(2)`), which Swift's headers leave out for its GNU condition: the number is the same on x86_64 and aarch64.
  private static let pathOnly: Int32 = 0x20_0000

  let descriptor: Int32
  /// The file's name in it.
  let name: String

  /// `nil`, with errno, where there is no such folder.
  package init?(of file: String) {
    let slash = file.lastIndex(of: "/")
    let folder = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
    name = slash.map { String(file[file.index(after: $0)...]) } ?? file
    descriptor = open(folder, Self.pathOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  /// A descriptor of what is at a path, from which nothing can be read; `nil` for nothing.
  static func place(_ path: String) -> Int32? {
    let place = open(path, pathOnly | O_CLOEXEC)
    return place >= 0 ? place : nil
  }

  package func close() { Glibc.close(descriptor) }

  /// The state of what is there by the name; `nil` for nothing. A link counts as what it leads to.
  var status: stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, 0) == 0 ? status : nil
  }

  /// Whether the folder is in one of some others.
  package func isInside(_ given: GivenFolders) -> Bool { given.holds(opened: descriptor) }

  /// - Parameter other: the name of a file in this folder, if not the one for which it is held.
  func isMet(_ condition: OutputFile.Condition, of other: String? = nil) -> Bool {
    guard isInside(condition.given) else { return false }
    let file = openat(descriptor, other ?? name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return errno == ENOENT }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    // An empty file has nothing to lose.
    if status.st_size == 0 { return true }
    guard let beginning = try? handle.read(upToCount: condition.most) else { return false }
    return condition.isMet(beginning)
  }

  /// Removes the file.
  ///
  /// - Returns: whether it is gone; the reason is in errno.
  package func remove() -> Bool { unlinkat(descriptor, name, 0) == 0 }
}
