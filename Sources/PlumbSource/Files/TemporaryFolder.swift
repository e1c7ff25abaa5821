import Foundation
import Synchronization

/// A separate folder for one run of the command; ``remove()`` takes it away with everything in it.
///
/// As long as this process lives, it holds a lock on the folder. A run that was killed leaves its folder without a lock:
/// then the next run takes it away.
public struct TemporaryFolder: Sendable {
  public let url: URL
  private let lock: FolderLock?

  /// Creates a folder in the system's place for such, and takes away those that killed runs have left there.
  ///
  /// - Throws: ``Problem`` when that place takes no new folders.
  public init() throws(Problem) {
    let place = FileManager.default.temporaryDirectory
    FolderLock.sweep(place.path)
    var reason: Int32 = 0
    for _ in 0..<8 {
      let url = place.appendingPathComponent(FolderLock.prefix + UUID().uuidString)
      guard mkdir(url.path, 0o700) == 0 else {
        reason = errno
        break
      }
      guard let lock = FolderLock(url.path) else {
        reason = errno
        // Another run may have swept it away before it was locked. Or it cannot be opened, and would be left here.
        rmdir(url.path)
        continue
      }
      self.init(url: url, lock: lock)
      return
    }
    throw Problem(
      description:
        "No temporary folder can be made in \(place.path): \(String(cString: strerror(reason))). Set TMPDIR to a folder that takes new files."
    )
  }

  /// Creates a folder in another one, which goes with it if it does not go before.
  public init(in folder: TemporaryFolder, named name: String) throws(Problem) {
    let url = folder.url.appendingPathComponent(name)
    guard mkdir(url.path, 0o700) == 0 || errno == EEXIST else {
      throw Problem(description: "\(url.path) can not be made: \(String(cString: strerror(errno))).")
    }
    self.init(url: url, lock: nil)
  }

  private init(url: URL, lock: FolderLock?) {
    (self.url, self.lock) = (url, lock)
    TemporaryPaths.shared.insert(url.path)
  }

  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  public func remove() {
    try? FileManager.default.removeItem(at: url)
    TemporaryPaths.shared.remove(url.path)
    lock?.release()
  }

  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }
}

/// A lock on a folder, which the system releases when the process ends in whatever way.
private final class FolderLock: Sendable {
  static let prefix = "plumb-"

  private let descriptor: Mutex<Int32>

  /// `nil` when another process holds the lock, or the folder is gone.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
      status.st_uid == geteuid(), access(path, F_OK) == 0
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = Mutex(descriptor)
  }

  func release() {
    descriptor.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }

  /// Removes the folders of runs that are gone. Only folders of the user's own account with such a name are removed.
  static func sweep(_ place: String) {
    // Where others may rename folders, one of that name can be any of the user's.
    var status = stat()
    guard stat(place, &status) == 0, status.st_mode & S_IWOTH == 0 || status.st_mode & S_ISVTX != 0 else {
      return
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      let path = "\(place)/\(name)"
      guard let lock = FolderLock(path) else { continue }
      try? FileManager.default.removeItem(atPath: path)
      lock.release()
    }
  }
}
