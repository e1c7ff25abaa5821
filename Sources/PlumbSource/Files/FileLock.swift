import Foundation
import Synchronization

/// A lock that one process at a time holds, by a file beside what it guards. The system releases it when the process ends
/// in whatever way.
package struct FileLock {
  private let descriptor: Int32

  /// Waits until no other process holds the lock.
  ///
  /// - Parameter seconds: the longest time to wait.
  package init(_ path: String, seconds: Double) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw LinkedFolder.OutputProblem(path: path, code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    guard LockedThread(descriptor).wait(seconds: seconds) else {
      throw Compiler.Problem.tooLong(seconds: seconds)
    }
  }

  package func release() { close(descriptor) }
}

/// A thread that waits for a lock, since flock(2) has no limit of its own.
private final class LockedThread: Sendable {
  private let isOver = Mutex(false)
  private let isLocked = DispatchSemaphore(value: 0)
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the lock; false when the time is over, and then closes the descriptor as soon as the thread has it.
  func wait(seconds: Double) -> Bool {
    Thread.detachNewThread { [self] in
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      let isLate = isOver.withLock { isOver in
        defer { isOver = true }
        return isOver
      }
      if isLate { close(descriptor) } else { isLocked.signal() }
    }
    if isLocked.wait(timeout: .now() + seconds) == .success { return true }
    // The thread may have it just now.
    return isOver.withLock { isOver in
      defer { isOver = true }
      return isOver
    }
  }
}
