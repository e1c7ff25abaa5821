import CSupervisor
import Foundation

/// A program that is run to its end, with everything that it starts.
public struct Subprocess: Sendable {
  public enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  public struct Outcome: Sendable {
    public let end: End
    /// The last lines that it printed, on both of its outputs, oldest first; at most twenty.
    public let lastLines: [String]
    /// The processor time of the program and of those that it waited for, in seconds. It depends little on other
    /// programs.
    public let processorTime: Double
  }

  public struct Problem: Error, CustomStringConvertible {
    public let description: String

    package init(description: String) { self.description = description }
  }

  /// The descriptor for the program's standard output, which is passed on as it comes.
  public var standardOutput: Int32 = 1
  public var standardError: Int32 = 2
  /// The maximum bytes passed on of each output; the rest is lost; `nil` for all. A program can print without end into a file.
  package var mostOutput: Int?
  /// In seconds; `nil` waits for ever.
  public var timeout: Double?
  /// The most memory that the program, and each process that it starts, may ask for, in bytes; 0 for any.
  public var memory: UInt64 = 0
  /// The maximum size of the stack of the program's first thread, in bytes; 0 for our own limit. The stacks of other
  /// threads become as large, unless the program says otherwise, and count as its memory.
  public var stack: UInt64 = 0
  /// The folder in which it runs. A tool never runs in the one in which a person has called the command.
  public var folder = ProgramSurroundings.folder
  /// Whether it is a source's own code, which sees our whole environment, and not a tool, which sees what it needs.
  public var isOfSource = false
  /// Added to the environment that ``ProgramSurroundings`` decides.
  public var environment: [String: String] = [:]
  /// The environment that replaces that one.
  public var onlyEnvironment: [String: String]?

  /// A descriptor that the program inherits as ``wireNumber``; -1 for none. It is closed here once the program has it, or cannot
  /// be started.
  package var wire: Int32 = -1
  package static let wireNumber: Int32 = 3

  /// Ends it early.
  public var cancellation: Cancellation?

  public init() {}

  /// Runs a program to its end.
  ///
  /// - Parameter program: an absolute path, or a name that is looked up on the `PATH`.
  /// - Throws: ``Problem`` when it cannot be started.
  public func run(_ program: String, _ arguments: [String]) throws(Problem) -> Outcome {
    try run(program, arguments, control: cancellation?.next())
  }

  func run(
    _ program: String, _ arguments: [String], control: RunningProgram?
  ) throws(Problem) -> Outcome {
    let running = try start(program, arguments)
    RunningPrograms.shared.insert(running)
    control?.started(running)
    var relay = Relay(
      [(running.output, standardOutput), (running.error, standardError)], most: mostOutput ?? .max)
    let deadline = timeout.map { ContinuousClock.now + .seconds($0) }
    var isLate = false
    var reminders = 0
    // The report comes when nothing of the program is left, so nobody else keeps the pipes open then.
    while !relay.pump(until: isLate ? .now + Self.patience : deadline, orFrom: running.reports) {
      isLate = true
      // Code can stop its supervisor again and again.
      if reminders < Self.mostReminders { running.end() } else { running.endItself() }
      reminders += 1
    }
    let report = running.wait()
    control?.isOver()
    RunningPrograms.shared.remove(running)
    relay.finish(patiently: !isLate)
    return Outcome(
      end: isLate && report?.was_ended != 0 ? .timedOut : Self.end(report?.status ?? SIGKILL),
      lastLines: relay.lastLines, processorTime: report?.processor_time ?? 0)
  }

  private func start(_ program: String, _ arguments: [String]) throws(Problem) -> SupervisedProgram {
    // As long as it was open here too, nobody could notice that the program is gone.
    defer { if wire >= 0 { close(wire) } }
    return try SupervisedProgram(
      file: try Self.file(of: program), arguments: arguments,
      environment: (onlyEnvironment ?? usualEnvironment).merging(environment) { $1 },
      folder: folder, memory: memory, stack: stack, wire: wire)
  }

  private var usualEnvironment: [String: String] {
    isOfSource ? ProgramSurroundings.ofSource() : ProgramSurroundings.ofTool()
  }

  /// The time that a supervisor may take to end everything before it is asked again, and how often it is asked.
  private static let patience: Duration = .milliseconds(500)
  private static let mostReminders = 20

  /// Returns the absolute path of a program.
  ///
  /// - Throws: ``Problem`` when no folder of the `PATH` has it, or its path is relative.
  public static func file(of program: String) throws(Problem) -> String {
    if program.hasPrefix("/") { return program }
    guard !program.contains("/") else {
      throw Problem(description: "\(program) is not started, because its path is relative.")
    }
    let folders = ProgramSurroundings.path
    for folder in folders {
      let path = "\(folder)/\(program)"
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 { return path }
    }
    throw Problem(
      description:
        "There is no \(program) on the PATH, of which these folders count: \(folders.joined(separator: ":"))."
    )
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
