import Foundation

extension Compiler {
  /// Returns the uses of names without effect in a source; `nil` when it does not compile. The compiler's messages go to
  /// standard error, or to a file.
  public func check(_ source: Source, messages: String? = nil) throws -> [UseWithoutEffect]? {
    // Nobody here can mend a package that needs a module which is not here, such as one of Objective-C: the rest of it is checked.
    let modules = try projectModules.compile(
      source, with: self, messages: messages, ofPackages: .missingModules)
    guard let modules else { return nil }
    if messages == nil { tell(modules.leftOut.advice) }
    let files = try files(of: source)
    let words = ["-typecheck"] + Self.inParts(flags(source), of: files.paths.count)
    let uses = try keepUses([Self.usesName], words, files, of: source, modules.companions) {
      try check(words, files, messages: messages)
    }
    return uses.map { modules.uses + $0 }
  }

  private func check(_ words: [String], _ files: CompilerFiles, messages: String?) throws -> Compilation {
    if words.contains("-wmo") { return try run(words, files, messages: messages) }
    let file = messages ?? roundMessages
    defer { if messages == nil { unlink(file) } }
    let checked = try run(words, files, isQuiet: true, messages: file)
    // The first process to end has its messages first.
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let ordered = Diagnostic.inOrder(of: files.named, text)
    if messages == nil {
      tell(ordered)
    } else {
      try ordered.write(toFile: file, atomically: true, encoding: .utf8)
    }
    return checked
  }

  /// The least number of files whose types several processes check. Each of them parses all files, in 3.4 s for 4,000.
  private static let leastInParts = 400
  /// The most processes: each takes memory for all files, 0.8 GB for 4,000.
  private static let mostParts = 8

  /// The arguments for checking a number of files: all at once, or in as many parts as there are processors. Two processes took 79.1 s of
  /// the processor together for 4,000 files, one took 78.7 s. Without a count, the driver makes parts of 25 files.
  private static func inParts(_ words: [String], of count: Int) -> [String] {
    let parts = min(ProcessInfo.processInfo.activeProcessorCount, mostParts)
    guard count >= leastInParts, parts > 1 else { return words }
    return words.filter { $0 != "-wmo" }
      + ["-enable-batch-mode", "-j\(parts)", "-driver-batch-count", "\(parts)"]
  }
}

extension Diagnostic {
  /// Puts a compiler's messages into the order of the files, with the notes and lines behind each. Footnotes are last, each one once.
  static func inOrder(of files: [String], _ output: String) -> String {
    let places = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var (blocks, footnotes): ([(place: Int, lines: [Substring])], [Substring]) = ([], [])
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty {
      if line.hasPrefix("[#") {
        if !footnotes.contains(line) { footnotes.append(line) }
      } else if let message = Diagnostic(line: line), message.kind != "note" || blocks.isEmpty {
        // A message about an expansion is behind those of its file.
        let place = message.file.flatMap { places[$0] } ?? blocks.last?.place ?? 0
        blocks.append((place, [line]))
      } else if blocks.isEmpty {
        blocks.append((0, [line]))
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    // Those of one file are in order already, and the sort is stable.
    let lines = blocks.sorted { $0.place < $1.place }.flatMap(\.lines) + footnotes
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}

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
