import Foundation
import PlumbServer
import PlumbSource

extension CompiledSource {
  /// Returns the answer of a child that has ended.
  func data(_ request: ChildRequest, about title: String, _ outcome: Subprocess.Outcome) throws -> Data {
    // The child has written that no port is free.
    if !request.endsByItself, outcome.end == .exited(2) { throw Failure(.wrongWords) }
    if outcome.end == .exited(Child.unwritten) {
      throw Failure(
        .notWritten,
        "The result of \(title) could not be written to the temporary folder: it is full, or a file may not become so large."
      )
    }
    if outcome.end == .exited(Child.withoutFiles) {
      throw failure(
        "\(title) has opened nearly all files that it may open, and left none for its result. Close files that are not used any more, or raise ulimit -n.",
        outcome)
    }
    if let failure = ended(outcome, title, request) { throw failure }
    switch Answer.read(request.result, seal: request.seal) {
    case .answer(.result(let data)): return data
    case .answer(.problem(let words)): throw Failure(.viewFailed, "\(title): \(words)")
    case .nothing: throw failure("\(title) ended the process before it was done.", outcome, request)
    case .foreign(let reason):
      throw failure(
        "\(title) ended the process before it was done, and left an answer that does not count: it \(reason).",
        outcome, request)
    }
  }

  /// Returns why a child has no result; `nil` if it may have one.
  func ended(_ outcome: Subprocess.Outcome, _ title: String, _ request: ChildRequest) -> Failure? {
    // Bubblewrap reports the signal that ended its program as shells do.
    let isSignal = if isWalled, case .exited(129...) = outcome.end { true } else { false }
    return switch outcome.end {
    case .exited(0): nil
    case .exited(RelayStream.endedStatus) where !request.endsByItself:
      failure("\(title) \(WalledApp.stray)", outcome)
    case .exited(let status) where isSignal:
      failure("\(title) crashed (\(String(cString: strsignal(status - 128)))).", outcome, request)
    case .exited(let status): failure("\(title) ended the process with status \(status).", outcome, request)
    case .signalled(let signal):
      failure("\(title) crashed (\(String(cString: strsignal(signal)))).", outcome, request)
    case .timedOut:
      failure(ViewTime(viewTimeout, for: request.work).isOver(for: title), outcome, request)
    }
  }

  /// Returns a failure with its message, the last printed lines, and the position in the user's code where a request is given.
  func failure(
    _ message: String, _ outcome: Subprocess.Outcome, _ request: ChildRequest? = nil
  ) -> Failure {
    // No message contains the key, even if the code has printed it.
    let known = outcome.lastLines.filter { line in !(request?.key.map { line.contains($0.text) } ?? false) }
    let lines = known.map { "  \($0)" }
    let words = [message + (lines.isEmpty ? " It printed nothing." : " Its last lines:")] + lines
    let report = request.map { CrashReporting.read($0.crashReportFile) }
    let sentences = report?.sentences(outcome, place: line) ?? []
    return Failure(.viewFailed, (words + sentences).joined(separator: "\n"))
  }
}
