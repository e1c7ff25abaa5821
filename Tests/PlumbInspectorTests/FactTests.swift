import Foundation
import PlumbExplanation
@testable import PlumbInspector
import PlumbLayout
import PlumbViews
import Testing

@MainActor @Suite("Facts and their descriptions")
struct FactTests {
  private func facts() -> [LayoutFact] {
    (Scenes.all + Scenes.controls).flatMap { $0() }.flatMap { view in
      (view.host.layoutTree.trace?.steps ?? []).compactMap { step in
        if case .fact(_, _, let fact) = step { fact } else { nil }
      }
    }
  }

  @Test("the table in Trace.md is the one that the descriptions make, with every kind of fact")
  func table() throws {
    var table = FactTable()
    for fact in facts() { table.add(fact) }
    let missing = LayoutFact.Kind.allCases.filter { table.rows[$0] == nil }
    #expect(missing == [], "no view of Scenes.swift shows these")
    if ProcessInfo.processInfo.environment["PLUMB_RENEW_TABLES"] == "1" { try table.renew() }
    let document = try #require(
      try FactTable.inDocument(), "Documentation/Trace.md has lost the marks around the table")
    #expect(
      document == table.text,
      "write it anew with: PLUMB_RENEW_TABLES=1 ./plumb test --filter PlumbInspectorTests.FactTests")
  }

  @Test("what is written of a fact is read back, with its name and all its numbers and words")
  func readBack() throws {
    var read: Set<LayoutFact.Kind> = []
    for fact in facts() where read.insert(try #require(fact.kind)).inserted {
      let fields = fact.fields([:])
      let back = try #require(Snapshot.Fact(JSON(reading: Array(JSON.inline(fields).line.utf8))))
      #expect(back.kind == fact.kind)
      for (name, value) in fields.dropFirst() {
        let field = try #require(LayoutFact.Field(rawValue: name))
        switch value {
        case .number(let number): #expect(back.number(field) == number)
        case .string(let word): #expect(back.word(field) == word)
        case .null: #expect(back.number(field) == nil && back.word(field) == nil)
        case .bool, .array, .object, .inline: break
        }
      }
    }
    #expect(read.count == LayoutFact.Kind.allCases.count)
  }
}
