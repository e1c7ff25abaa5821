import Foundation
import PlumbInspector
import PlumbSource
import Synchronization

/// The one way to standard output while the protocol is spoken: a message on each line, each written whole.
final class ProtocolOutput: Sendable {
  private let descriptor: Int32
  private let lock = Mutex(())

  /// Takes standard output for the protocol. Whoever else writes there from now on, in this process or in one that it
  /// starts, writes to standard error.
  init() throws(Failure) {
    descriptor = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, dup2(2, 1) == 1 else { throw Failure(unwritten: "Standard output", errno) }
  }

  func send(_ message: JSON) {
    let line = Data((message.line + "\n").utf8)
    let code = lock.withLock { _ in writeAll(line, to: descriptor) }
    guard code != 0 else { return }
    // Nobody is there any more whom anything could be told.
    if code != EPIPE { say(Failure(unwritten: "Standard output", code).message) }
    Interruptions.end(status: code == EPIPE ? 0 : Failure.Status.notWritten.rawValue)
  }
}
