import Foundation
import Synchronization

/// The programs that run now, so that an interrupted command leaves nothing behind.
final class RunningPrograms: Sendable {
  static let shared = RunningPrograms()

  private struct State {
    var programs: [pid_t: SupervisedProgram] = [:]
    var isInterrupted = false
  }

  private let state = Mutex(State())
  /// Signalled when the last program of an interrupted command is gone.
  private let isEmpty = DispatchSemaphore(value: 0)

  func insert(_ program: SupervisedProgram) {
    state.withLock { state in
      state.programs[program.process] = program
      if state.isInterrupted { program.end() }
    }
  }

  /// Removes a program of which nothing is left, and closes it. Does not return when the command was interrupted: the
  /// end of a program means nothing then, and the interruption ends this process.
  func remove(_ program: SupervisedProgram) {
    let isInterrupted = state.withLock { state in
      state.programs[program.process] = nil
      // In here, so that nobody ends it when its ends are something else's.
      program.close()
      if state.isInterrupted, state.programs.isEmpty { isEmpty.signal() }
      return state.isInterrupted
    }
    while isInterrupted { poll(nil, 0, -1) }
  }

  /// Ends all programs, now and from now on, and waits until nothing of them is left; at most ten seconds for what
  /// the system itself does not let go.
  func endAll() {
    let isOver = state.withLock { state in
      state.isInterrupted = true
      for program in state.programs.values { program.end() }
      return state.programs.isEmpty
    }
    if !isOver { _ = isEmpty.wait(timeout: .now() + 10) }
  }
}
