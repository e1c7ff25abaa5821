import Foundation

/// A lock around some state, which threads take in turns.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// Creates an open lock around a state that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Waits for the lock, and runs a function with the state; what the function throws is thrown on.
  ///
  /// Neither the function nor its result need be `Sendable`. A function that takes the lock again waits for ever.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Waits for the lock, and runs a function with the state; what the function throws is thrown on.
  ///
  /// A function that takes the lock again waits for ever.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows
    -> Result
  {
    try withLockUnchecked(body)
  }

  /// Does nothing, and answers `nil`, while another thread has the lock.
  public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows
    -> Result?
  {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates an open lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an open lock that holds no state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and acquires it. A thread that acquires it twice waits for ever.
  public func lock() { storage.lock.lock() }
  /// Releases the lock, which the same thread must have acquired.
  public func unlock() { storage.lock.unlock() }
  /// Acquires the lock if it is free, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Waits for the lock, and runs a function that need not be `Sendable`; what it throws is thrown on.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Waits for the lock, and runs a function; what the function throws is thrown on.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { (_: inout Void) in try body() }
  }
}
