internal import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A file that another process writes.
package struct FileText: Sendable {
  package struct Problem: Error { package let description: String }

  private let path: String

  package init(_ path: String) { self.path = path }

  /// Waits until the text of the file, which is there, passes a test. The kernel reports each time that somebody has written to it.
  ///
  /// - Returns: the text.
  @discardableResult
  package func wait(until isMeant: @escaping @Sendable (String) -> Bool) async throws -> String {
    let changes = inotify_init1(Int32(IN_CLOEXEC))
    let cancelling = Pipe()
    let cancelled = cancelling.fileHandleForReading.fileDescriptor
    defer { close(changes) }
    guard inotify_add_watch(changes, path, UInt32(IN_MODIFY)) >= 0 else {
      throw Problem(description: "\(path) can not be watched.")
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try text(isMeant, changes, cancelled) })
        }
      }
    } onCancel: {
      cancelling.fileHandleForWriting.write(Data([1]))
    }
  }

  /// Waits on this thread, until the test is passed or the waiting is given up.
  private func text(_ isMeant: (String) -> Bool, _ changes: Int32, _ cancelled: Int32) throws -> String {
    var events = [UInt8](repeating: 0, count: 4096)
    while true {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      if isMeant(text) { return text }
      var waited = [changes, cancelled].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      while poll(&waited, nfds_t(waited.count), -1) < 0 {}
      guard waited[1].revents == 0 else { throw CancellationError() }
      _ = read(changes, &events, events.count)
    }
  }
}
