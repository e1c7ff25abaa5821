import Foundation
import Testing

/// Whoever reads a number in a comment can open its reason, and whoever reads a rule can run its tests.
@Suite("The evidence")
struct EvidenceTests {
  @Test("every rule and every recorded case that a comment cites can be opened")
  func citations() throws {
    let anchors = try Dictionary(
      uniqueKeysWithValues: (Evidence.documents("Rules") + Evidence.documents("Recorded")).map {
        ($0, Set(Evidence.anchors(in: try Evidence.text($0))))
      })
    let rules = Set(try Evidence.rules().map(\.id))
    var count = 0
    for file in try Evidence.citing() {
      for (number, line) in file.lines.enumerated() {
        for citation in Evidence.citations(in: line) {
          count += 1
          #expect(
            anchors[citation.document]?.contains(citation.id) == true,
            "\(file.path):\(number + 1) cites \(citation), which Documentation does not have")
        }
        for id in Evidence.ruleIDs(in: line) where !rules.contains(id) {
          Issue.record("\(file.path):\(number + 1) names \(id), which is no rule of Documentation/Rules")
        }
      }
    }
    #expect(count > 200, "only \(count) citations were found")
  }

  @Test("no comment cites a document that the project does not have")
  func documents() throws {
    for file in try Evidence.citing() {
      for (number, line) in file.lines.enumerated() where line.contains(".md") {
        for match in line.matches(of: /\b(?:Documentation|Rules|Recorded)(?:\/\w+)*\.md/) {
          let path = match.0.hasPrefix("Documentation/") ? String(match.0) : "Documentation/\(match.0)"
          #expect(
            FileManager.default.fileExists(atPath: SourceFile.root.appending(path: path).path),
            "\(file.path):\(number + 1) cites \(match.0)")
        }
      }
    }
  }

  @Test("no two rules or recorded cases have one id")
  func ids() throws {
    for folder in ["Rules", "Recorded"] {
      let ids = try Evidence.documents(folder).flatMap { Evidence.anchors(in: try Evidence.text($0)) }
      let repeated = Dictionary(grouping: ids, by: \.self).filter { $1.count > 1 }.keys
      #expect(repeated.isEmpty, "Documentation/\(folder) has \(repeated.sorted()) more than once")
    }
  }

  @Test("every rule has its source, and tests that exist, or a reason why it has none")
  func rules() throws {
    let rules = try Evidence.rules()
    #expect(rules.count > 70, "only \(rules.count) rules were found")
    let withoutTest = Evidence.withoutTest(in: try Evidence.text("Rules.md"))
    for rule in rules {
      #expect(rule.hasSource, "\(rule.document)#\(rule.id) needs a line \"- Source: …\"")
      #expect(
        rule.tests.isEmpty == (withoutTest[rule.id] != nil),
        "\(rule.document)#\(rule.id) needs a line \"- Tests: …\", or a line in \"Rules without a test yet\" of Rules.md"
      )
      for tests in rule.tests { try expectExisting(tests, of: rule) }
    }
    let unknown = Set(withoutTest.keys).subtracting(rules.map(\.id))
    #expect(unknown.isEmpty, "Rules.md lists \(unknown.sorted()) without a test, and has no such rules")
    #expect(withoutTest.values.allSatisfy { !$0.isEmpty }, "a rule without a test needs its reason")
  }

  private func expectExisting(_ tests: Evidence.Rule.Tests, of rule: Evidence.Rule) throws {
    let file = SourceFile.root.appending(path: "Tests/\(tests.path)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("\(rule.document)#\(rule.id) names Tests/\(tests.path), which is not there")
      return
    }
    #expect(!tests.claims.isEmpty, "\(rule.document)#\(rule.id) names no claim of Tests/\(tests.path)")
    for claim in tests.claims where !text.contains("\"\(claim)\"") {
      Issue.record("\(rule.document)#\(rule.id) names “\(claim)”, which Tests/\(tests.path) does not have")
    }
  }

  @Test("every recorded answer in the tables is a case or a rule that can be opened")
  func recordedAnswers() throws {
    let recorded = try Evidence.documents("Recorded").flatMap { Evidence.anchors(in: try Evidence.text($0)) }
    let known = Set(try recorded + Evidence.rules().map(\.id))
    var count = 0
    for file in try Evidence.citing() where file.path.hasPrefix("Tests/ConformanceTests/Tables/") {
      for line in file.lines {
        for match in line.matches(of: /\bAnswer\("([^ "]+)/) {
          count += 1
          #expect(known.contains(String(match.1)), "\(file.path): the answer \(match.1) has no recorded case")
        }
      }
    }
    #expect(count > 300, "only \(count) answers were found")
  }
}
