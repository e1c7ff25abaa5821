import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// One file that comes from a page. It is written as it comes, so that no file is kept in memory: that a disk takes some kilobytes
/// is no waiting.
final class FileUpload: BodyReader {
  private let url: URL
  private let descriptor: Int32
  private let length: Int
  private var written = 0
  private var isOver = false
  /// A closure that receives the file's location, or `nil` if it did not come. Returns `false` if the file is not
  /// needed any more.
  private let ended: (URL?) -> Bool

  /// Begins a file in its own folder; `nil` where the system does not let it.
  init?(folder: URL, name: String, length: Int, ended: @escaping (URL?) -> Bool) {
    url = folder.appendingPathComponent(name)
    (self.length, self.ended) = (length, ended)
    // The page may bring a file again that did not come whole.
    try? FileManager.default.removeItem(at: folder)
    let isThere = mkdir(folder.path, 0o700) == 0
    descriptor =
      isThere ? Glibc.open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) : -1
    if descriptor < 0 {
      isOver = true
      _ = ended(nil)
      return nil
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    guard !isOver else { return }
    unlink(url.path)
    _ = ended(nil)
  }

  func take(_ bytes: UnsafeRawBufferPointer) -> Response? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        return Response(
          .insufficientStorage, "The file can not be written: \(String(cString: strerror(errno))).")
      }
      rest = rest.dropFirst(count)
      written += count
    }
    return nil
  }

  func end() -> Response {
    guard written == length else { return Response(.badRequest, "The file did not come whole.") }
    isOver = true
    guard ended(url) else {
      unlink(url.path)
      return Response(.notFound, "No file is asked for here any more.")
    }
    return Response(.done, "The file is here.")
  }
}
