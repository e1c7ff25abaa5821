import Foundation
import PlumbExplanation
@testable import PlumbInspector
import PlumbLayout
import PlumbViews
import Testing

@MainActor @Suite("Descriptions of facts, reasons and views")
struct DescriptionTests {
  private static let renewal: Comment =
    "write it anew with: PLUMB_RENEW_TABLES=1 ./plumb test --filter PlumbInspectorTests.DescriptionTests"

  private static let views = (Scenes.all + Scenes.controls).flatMap { $0() }

  private var traces: [[LayoutTrace.Step]] { Self.views.map { $0.host.layoutTree.trace?.steps ?? [] } }

  /// A fact of each kind that the views show.
  private var facts: [LayoutFact.Kind: LayoutFact] {
    get throws {
      var facts: [LayoutFact.Kind: LayoutFact] = [:]
      for case .fact(_, _, let fact) in traces.joined() { facts[try #require(fact.kind)] = fact }
      return facts
    }
  }

  /// The same of reasons, of which one is no question's.
  private var reasons: [LayoutReason.Kind: LayoutReason?] {
    var reasons: [LayoutReason.Kind: LayoutReason?] = [:]
    for step in traces.joined() {
      let reason: LayoutReason?
      switch step {
      case .question(let question): reason = question.reason
      case .arrangement: reason = nil
      case .fact, .placement: continue
      }
      if let kind = reason.kind { reasons.updateValue(reason, forKey: kind) }
    }
    return reasons
  }

  // MARK: Tables

  private func expectInDocument(_ table: DescribedTable) throws {
    let document = try #require(
      try table.inDocument(), "Documentation/Trace.md has lost the marks around the table of \(table.subject)"
    )
    #expect(document == table.text, Self.renewal)
  }

  @Test("the table of facts in Trace.md is the one that the descriptions make, with every kind of fact")
  func tableOfFacts() throws {
    let facts = try facts
    #expect(LayoutFact.Kind.allCases.filter { facts[$0] == nil } == [], "no view of Scenes.swift shows these")
    try expectInDocument(
      DescribedTable(
        subject: "facts", columns: ["fact", "of", "meaning", "fields"],
        rows: LayoutFact.Kind.allCases.compactMap { facts[$0].map { DescribedRow($0).text } }))
  }

  @Test("the table of reasons in Trace.md is the one that the descriptions make, with every reason")
  func tableOfReasons() throws {
    let reasons = reasons
    #expect(
      LayoutReason.Kind.allCases.filter { reasons[$0] == nil } == [], "no view of Scenes.swift shows these")
    try expectInDocument(
      DescribedTable(
        subject: "reasons", columns: ["reason", "when", "numbers"],
        rows: LayoutReason.Kind.allCases.compactMap { reasons[$0].map { DescribedRow($0).text } }))
  }

  @Test("the table of a view's fields in Trace.md is the one that the description makes")
  func tableOfFields() throws {
    try expectInDocument(
      DescribedTable(
        subject: "fields", columns: ["field", "value", "meaning"],
        rows: DescribedFields(Snapshot.Node()).rows))
  }

  // MARK: Reading

  /// Expects the fields behind the first, which says the kind.
  private func expect<Kind>(_ back: Snapshot.Described<Kind>, _ fields: [(String, JSON)]) throws {
    for (name, value) in fields.dropFirst() {
      let field = try #require(TraceField(rawValue: name))
      switch value {
      case .number(let number): #expect(back.number(field) == number)
      case .string(let word): #expect(back.word(field) == word)
      case .null: #expect(back.number(field) == nil && back.word(field) == nil)
      case .bool, .array, .object, .inline: break
      }
    }
  }

  private func written(_ fields: [(String, JSON)]) throws -> JSON {
    try JSON(reading: Array(JSON.inline(fields).line.utf8))
  }

  @Test("what is written of a fact is read back, with its name and all its numbers and words")
  func factsAgain() throws {
    for (kind, fact) in try facts {
      let fields = fact.fields([:])
      let back = try #require(Snapshot.Fact(written(fields)))
      #expect(back.kind == kind)
      try expect(back, fields)
    }
  }

  @Test("what is written of a reason is read back, with its name and all its numbers")
  func reasonsAgain() throws {
    for (kind, reason) in reasons {
      let back = try #require(Snapshot.Reason(written(reason.fields)))
      #expect(back.kind == kind)
      try expect(back, reason.fields)
    }
  }

  @Test(
    "a view is read back as it was written, with all its fields, the reasons of its steps and their facts")
  func viewsAgain() throws {
    var written: Set<String> = []
    for view in Self.views {
      var tree = view.tree
      tree.root.source = "Row.swift:4"
      tree.root.written = ["Row(1)", ".padding(4)"]
      let text = tree.json.text
      try expect(tree.root, try Snapshot(json: Array(text.utf8)).root)
      written.formUnion(DescribedFields(tree.root).names.filter { text.contains("\"\($0)\": ") })
    }
    #expect(
      written == Set(DescribedFields(Snapshot.Node()).names), "no view of Scenes.swift shows all of them")
  }

  private func expect(_ node: InspectedNode, _ back: Snapshot.Node) throws {
    #expect(DescribedFields(node).values == DescribedFields(back).values)
    #expect(node.steps?.map(\.reason.kind) == back.steps?.map { $0.reason?.kind })
    #expect(node.steps?.map { $0.facts.map(\.kind) } == back.steps?.map { $0.found?.map(\.kind) ?? [] })
    #expect(node.children.count == back.children.count)
    for (child, back) in zip(node.children, back.children) { try expect(child, back) }
  }

  @Test(
    "a view without a field that each has is refused, with the field",
    arguments: ["name", "frame", "proposal", "children"])
  func missing(_ field: String) throws {
    let fields: [(String, JSON)] = [
      ("name", .string("Text")), ("frame", JSON(CGRect(x: 0, y: 0, width: 1, height: 1))),
      ("proposal", JSON(ProposedViewSize.unspecified)), ("children", .array([])),
    ]
    func read(_ fields: [(String, JSON)]) throws -> Snapshot {
      try Snapshot(
        json: Array(JSON.object([("view", .string("V")), ("root", .object(fields))]).line.utf8))
    }
    #expect(try read(fields).root.name == "Text")
    let problem = #expect(throws: JSONProblem.self) { try read(fields.filter { $0.0 != field }) }
    #expect(problem?.description == "a view has no \"\(field)\"")
  }
}
