import Synchronization

/// A capacity that callers share. A caller that finds too little waits, in the order of arrival.
final class WaitingLine: Sendable {
  private struct Caller {
    let number: Int
    let need: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var free: Int
    var callers: [Caller] = []
    var next = 0

    /// Admits the first callers for which the capacity suffices.
    mutating func admit() -> [Caller] {
      var admitted = 0
      while admitted < callers.count, callers[admitted].need <= free {
        free -= callers[admitted].need
        admitted += 1
      }
      defer { callers.removeFirst(admitted) }
      return Array(callers.prefix(admitted))
    }
  }

  private let state: Mutex<State>

  init(room: Int) { state = Mutex(State(free: room)) }

  var free: Int { state.withLock { $0.free } }
  var waiting: Int { state.withLock { $0.callers.count } }

  /// Reserves a part of the capacity, or waits for it.
  ///
  /// - Parameter need: at most the whole capacity.
  /// - Throws: `CancellationError`; then nothing was taken.
  func enter(taking need: Int) async throws {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // The task is marked before the handler runs, and both look behind the same lock. So either the task is known here to
        // be cancelled, or the handler finds the caller.
        let (isCancelled, admitted) = state.withLock { state -> (Bool, [Caller]) in
          if Task.isCancelled { return (true, []) }
          state.callers.append(Caller(number: number, need: need, continuation: continuation))
          return (false, state.admit())
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        for caller in admitted { caller.continuation.resume() }
      }
    } onCancel: {
      let (left, admitted) = state.withLock { state -> (Caller?, [Caller]) in
        guard let index = state.callers.firstIndex(where: { $0.number == number }) else { return (nil, []) }
        return (state.callers.remove(at: index), state.admit())
      }
      left?.continuation.resume(throwing: CancellationError())
      for caller in admitted { caller.continuation.resume() }
    }
  }

  /// Returns a reserved part.
  func leave(giving part: Int) {
    let admitted = state.withLock { state in
      state.free += part
      return state.admit()
    }
    for caller in admitted { caller.continuation.resume() }
  }
}
