import Foundation
import PlumbServer
import PlumbSource

extension CompiledSource {
  /// Returns the answer of a child that has ended.
  func data(
    _ request: ChildRequest, about title: String, _ outcome: Subprocess.Outcome, _ said: HeardChild.Said
  ) throws -> Data {
    // The child has written that no port is free.
    if !request.endsByItself, outcome.end == .exited(2) { throw Failure(.wrongWords) }
    if outcome.end == .exited(ChildProcess.withoutFiles) {
      throw failure(
        "\(title) has opened nearly all files that it may open, and left none for fonts and images. Close files that are not used any more, or raise ulimit -n.",
        outcome)
    }
    if let failure = ended(outcome, title, request, said) { throw failure }
    let before = "\(title) ended the process before it was done"
    guard let bytes = said.answer else { throw failure("\(before).", outcome, request, said) }
    switch Answer(bytes, seal: request.seal) {
    case .result(let data): return data
    case .problem(let words): throw Failure(.viewFailed, "\(title): \(words)")
    case nil:
      throw failure(
        "\(before), and sent an answer that does not count: it is not from plumb.", outcome, request, said)
    }
  }

  /// Returns why a child has no result; `nil` if it may have one.
  func ended(
    _ outcome: Subprocess.Outcome, _ title: String, _ request: ChildRequest, _ said: HeardChild.Said
  ) -> Failure? {
    if let failure = said.otherVersion(outcome) { return failure }
    if said.isStray || outcome.end == .exited(Wire.endedStatus) {
      return failure("\(title) \(HeardChild.stray)", outcome)
    }
    if outcome.end == .exited(0) { return nil }
    return failure(sentence(outcome.end, title, request), outcome, request, said)
  }

  /// Returns how a child ended, without a reason.
  private func sentence(_ end: Subprocess.End, _ title: String, _ request: ChildRequest) -> String {
    switch end {
    // Bubblewrap reports the signal that ended its program as shells do.
    case .exited(let status) where isWalled && status > 128:
      sentence(.signalled(status - 128), title, request)
    case .exited(let status): "\(title) ended the process with status \(status)."
    case .signalled(let signal): "\(title) crashed (\(String(cString: strsignal(signal))))."
    case .timedOut: ViewTime(viewTimeout, for: request.work).isOver(for: title)
    }
  }

  /// Returns a failure with its message, the last printed lines, and the position in the user's code where a request is given.
  func failure(
    _ message: String, _ outcome: Subprocess.Outcome, _ request: ChildRequest? = nil,
    _ said: HeardChild.Said? = nil
  ) -> Failure {
    // No message contains the key, even if the code has printed it.
    let known = outcome.lastLines.filter { line in !(request?.key.map { line.contains($0.text) } ?? false) }
    let lines = known.map { "  \($0)" }
    let words = [message + (lines.isEmpty ? " It printed nothing." : " Its last lines:")] + lines
    let sentences = said?.report.sentences(outcome, place: line) ?? []
    return Failure(.viewFailed, (words + sentences).joined(separator: "\n"))
  }
}

/// The end of a preview's process, for its tile.
struct PreviewEnd: Sendable {
  let failure: String
  /// The last lines that it printed.
  var lines: [String] = []
  /// The reason for the end, and its place in the code, as far as they are known.
  var sentences: [String] = []
}

extension CompiledSource {
  /// Returns why a preview's process has ended.
  func previewEnd(
    _ request: ChildRequest, _ outcome: Result<Subprocess.Outcome, Subprocess.Problem>,
    _ said: HeardChild.Said
  ) -> PreviewEnd {
    switch outcome {
    case .failure(let problem): return PreviewEnd(failure: problem.description)
    case .success(let outcome):
      if let other = said.otherVersion(outcome) { return PreviewEnd(failure: other.message) }
      if said.isStray { return PreviewEnd(failure: "It \(HeardChild.stray)") }
      return PreviewEnd(
        failure: sentence(outcome.end, "It", request), lines: outcome.lastLines,
        sentences: said.report.sentences(outcome, place: line))
    }
  }
}

extension HeardChild.Said {
  /// Returns the failure of a child that is of another version of Plumb; `nil` for every other child.
  func otherVersion(_ outcome: Subprocess.Outcome) -> Failure? {
    guard isOther || outcome.end == .exited(ChildProcess.otherVersion) else { return nil }
    return Failure(
      .notWritten, "Another version of plumb was installed while this one ran. Start it again.")
  }
}
