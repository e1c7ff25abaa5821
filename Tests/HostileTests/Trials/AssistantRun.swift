import Foundation
import PlumbFuzzTargets
import PlumbInspector
import PlumbSource
import Synchronization
import Testing

@testable import PlumbCommand

/// The server of `plumb mcp` in this process, which hears a trial.
struct AssistantRun {
  private let answers: [[String: Any]]

  /// - Parameter folder: has the sources, and takes what is compiled.
  init(_ trial: AssistantTrial, in folder: TemporaryFolder) throws {
    let input = folder.path("input")
    try Data(trial.input).write(to: URL(fileURLWithPath: input))
    let descriptor = open(input, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    let said = Mutex<[String]>([])
    let worker = AssistantWorker {
      AssistantTools(KeptSources(in: folder, KeptSources.Limits(timeout: 20, sandbox: nil)))
    }
    let server = AssistantServer({ message in said.withLock { $0.append(message.line) } }, worker)
    var lines = LineReader(descriptor: descriptor)
    while let line = lines.next() { server.take(line) }
    worker.finish()
    answers = try said.withLock(\.self).flatMap { line -> [[String: Any]] in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      // The answers to a batch come together.
      return try #require((value as? [[String: Any]]) ?? (value as? [String: Any]).map { [$0] }, "\(line)")
    }
  }

  /// Each message has its answers and no more, each mistake a sentence, and what comes last is answered.
  func expectAnswers(_ trial: AssistantTrial, _ name: String, location: SourceLocation = #_sourceLocation) {
    var answersByID: [String?: [[String: Any]]] = [:]
    for answer in answers where answer["method"] == nil {
      #expect(answer["jsonrpc"] as? String == "2.0", "\(name)", sourceLocation: location)
      answersByID[answer["id"] as? String, default: []].append(answer)
      guard let problem = answer["error"] as? [String: Any] else { continue }
      let words = problem["message"] as? String ?? ""
      #expect(
        words.hasSuffix(".") && words.count > 10 && words.count < 1000, "\(name): \(answer)",
        sourceLocation: location)
    }
    for (id, expected) in Dictionary(grouping: trial.expectations, by: \.id) {
      let found = answersByID[id] ?? []
      let (fewest, most) = expected.reduce((0, 0)) {
        ($0.0 + $1.counts.lowerBound, $0.1 + $1.counts.upperBound)
      }
      let words = "\(name): \(id ?? "null") has \(found.count) answers, not \(fewest) to \(most): \(found)"
      #expect(found.count >= fewest && found.count <= most, "\(words)", sourceLocation: location)
      func count(_ key: String) -> Int { found.count { $0[key] != nil } }
      func sum(_ kinds: [AssistantTrial.Expectation.Kind]) -> Int {
        expected.filter { kinds.contains($0.kind) }.reduce(0) { $0 + $1.counts.upperBound }
      }
      #expect(count("result") <= sum([.result, .either]), "\(words)", sourceLocation: location)
      #expect(count("error") <= sum([.error, .either]), "\(words)", sourceLocation: location)
    }
    let known = Set(trial.expectations.map(\.id))
    for (id, found) in answersByID where !known.contains(id) {
      let isLoose = id.map { $0.count == AssistantTrial.looseID.count } ?? true
      #expect(isLoose, "\(name): \(found) was not asked for", sourceLocation: location)
    }
  }
}
