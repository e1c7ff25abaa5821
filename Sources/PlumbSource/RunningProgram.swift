import Foundation
import Synchronization

/// A program that runs beside this one until it ends by itself or is ended.
public final class RunningProgram: Sendable {
  private enum State {
    case starting
    case running(pid_t)
    case over
  }

  private let state = Mutex(State.starting)

  /// Starts a program on a thread of its own, which calls `ended` there.
  public init(
    _ process: Subprocess, _ program: String, _ arguments: [String],
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>) -> Void
  ) {
    Thread.detachNewThread { [self] in
      do throws(Subprocess.Problem) {
        ended(.success(try process.run(program, arguments, control: self)))
      } catch {
        ended(.failure(error))
      }
    }
  }

  /// Ends it with everything that it started; it is told of as every other end.
  public func end() {
    state.withLock { state in
      if case .running(let process) = state { kill(-process, SIGKILL) }
      if case .starting = state { state = .over }
    }
  }

  /// The processor's time that it has used in seconds, until it has ended.
  public var processorTime: Double? {
    state.withLock { state in
      var (clock, time) = (clockid_t(), timespec())
      if case .starting = state { return 0 }
      guard case .running(let process) = state, clock_getcpuclockid(process, &clock) == 0,
        clock_gettime(clock, &time) == 0
      else { return nil }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }

  /// The program is there; it is ended at once if somebody wanted that meanwhile.
  func started(_ process: pid_t) {
    state.withLock { state in
      if case .over = state { kill(-process, SIGKILL) }
      state = .running(process)
    }
  }

  /// Looks whether it has ended. Only here its number becomes free for others, so nobody else is killed by mistake.
  func hasEnded(_ look: () -> Bool) -> Bool {
    state.withLock { state in
      guard look() else { return false }
      state = .over
      return true
    }
  }
}
