import CommandTesting
import Foundation

extension Command {
  /// Runs a line of a shell in the command's folder, in which `"$PLUMB"` is the command: for redirections and pipes.
  func shell(_ line: String) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(["PLUMB": Self.program]) { $1 }
    let (output, error) = (path("shell-output"), path("shell-error"))
    for file in [output, error] { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: error)
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      error: try String(contentsOfFile: error, encoding: .utf8))
  }

  static var program: String { executable.path }

  /// Writes a source beside the first one.
  func write(_ source: String, to name: String) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "import SwiftUI\n\(source)\n".write(to: url, atomically: true, encoding: .utf8)
  }
}

/// A text as JSON; the error says where it is none.
func json(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8))
}
