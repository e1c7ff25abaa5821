import Foundation

/// A program in a process group of its own, so that it can be ended with everything it started.
public struct Subprocess: Sendable {
  public enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  public struct Outcome: Sendable {
    public let end: End
    /// What it printed last, on both of its outputs, oldest first; at most twenty lines.
    public let lastLines: [String]
    /// How long it and what it waited for had a processor, in seconds: what others do at the same time counts little.
    public let processorTime: Double
  }

  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  /// Where what the program prints goes: as it comes, to one of our own descriptors.
  public var standardOutput: Int32 = 1
  public var standardError: Int32 = 2
  /// In seconds; `nil` waits for ever.
  public var timeout: Double?
  /// Added to our own environment.
  public var environment: [String: String] = [:]

  public init() {}

  /// Runs a program to its end.
  public func run(_ program: String, _ arguments: [String]) throws(Problem) -> Outcome {
    try run(program, arguments, control: nil)
  }

  func run(
    _ program: String, _ arguments: [String], control: RunningProgram?
  ) throws(Problem) -> Outcome {
    var (output, error): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&output) == 0, pipe(&error) == 0 else { throw Problem(description: "No pipe could be made.") }
    for end in output + error { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = spawn(program, arguments, output: output[1], error: error[1])
    close(output[1])
    close(error[1])
    guard let child else {
      close(output[0])
      close(error[0])
      throw Problem(description: "\(program) can not be started.")
    }
    RunningGroups.shared.insert(child)
    control?.started(child)
    defer { RunningGroups.shared.remove(child) }
    var relay = Relay([(output[0], standardOutput), (error[0], standardError)])
    let deadline = timeout.map { Date().addingTimeInterval($0) }
    var isLate = false
    var status: Int32 = 0
    var usage = rusage()
    // What the program leaves running may keep the pipes open, so its own end counts, not theirs.
    while true {
      // One that runs for hours is looked after less often; what it prints, or its end, wakes us.
      relay.pump(milliseconds: control == nil ? 20 : 250)
      let hasEnded = { wait4(child, &status, WNOHANG, &usage) == child }
      if control?.hasEnded(hasEnded) ?? hasEnded() { break }
      if let deadline, Date() > deadline {
        isLate = true
        kill(-child, SIGKILL)
        wait4(child, &status, 0, &usage)
        break
      }
    }
    kill(-child, SIGKILL)
    relay.finish()
    return Outcome(
      end: isLate ? .timedOut : Self.end(status), lastLines: relay.lastLines,
      processorTime: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime))
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Above all descriptors that are open, and those that other threads may open meanwhile.
  private static func openDescriptors() -> Int32 {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return (names.compactMap { Int32($0) }.max() ?? 64) + 16
  }

  private func spawn(_ program: String, _ arguments: [String], output: Int32, error: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, error, 2)
    // Sockets that it inherited would keep a port and its pages' connections open when we are gone.
    for descriptor in 3..<Self.openDescriptors() { posix_spawn_file_actions_addclose(&actions, descriptor) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    return posix_spawnp(&child, program, &actions, &attributes, &words, &variables) == 0 ? child : nil
  }
}
