import Synchronization

/// Cancels a compilation, and the ones that would follow it for the same reason.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var running: RunningProgram?
  }

  private let state = Mutex(State())

  public init() {}

  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.running?.end()
    }
  }

  /// Returns the handle that ends the next program. The program is ended at once if the compilation was cancelled
  /// before.
  func next() -> RunningProgram {
    let program = RunningProgram()
    state.withLock { state in
      state.running = program
      if state.isCancelled { program.end() }
    }
    return program
  }
}
