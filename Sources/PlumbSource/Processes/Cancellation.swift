import Synchronization

/// Cancels a compilation, and the ones that would follow it for the same reason.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var running: RunningProgram?
    var actions: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  public func cancel() {
    let actions = state.withLock { state in
      state.isCancelled = true
      state.running?.end()
      defer { state.actions = [] }
      return state.actions
    }
    for action in actions { action() }
  }

  /// Performs an action when it is cancelled, and at once where it was before.
  package func whenCancelled(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isCancelled { state.actions.append(action) }
      return state.isCancelled
    }
    if isOver { action() }
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
