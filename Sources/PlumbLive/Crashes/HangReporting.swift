import Foundation
import PlumbServer
import PlumbSource
import PlumbViews

/// Notices, in an app's own process, that its main thread does not answer, and reports to the command where that thread is.
enum HangReporting {
  /// The time that the main thread may be busy, in seconds, before people take an app for dead (assumed).
  static let patience = 5.0

  // Only the watching thread uses it.
  nonisolated(unsafe) private static var isTold = false

  /// Call this on the main thread before it is watched.
  static func prepare() { PausedStack.prepare() }

  /// Reports a hang, or its end, at a look of ``MainThreadWatch``.
  static func look(_ steps: Int, _ wire: Wire) {
    let hangs = Double(steps) * MainThreadWatch.tick >= patience
    guard hangs != isTold else { return }
    isTold = hangs
    if hangs { tell(wire) } else { wire.send(WireMessage(kind: .answers)) }
  }

  private static func tell(_ wire: Wire) {
    let report = PausedStack.during { addresses, instruction in
      var report = CrashReporting.Report(place: RunningCode.placeOfMainThread)
      report.calls = CallStack.offsets(of: addresses, in: Compiler.libraryName, instruction: instruction)
      return report
    }
    wire.tell(.hangs, report)
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
  nonisolated(unsafe) private static let isTaken = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  nonisolated(unsafe) private static let isSeen = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private static let capacity: Int32 = 64

  private typealias ClockWait =
    @convention(c) (UnsafeMutablePointer<sem_t>, clockid_t, UnsafePointer<timespec>) -> Int32
  /// sem_clockwait(3), which Swift's headers leave out.
  private static let clockWait = dlsym(nil, "sem_clockwait").map { unsafeBitCast($0, to: ClockWait.self) }

  static func prepare() {
    CallStack.prepare()
    thread = pthread_self()
    _ = clockWait
    sem_init(isTaken, 0, 0)
    sem_init(isSeen, 0, 0)
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
    sem_post(isTaken)
    _ = wait(for: isSeen)
  }

  /// Waits for a second at most, by a clock that nobody stops or sets; false when it is over.
  private static func wait(for semaphore: UnsafeMutablePointer<sem_t>) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    end.tv_sec += 1
    guard let clockWait else { return false }
    while clockWait(semaphore, CLOCK_MONOTONIC, &end) != 0 { if errno != EINTR { return false } }
    return true
  }

  /// Passes the calls to a closure. There are none when the thread blocks the signal.
  static func during<Result>(_ body: ([UnsafeMutableRawPointer?], _ instruction: UInt) -> Result) -> Result {
    // An earlier look leaves signals where it or the thread was late.
    for semaphore in [isTaken, isSeen] { while sem_trywait(semaphore) == 0 {} }
    defer { sem_post(isSeen) }
    pthread_kill(thread, SIGUSR2)
    let isThere = wait(for: isTaken)
    return body(isThere ? (0..<Int(count)).map { buffer[$0] } : [], place)
  }
}
