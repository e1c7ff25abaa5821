import Foundation

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
    let end = ContinuousClock.now + .seconds(seconds)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw Compiler.Problem.tooLong(seconds: seconds)
      }
      usleep(20_000)
    }
  }

  package func release() { close(descriptor) }
}
