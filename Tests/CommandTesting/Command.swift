package import Foundation
package import PlumbSource

/// The built command, with its promises: what it prints where, and its exit status.
package struct Command {
  package struct Answer: Equatable {
    package var status: Int32
    package var output: String
    package var error: String

    package init(status: Int32, output: String, error: String) {
      (self.status, self.output, self.error) = (status, output, error)
    }
  }

  package let folder: TemporaryFolder

  package static var executable: URL {
    Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent("plumb")
  }

  package init(_ source: String = "") throws {
    folder = try TemporaryFolder()
    if !source.isEmpty {
      try "import SwiftUI\n\(source)\n".write(toFile: path("View.swift"), atomically: true, encoding: .utf8)
    }
  }

  package func path(_ name: String) -> String { folder.path(name) }

  /// Runs it in its folder, so that paths are as a user writes them.
  package func run(_ words: String...) throws -> Answer { try run(words) }

  /// - Parameter through: another program and its words, which runs it.
  package func run(_ words: [String], through: [String] = []) throws -> Answer {
    try answer(of: process(words, through: through))
  }

  /// Runs a line of a shell in the folder, in which `"$PLUMB"` is the command: for redirections and pipes.
  package func shell(_ line: String, environment: [String: String] = [:]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["PLUMB": Self.executable.path]) { $1 }
    return try answer(of: process)
  }

  /// Runs a program to its end, and returns what it has printed.
  private func answer(of process: Process) throws -> Answer {
    try catchOutput(of: process)
    try process.run()
    process.waitUntilEnd()
    return Answer(
      status: process.terminationStatus,
      output: try String(contentsOfFile: path("standard-output"), encoding: .utf8),
      error: try String(contentsOfFile: path("standard-error"), encoding: .utf8))
  }

  /// Lets a program print to the files `standard-output` and `standard-error`, which are empty.
  private func catchOutput(of process: Process) throws {
    let (output, error) = (path("standard-output"), path("standard-error"))
    for file in [output, error] { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: error)
  }

  /// Starts it, maybe through another program, with more in its environment, and does not wait.
  package func start(_ words: [String], through: [String] = [], environment: [String: String]) throws
    -> Process
  {
    let process = process(words, through: through)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Starts it and does not wait; what it prints goes to the files `standard-output` and `standard-error`.
  package func start(_ words: String...) throws -> Process { try start(words) }

  /// - Parameter through: another program and its words, which starts it.
  package func start(_ words: [String], through: [String] = []) throws -> Process {
    let process = process(words, through: through)
    try catchOutput(of: process)
    try process.run()
    return process
  }

  private func process(_ words: [String], through: [String] = []) -> Process {
    let process = Process()
    process.executableURL = through.isEmpty ? Self.executable : URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = through.isEmpty ? words : through + [Self.executable.path] + words
    process.currentDirectoryURL = folder.url
    return process
  }

  /// Writes a source beside the first one.
  package func write(_ source: String, to name: String) throws {
    try folder.write("import SwiftUI\n\(source)\n", to: name)
  }
}
