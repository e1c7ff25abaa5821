import Foundation

/// A file that is being written beside its place, under its own name.
///
/// Its name has the number of this process, and it is locked, so that the leftovers of a killed process differ from what
/// another one is writing.
struct PartialFile {
  private static let prefix = ".plumb-"

  let path: String
  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The folder that it is in, where that is held open.
  private var folder: Int32?
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
  mutating func open(mode: mode_t, in held: HeldFolder? = nil) -> Int32 {
    folder = held?.descriptor
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor =
      folder.map { openat($0, name, flags, mode) } ?? Glibc.open(path, flags, mode)
    guard descriptor >= 0 else { return descriptor }
    flock(descriptor, LOCK_EX | LOCK_NB)
    lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return descriptor
  }

  /// Gives it the name of the file in whose folder it is.
  ///
  /// - Returns: whether it has the name; the reason is in errno.
  func rename(to held: HeldFolder) -> Bool {
    renameat(held.descriptor, name, held.descriptor, held.name) == 0
  }

  /// Gives it the name of the file in whose folder it is, if there is none, or one that may be replaced.
  ///
  /// The two exchange their names before the one that was there is read: whatever is saved there between a look and this is kept.
  ///
  /// - Returns: 0, `EEXIST` where another file is kept, or the system's number of the error.
  func rename(to held: HeldFolder, if condition: OutputFile.Condition) -> Int32 {
    if renameat2(to: held, .keepingOther) { return 0 }
    if errno == EEXIST {
      if renameat2(to: held, .exchanging) {
        if held.isMet(condition, of: name) { return 0 }
        // Where somebody has removed the new file meanwhile, the old one takes its place back all the same.
        _ = renameat2(to: held, .exchanging) || renameat2(to: held, .keepingOther)
        return EEXIST
      }
      if errno == ENOENT, renameat2(to: held, .keepingOther) { return 0 }
    }
    // Not every file system can do this.
    guard [EINVAL, ENOSYS].contains(errno) else { return errno }
    return rename(to: held) ? 0 : errno
  }

  /// The flags of `renameat2(2)`.
  private enum Renaming: UInt32 { case keepingOther = 1, exchanging }

  /// Swift's headers leave the function out for its GNU condition.
  private func renameat2(to held: HeldFolder, _ renaming: Renaming) -> Bool {
    typealias Function =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else {
      errno = ENOSYS
      return false
    }
    let function = unsafeBitCast(symbol, to: Function.self)
    return function(held.descriptor, name, held.descriptor, held.name, renaming.rawValue) == 0
  }

  /// Removes the file, unless it has been renamed.
  func remove() {
    if let folder { unlinkat(folder, name, 0) } else { unlink(path) }
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
