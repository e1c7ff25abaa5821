package import Foundation
internal import Testing
internal import Waiting

#if canImport(Glibc)
  import Glibc
#endif

extension Process {
  /// Waits until the process has ended. One that has not ended in time fails the test and is killed, with all that it has
  /// started: a test that waits forever tells nobody what it waits for.
  package func waitUntilEnd(
    seconds: Int = 300, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let patience = Patience("The end of a process", limit: .seconds(seconds))
    while isRunning, (try? patience.block()) != nil {}
    guard isRunning else { return }
    let all = descendants(of: processIdentifier)
    let list = ([processIdentifier] + all).map(told).joined(separator: "\n")
    Issue.record(
      "\(executableURL?.lastPathComponent ?? "A process") has not ended in \(seconds) seconds. These run:\n\(list)",
      sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    for process in all + [processIdentifier] { kill(process, SIGKILL) }
    waitUntilExit()
  }
}

/// The processes that a process has started, and those that they have started.
private func descendants(of process: Int32) -> [Int32] {
  children(of: process).flatMap { [$0] + descendants(of: $0) }
}

/// A process in a line: its number, its state and its words.
private func told(_ process: Int32) -> String {
  func text(_ name: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)) ?? ""
  }
  let state = text("status").split(separator: "\n").first { $0.hasPrefix("State:") } ?? "State: gone"
  return "  \(process) \(state) \(text("cmdline").replacing("\0", with: " "))"
}
