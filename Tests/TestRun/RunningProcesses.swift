import Foundation
import Glibc
import Synchronization

/// The processes that run tests, so that a signal to the run ends them and what they started.
final class RunningProcesses: Sendable {
  private let identifiers = Mutex<Set<Int32>>([])

  func start(_ process: Process) throws {
    try identifiers.withLock {
      try process.run()
      $0.insert(process.processIdentifier)
    }
  }

  /// Ends what a process has left behind in its group.
  func end(_ process: Process) {
    process.waitUntilExit()
    kill(-process.processIdentifier, SIGKILL)
    _ = identifiers.withLock { $0.remove(process.processIdentifier) }
  }

  /// Lets signals that end a run end its processes, too.
  func endBySignals() {
    _ = Self.pipe
    // Tests expect what a terminal gives: no signal is ignored or blocked. A child has the usual way for what its parent handles.
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        write(RunningProcesses.pipe.writing, &byte, 1)
      }
      // The run itself goes on, as `nohup` asks.
      let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { signal(number) { _ in } }
    }
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    Thread.detachNewThread { [self] in
      var byte: UInt8 = 0
      while read(Self.pipe.reading, &byte, 1) != 1 {}
      identifiers.withLock { for identifier in $0 { kill(-identifier, SIGKILL) } }
      exit(128 + Int32(byte))
    }
  }

  /// The way of a signal's number to a thread, because a handler may do little.
  private static let pipe: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [0, 0]
    Glibc.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}
