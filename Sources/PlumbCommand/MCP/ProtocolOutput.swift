import Foundation
import PlumbInspector
import PlumbLive
import PlumbSource
import Synchronization

/// The one way to standard output while a protocol is spoken: each message is written whole, on its own line or behind
/// its length.
final class ProtocolOutput: Sendable {
  private let descriptor: Int32
  private let isFramed: Bool
  private let lock = Mutex(())

  /// Reserves standard output for the protocol. Other writes to standard output from now on, in this process or in one
  /// that it starts, go to standard error.
  ///
  /// - Parameter isFramed: a message has its length before it (``FramedMessages``).
  init(isFramed: Bool = false) throws(Failure) {
    self.isFramed = isFramed
    descriptor = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, dup2(2, 1) == 1 else { throw Failure(unwritten: "Standard output", errno) }
  }

  func send(_ message: JSON) {
    let line = message.line
    let text = isFramed ? "Content-Length: \(line.utf8.count)\r\n\r\n\(line)" : "\(line)\n"
    let code = lock.withLock { _ in writeAll(Data(text.utf8), to: descriptor) }
    guard code != 0 else { return }
    // Nobody is there any more to read anything.
    if code != EPIPE { say(Failure(unwritten: "Standard output", code).message) }
    Interruptions.end(status: code == EPIPE ? 0 : Failure.Status.notWritten.rawValue)
  }
}
