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
  /// The process whose time counts, where the program itself only waits for it; 0 for the program.
  private let worker = Atomic<pid_t>(0)

  init() {}

  /// Starts a program on its own thread, which calls `ended` there.
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

  /// Says which of the program's processes does its work, where the program itself only wraps it.
  public func works(in process: pid_t) { worker.store(process, ordering: .relaxed) }

  /// Lets the process that does the work go on, where it is stopped: a supervisor sees only what it has started itself.
  public func letGoOn() {
    state.withLock { state in
      let worker = worker.load(ordering: .relaxed)
      guard case .running = state, worker > 0,
        let line = try? String(contentsOfFile: "/proc/\(worker)/stat", encoding: .utf8),
        // "12 (name) T 1 …": the name may have its own brackets.
        line.split(separator: ")").last?.first(where: { $0 != " " }) == "T"
      else { return }
      kill(worker, SIGCONT)
    }
  }

  /// The processor's time that it has used in seconds, until it has ended.
  public var processorTime: Double? {
    state.withLock { state in
      var (clock, time) = (clockid_t(), timespec())
      if case .starting = state { return 0 }
      guard case .running(let program) = state else { return nil }
      let worker = worker.load(ordering: .relaxed)
      guard clock_getcpuclockid(worker == 0 ? program.process : worker, &clock) == 0,
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
