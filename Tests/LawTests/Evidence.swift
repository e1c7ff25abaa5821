import Foundation

/// Documentation/Rules and Documentation/Recorded as text, and what comments and tests cite of them.
enum Evidence {
  /// A rule, as its document has it.
  struct Rule {
    /// A list of tests that hold a rule: a file of Tests, and claims or names of recorded answers in it.
    struct Tests {
      let path: String
      let claims: [String]
    }

    let id: String
    let document: String
    var hasSource = false
    var tests: [Tests] = []
  }

  /// A place that a comment cites: a document of Documentation, and an anchor in it.
  struct Citation: Hashable, CustomStringConvertible {
    let document: String
    let id: String
    var description: String { "\(document)#\(id)" }
  }

  private static let documentation = SourceFile.root.appending(path: "Documentation")

  static func text(_ document: String) throws -> String {
    try String(contentsOf: documentation.appending(path: document), encoding: .utf8)
  }

  /// Rules, or Recorded: the documents in that folder.
  static func documents(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: documentation.appending(path: folder).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The ids of a document, in its order.
  static func anchors(in text: String) -> [String] {
    text.components(separatedBy: "<a id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  /// The rules of a document. A rule goes from its anchor to the next one.
  static func rules(in text: String, document: String) -> [Rule] {
    var rules: [Rule] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("<a id=\"") {
        rules.append(Rule(id: anchors(in: String(line)).first ?? "", document: document))
      } else if !rules.isEmpty, line.hasPrefix("- Source: ") {
        rules[rules.count - 1].hasSource = true
      } else if !rules.isEmpty, line.hasPrefix("- Tests: `") {
        let parts = line.split(separator: "`", maxSplits: 2)
        let claims = parts[2].split(separator: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
        rules[rules.count - 1].tests.append(Rule.Tests(path: String(parts[1]), claims: claims))
      }
    }
    return rules
  }

  static func rules() throws -> [Rule] {
    try documents("Rules").flatMap { rules(in: try text($0), document: $0) }
  }

  /// The rules in the list "Rules without a test yet": each line begins with a link to its rule, and goes on with the reason.
  static func withoutTest(in index: String) -> [String: String] {
    let section = index.components(separatedBy: "## Rules without a test yet\n").dropFirst().first ?? ""
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n").filter {
      $0.hasPrefix("- [")
    }
    return lines.reduce(into: [:]) { reasons, line in
      let reason = line.components(separatedBy: "): ").dropFirst().joined()
      reasons[String(line.dropFirst(3).prefix { $0 != "]" })] = reason
    }
  }

  /// The citations of a line: `Rules/Stacks.md#R-12`, and after it further ids of the same document, as in `#R-12, R-13`,
  /// `#R-12 and R-13`, `#R-12 to R-15`.
  static func citations(in line: Substring) -> [Citation] {
    guard line.contains(".md#") else { return [] }
    return line.matches(
      of:
        /((?:Rules|Recorded)\/\w+\.md)#([\w-]+)((?:(?:, | and | to )(?:R-\d+|[A-Z]{0,2}\d+|[A-Z](?![\w\/])))*)/
    )
    .flatMap { match in
      let others = String(match.3).matches(of: /R-\d+|[A-Z]{0,2}\d+|[A-Z]/).map { String($0.0) }
      return ([String(match.2)] + others).map { Citation(document: String(match.1), id: $0) }
    }
  }

  /// Rules that a line names by their ids alone, as names of recorded answers and of tests do.
  static func ruleIDs(in line: Substring) -> [String] {
    guard line.contains("R-") else { return [] }
    return line.matches(of: /\bR-\d+\b/).map { String($0.0) }
  }

  /// Every Swift file of Sources, Packages, Tests, Benchmarks, Fuzzing and Examples that names a document or a rule. Most files do not, and
  /// to look for that in their bytes takes a tenth of the time that their lines would take.
  static func citing() throws -> [SourceFile] {
    let signs = [Data(".md".utf8), Data("R-".utf8)]
    var files: [SourceFile] = []
    for folder in ["Sources", "Packages", "Tests", "Benchmarks", "Fuzzing", "Examples"] {
      let path = SourceFile.root.appending(path: folder)
      let names = FileManager.default.enumerator(atPath: path.path)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(".swift") && !name.contains(".build") {
        let data = try Data(contentsOf: path.appending(path: name))
        if signs.allSatisfy({ data.range(of: $0) == nil }) { continue }
        files.append(SourceFile(path: "\(folder)/\(name)", text: String(decoding: data, as: UTF8.self)))
      }
    }
    return files
  }
}
