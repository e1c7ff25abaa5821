import Foundation

/// The costs of the types of a source.
extension Compiler {
  /// Returns the time that checking a source's types takes, in seconds of a processor; `nil` when they are wrong.
  package func checkingTime(_ source: Source) throws -> Double? {
    let checked = try run(["-typecheck"] + flags(source), files(of: source))
    return checked.isDone ? checked.outcome.processorTime : nil
  }

  /// Returns the number of choices that the compiler tries for the types of a source, which is the same number on every
  /// machine; `nil` when the types are wrong.
  ///
  /// - Parameter limit: the most for one expression.
  package func checkingChoices(_ source: Source, inOneExpression limit: Int) throws -> Int? {
    let counts = try TemporaryFolder()
    defer { counts.remove() }
    let words = ["-stats-output-dir", counts.url.path, "-Xfrontend", "-solver-scope-threshold=\(limit)"]
    guard try run(["-typecheck"] + words + flags(source), files(of: source)).isDone else { return nil }
    let files = try FileManager.default.contentsOfDirectory(atPath: counts.url.path)
    let text = try files.first { $0.contains("swift-frontend") }.map {
      try String(contentsOfFile: counts.path($0), encoding: .utf8)
    }
    return text?.firstMatch(of: /"Sema\.NumConstraintScopes": *([0-9]+)/).flatMap { Int($0.1) }
  }
}
