import Foundation
import Synchronization

/// A program that runs beside this one until it ends by itself or is ended.
public final class RunningProgram: Sendable {
  private enum State {
    case starting(isWanted: Bool)
    case running(SupervisedProgram)
    case over
  }

  private let state = Mutex(State.starting(isWanted: true))

  init() {}

  /// Starts a program on a thread of its own, which calls `ended` there.
  public convenience init(
    _ process: Subprocess, _ program: String, _ arguments: [String],
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>) -> Void
  ) {
    self.init()
    Thread.detachNewThread { [self] in
      do throws(Subprocess.Problem) {
        ended(.success(try process.run(program, arguments, control: self)))
      } catch {
        ended(.failure(error))
      }
    }
  }

  /// Ends it with everything that it started. `ended` is called as for every other end.
  public func end() {
    state.withLock { state in
      if case .running(let program) = state { program.end() }
      if case .starting = state { state = .starting(isWanted: false) }
    }
  }

  /// The processor's time that it has used in seconds, until it has ended.
  public var processorTime: Double? {
    state.withLock { state in
      var (clock, time) = (clockid_t(), timespec())
      if case .starting = state { return 0 }
      guard case .running(let program) = state, clock_getcpuclockid(program.process, &clock) == 0,
        clock_gettime(clock, &time) == 0
      else { return nil }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }

  /// The program has started. It is ended at once if `end()` was called meanwhile.
  func started(_ program: SupervisedProgram) {
    state.withLock { state in
      if case .starting(isWanted: false) = state { program.end() }
      state = .running(program)
    }
  }

  /// The program has ended, and its process number may soon belong to another.
  func isOver() { state.withLock { $0 = .over } }
}
