import Foundation

/// A file that is being written beside its place, under a name of its own.
///
/// Its name has the number of this process, and it is locked, so that what a killed process has left can be told from what
/// another one is writing.
struct PartialFile {
  private static let prefix = ".plumb-"

  let path: String
  /// Keeps the lock until the file has its name, or is gone.
  private var lock: Int32 = -1

  /// The length of its name does not depend on the file's own, which may be as long as a name can be.
  init(beside target: String) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    path = "\(folder)\(Self.prefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    // An interrupted command removes it.
    TemporaryPaths.shared.insert(path)
  }

  /// Makes the file. The caller closes it.
  ///
  /// - Returns: a descriptor; -1 with errno when no file can be made.
  mutating func open(mode: mode_t) -> Int32 {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return descriptor }
    flock(descriptor, LOCK_EX | LOCK_NB)
    lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return descriptor
  }

  /// Removes the file, unless it has been renamed.
  func remove() {
    unlink(path)
    TemporaryPaths.shared.remove(path)
    if lock >= 0 { close(lock) }
  }

  /// Removes what killed commands have left in a folder: plain files of the user's own, whose process is gone. A process in
  /// a container cannot be seen from here, but its lock can.
  static func sweep(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      let path = "\(folder)/\(name)"
      let descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path)
    }
  }

  /// The number of the process in a name; `nil` where the name is not one of a partial file.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, UInt32(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0 else {
      return nil
    }
    return process
  }
}
