import Foundation
import Synchronization

/// Looks at the main thread of a child while that works. While it waits for events, nobody looks: an app at rest takes no
/// processor time.
enum MainThreadWatch {
  /// The time between two looks, in seconds.
  static let tick = 0.05

  /// The times that the main thread's loop has come round.
  private static let turns = Atomic(0)
  private static let works = Atomic(true)
  private static let isResting = Atomic(false)
  private static let wake = DispatchSemaphore(value: 0)

  /// Begins to watch this thread, which is the main one.
  ///
  /// - Parameter look: receives how many looks ago the thread began its turn, on the watching thread; 0 while it waits.
  static func begin(_ look: @escaping @Sendable (Int) -> Void) {
    MainLoop.observe { moment in
      turns.add(1, ordering: .relaxed)
      switch moment {
      case .turns: break
      case .waits: works.store(false, ordering: .sequentiallyConsistent)
      case .wakes:
        works.store(true, ordering: .sequentiallyConsistent)
        if isResting.exchange(false, ordering: .sequentiallyConsistent) { wake.signal() }
      }
    }
    Thread.detachNewThread { watch(look) }
  }

  /// Counts its own steps and not the clock, so that a computer that sleeps and one that is busy with others are no hang.
  private static func watch(_ look: (Int) -> Void) {
    var (turn, steps) = (-1, 0)
    while true {
      if !works.load(ordering: .sequentiallyConsistent) {
        steps = 0
        look(0)
        rest()
      }
      usleep(UInt32(tick * 1e6))
      let now = turns.load(ordering: .relaxed)
      (turn, steps) = (now, now == turn ? steps + 1 : 0)
      look(steps)
    }
  }

  /// Returns when the main thread works.
  private static func rest() {
    isResting.store(true, ordering: .sequentiallyConsistent)
    let hasWoken = works.load(ordering: .sequentiallyConsistent)
    if !hasWoken || !isResting.exchange(false, ordering: .sequentiallyConsistent) { wake.wait() }
  }
}

/// The loop of the main thread, by functions of CoreFoundation that Swift's headers leave out.
private enum MainLoop {
  enum Moment { case turns, waits, wakes }

  private typealias Observed = @convention(c) (OpaquePointer?, UInt, UnsafeMutableRawPointer?) -> Void
  private typealias Create =
    @convention(c) (OpaquePointer?, UInt, UInt8, Int, Observed, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias Add = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Void
  private typealias Main = @convention(c) () -> OpaquePointer?

  /// `kCFRunLoopBeforeSources`, `kCFRunLoopBeforeWaiting` and `kCFRunLoopAfterWaiting` of CFRunLoop.h.
  private static let (beforeSources, beforeWaiting, afterWaiting): (UInt, UInt, UInt) = (
    1 << 2, 1 << 5, 1 << 6
  )

  // Set once, before the loop runs.
  nonisolated(unsafe) private static var observed: (Moment) -> Void = { _ in }

  /// Calls a closure on the main thread at each moment. Without these functions the thread works all the time, as far as can be seen.
  static func observe(_ body: @escaping (Moment) -> Void) {
    func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
    guard let create = symbol("CFRunLoopObserverCreate", Create.self),
      let add = symbol("CFRunLoopAddObserver", Add.self), let main = symbol("CFRunLoopGetMain", Main.self),
      let modes = dlsym(nil, "kCFRunLoopCommonModes")?.load(as: OpaquePointer?.self)
    else { return }
    observed = body
    let observer = create(
      nil, beforeSources | beforeWaiting | afterWaiting, 1, 0,
      { _, activity, _ in
        MainLoop.observed(
          activity == MainLoop.beforeWaiting ? .waits : activity == MainLoop.afterWaiting ? .wakes : .turns)
      }, nil)
    add(main(), observer, modes)
  }
}
