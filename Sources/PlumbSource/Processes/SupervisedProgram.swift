import CSupervisor
import Foundation

/// A program below a supervisor, which is a process that ends the program and all that it started: in its group or out of it,
/// and also when this process is gone without notice. `Sources/CSupervisor` says how.
struct SupervisedProgram {
  /// The program's own process.
  let process: pid_t
  private let supervisor: pid_t
  private let ends: plumb_ends

  /// The descriptor of the program's output; its reader closes it.
  var output: Int32 { ends.output }
  var error: Int32 { ends.error }
  /// The descriptor of the supervisor's reports; it can be polled.
  var reports: Int32 { ends.reports }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - folder: where it runs.
  ///   - memory: the most that the program, and each process that it starts, may ask for, in bytes; 0 for any.
  ///   - stack: how deep the stack of its first thread may become, in bytes; 0 for what we may ourselves.
  ///   - wire: a descriptor that it inherits; -1 for none.
  init(
    file: String, arguments: [String], environment: [String: String], folder: String, memory: UInt64,
    stack: UInt64, wire: Int32
  ) throws(Subprocess.Problem) {
    var words = ([file] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let (path, place) = (strdup(file), strdup(folder))
    defer { for word in words + variables + [path, place] { free(word) } }
    var ends = plumb_ends()
    supervisor = words.withUnsafeMutableBufferPointer { words in
      variables.withUnsafeMutableBufferPointer { variables in
        var program = plumb_program(
          file: path, arguments: words.baseAddress, environment: variables.baseAddress,
          folder: place, memory: memory, stack: stack, wire: wire)
        return plumb_supervise(&program, &ends)
      }
    }
    self.ends = ends
    guard supervisor >= 0 else {
      throw Subprocess.Problem(
        description: "\(file) can not be started: \(String(cString: strerror(errno))).")
    }
    let begun = Self.report(from: ends.reports)
    process = begun?.process ?? 0
    let problem = begun?.problem ?? ECHILD
    if problem != 0 {
      for end in [ends.output, ends.error] { Glibc.close(end) }
      close()
      // The names of a source's files are arguments of the compiler.
      let reason =
        problem == E2BIG
        ? "its \(arguments.count) arguments are longer than the system takes, so name a folder with fewer files"
        : String(cString: strerror(problem))
      throw Subprocess.Problem(description: "\(file) can not be started: \(reason).")
    }
  }

  /// Ends the program and all that it started; the report comes when nothing is left.
  func end() {
    var byte: UInt8 = 0
    while write(ends.lifeline, &byte, 1) < 0, errno == EINTR {}
    // Code may have stopped the supervisor.
    kill(supervisor, SIGCONT)
  }

  /// Ends the program when its supervisor does not. Processes that it has started may then continue.
  func endItself() {
    if process > 1 { kill(process, SIGKILL) }
    kill(supervisor, SIGKILL)
  }

  /// Waits until nothing of the program is left.
  func wait() -> plumb_report? { Self.report(from: ends.reports) }

  /// Closes everything but the program's output. Processes that still run are ended.
  func close() {
    Glibc.close(ends.lifeline)
    Glibc.close(ends.reports)
    var status: Int32 = 0
    while waitpid(supervisor, &status, 0) < 0, errno == EINTR {}
  }

  /// `nil` when the supervisor is gone.
  private static func report(from descriptor: Int32) -> plumb_report? {
    var report = plumb_report()
    let size = MemoryLayout<plumb_report>.size
    while true {
      let count = read(descriptor, &report, size)
      if count == size { return report }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
