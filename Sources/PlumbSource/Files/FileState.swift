import Foundation

/// The properties of a file that change when somebody writes, replaces or removes it.
struct FileState: Equatable, Sendable {
  var path: String
  var number: UInt64
  /// In bytes; -1 where no file is.
  var size: Int64
  var seconds: Int
  var nanoseconds: Int
  var isFolder: Bool

  init(path: String) {
    self.path = path
    var status = stat()
    let isThere = stat(path, &status) == 0
    number = isThere ? UInt64(status.st_ino) : 0
    size = isThere ? Int64(status.st_size) : -1
    seconds = isThere ? Int(status.st_mtim.tv_sec) : 0
    nanoseconds = isThere ? Int(status.st_mtim.tv_nsec) : 0
    isFolder = isThere && status.st_mode & S_IFMT == S_IFDIR
  }
}
