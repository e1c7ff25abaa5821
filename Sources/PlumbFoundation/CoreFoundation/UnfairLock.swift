import Foundation
private import Synchronization

/// A lock that is one number: 0, or the thread that holds it.
public struct os_unfair_lock_s: Sendable {
  /// The number.
  public var _os_unfair_lock_opaque: UInt32 = 0
  /// Makes a lock that nobody holds.
  public init() {}
  /// Makes a lock of its number.
  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock that is one number.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// A lock that nobody holds.
public let OS_UNFAIR_LOCK_INIT = os_unfair_lock_s()

/// Acquires a lock, and waits while another thread holds it. A thread that holds it already ends the program.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  var tries = 0
  while !os_unfair_lock_trylock(lock) {
    if number(of: lock).pointee.load(ordering: .relaxed) == thisThread {
      fatalError("os_unfair_lock_lock: this thread holds the lock already.")
    }
    tries += 1
    // Who waits longer than for a few steps leaves the processor to who holds the lock.
    if tries > 100 { usleep(50) } else { sched_yield() }
  }
}

/// Acquires a lock if no thread holds it. Returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  number(of: lock).pointee.compareExchange(expected: 0, desired: thisThread, ordering: .acquiring).exchanged
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_assert_owner(lock)
  number(of: lock).pointee.store(0, ordering: .releasing)
}

/// Ends the program unless this thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(
    number(of: lock).pointee.load(ordering: .relaxed) == thisThread, "This thread does not hold the lock.")
}

/// Ends the program if this thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(number(of: lock).pointee.load(ordering: .relaxed) != thisThread, "This thread holds the lock.")
}

/// The number of a lock as one that threads may change at once: both have the same four bytes.
private func number(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// A number of this thread: where its own memory is, without the bits that all threads share.
private var thisThread: UInt32 { UInt32(truncatingIfNeeded: UInt(pthread_self()) >> 6) | 1 }
