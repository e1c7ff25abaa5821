import Foundation
import PlumbExplanation
import PlumbLayout

/// The table of the facts, as Documentation/Trace.md has it, with a row for each kind that is in some facts.
struct FactTable {
  private static let begin = "<!-- Made from the descriptions of the facts. -->\n"
  private static let end = "<!-- The end of what is made. -->\n"
  private static let document = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Trace.md")

  private(set) var rows: [LayoutFact.Kind: String] = [:]

  mutating func add(_ fact: LayoutFact) {
    var reader = RowReader()
    fact.pass(to: &reader)
    guard let kind = reader.kind else { return }
    rows[kind] = "| \(reader.head) | \(reader.fields.joined(separator: "; ")) |\n"
  }

  var text: String {
    "\n| fact | of | meaning | fields |\n|---|---|---|---|\n"
      + LayoutFact.Kind.allCases.compactMap { rows[$0] }.joined() + "\n"
  }

  /// The table between the marks of the document; `nil` without them.
  static func inDocument() throws -> String? {
    let text = try String(contentsOf: document, encoding: .utf8)
    guard let from = text.range(of: begin), let to = text.range(of: end) else { return nil }
    return String(text[from.upperBound..<to.lowerBound])
  }

  /// Puts the table into the document.
  func renew() throws {
    var text = try String(contentsOf: Self.document, encoding: .utf8)
    guard let from = text.range(of: Self.begin), let to = text.range(of: Self.end) else { return }
    text.replaceSubrange(from.upperBound..<to.lowerBound, with: self.text)
    try text.write(to: Self.document, atomically: true, encoding: .utf8)
  }
}

private struct RowReader: FactReader {
  var kind: LayoutFact.Kind?
  var head = ""
  var fields: [String] = []

  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {
    self.kind = kind
    head = "`\(kind.rawValue)` | \(owner) | \(meaning)"
  }

  mutating func field(_ field: LayoutFact.Field, _ value: FactValue, _ meaning: String) {
    fields.append("`\(field.rawValue)` (\(value.unit))" + (meaning.isEmpty ? "" : " \(meaning)"))
  }

  mutating func field<Word: FactWord>(_ field: LayoutFact.Field, _ word: Word, _ meaning: String) {
    let words = Word.allCases.map { "`\($0.rawValue)` (\($0.meaning))" }
    fields.append("`\(field.rawValue)` \(meaning): \(words.joined(separator: ", "))")
  }
}

extension FactValue {
  fileprivate var unit: String {
    switch self {
    case .length: "points"
    case .number: "number"
    case .count: "count"
    case .flag: "true or false"
    case .axis: "`horizontal` or `vertical`"
    case .guide: "words"
    case .view: "view"
    case .viewIfAny: "view or `null`"
    case .frame: "rectangle"
    }
  }
}
