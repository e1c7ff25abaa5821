import Foundation
import PlumbServer
import PlumbSource
import PlumbViews
import Synchronization

/// Notices, in an app's own process, that its main thread does not answer, and writes to a file where that thread is.
enum HangReporting {
  /// The time that the main thread may be busy, in seconds, before people take an app for dead (assumed).
  static let patience = 5.0

  private static let tick = 0.25
  private static let beats = Atomic(0)

  /// Begins to watch this thread, which is the main one.
  ///
  /// - Parameter stream: leads from behind a wall to the command, which gets the report instead of a file.
  static func begin(_ request: ChildRequest, _ stream: RelayStream?) {
    PausedStack.prepare()
    let timer = Timer(timeInterval: 0.5, repeats: true) { _ in beats.add(1, ordering: .relaxed) }
    RunLoop.main.add(timer, forMode: .common)
    Thread.detachNewThread { watch(request.hangFile, stream) }
  }

  /// Counts its own steps and not the clock, so that a computer that sleeps and one that is busy with others are no hang.
  private static func watch(_ file: String, _ stream: RelayStream?) {
    var (seen, still) = (-1, 0.0)
    while true {
      usleep(UInt32(tick * 1e6))
      let count = beats.load(ordering: .relaxed)
      if count != seen {
        if still >= patience {
          if let stream { stream.tellAnswer() } else { unlink(file) }
        }
        (seen, still) = (count, 0)
      } else {
        let isLong = still >= patience
        still += tick
        if !isLong, still >= patience { tell(in: file, stream) }
      }
    }
  }

  private static func tell(in file: String, _ stream: RelayStream?) {
    let report = PausedStack.during { addresses, instruction in
      var report = CrashReporting.Report(place: RunningCode.placeOfMainThread)
      report.calls = CallStack.offsets(of: addresses, in: Compiler.libraryName, instruction: instruction)
      return report
    }
    guard let data = try? JSONEncoder().encode(report) else { return }
    if let stream { return stream.tellHang(data) }
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}

/// The calls of the main thread, which is stopped while they are read.
private enum PausedStack {
  // The main thread's handler writes these, and whoever looks reads them in between.
  nonisolated(unsafe) private static let buffer = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
    capacity: Int(capacity))
  nonisolated(unsafe) private static var count: Int32 = 0
  nonisolated(unsafe) private static var place: UInt = 0
  nonisolated(unsafe) private static var thread = pthread_self()
  private static let isTaken = Atomic(false)
  private static let isSeen = Atomic(false)
  private static let capacity: Int32 = 64

  static func prepare() {
    CallStack.prepare()
    thread = pthread_self()
    isTaken.store(false, ordering: .releasing)
    isSeen.store(false, ordering: .releasing)
    buffer.initialize(repeating: nil, count: Int(capacity))
    var handler = sigaction()
    handler.__sigaction_handler.sa_sigaction = { _, _, context in PausedStack.take(instruction(context)) }
    handler.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART
    sigaction(SIGUSR2, &handler, nil)
  }

  /// In the handler: nothing here takes memory or a lock. It waits, but never for ever: whoever looks may wait for a lock that
  /// this thread holds.
  private static func take(_ instruction: UInt) {
    place = instruction
    count = CallStack.record(into: buffer, capacity)
    isTaken.store(true, ordering: .releasing)
    for _ in 0..<100 where !isSeen.load(ordering: .acquiring) { usleep(10_000) }
  }

  /// Passes the calls to a closure. There are none when the thread blocks the signal.
  static func during<Result>(_ body: ([UnsafeMutableRawPointer?], _ instruction: UInt) -> Result) -> Result {
    isTaken.store(false, ordering: .releasing)
    isSeen.store(false, ordering: .releasing)
    defer { isSeen.store(true, ordering: .releasing) }
    pthread_kill(thread, SIGUSR2)
    for _ in 0..<100 where !isTaken.load(ordering: .acquiring) { usleep(10_000) }
    let isThere = isTaken.load(ordering: .acquiring)
    return body(isThere ? (0..<Int(count)).map { buffer[$0] } : [], place)
  }
}
