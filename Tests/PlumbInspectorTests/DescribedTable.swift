import Foundation
import PlumbExplanation
@testable import PlumbInspector
import PlumbLayout

/// A table that descriptions make, as Documentation/Trace.md has it.
struct DescribedTable {
  private static let end = "<!-- The end of what is made. -->\n"
  private static let document = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Trace.md")

  /// Whose descriptions make it: "facts".
  let subject: String
  let columns: [String]
  let rows: [String]

  var text: String {
    "\n| \(columns.joined(separator: " | ")) |\n|\(columns.map { _ in "---|" }.joined())\n"
      + rows.map { "| \($0) |\n" }.joined() + "\n"
  }

  /// The table between the marks of the document, after it was renewed if that is asked for; `nil` without marks.
  func inDocument() throws -> String? {
    var text = try String(contentsOf: Self.document, encoding: .utf8)
    guard let begin = text.range(of: "<!-- Made from the descriptions of the \(subject). -->\n"),
      let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
    else { return nil }
    let place = begin.upperBound..<end.lowerBound
    guard ProcessInfo.processInfo.environment["PLUMB_RENEW_TABLES"] == "1" else { return String(text[place]) }
    text.replaceSubrange(place, with: self.text)
    try text.write(to: Self.document, atomically: true, encoding: .utf8)
    return self.text
  }
}

// MARK: Rows

/// The row of a fact or a reason.
struct DescribedRow: TraceReader {
  private var head = ""
  private var fields: [String] = []

  init(_ fact: LayoutFact) { fact.pass(to: &self) }
  init(_ reason: LayoutReason?) { reason.pass(to: &self) }

  var text: String { "\(head) |" + (fields.isEmpty ? "" : " \(fields.joined(separator: "; "))") }

  mutating func fact(
    _ kind: LayoutFact.Kind, of owner: String, _ meaning: String, sentence: (FactFinder) -> FactSentence?
  ) {
    head = "`\(kind.rawValue)` | \(owner) | \(meaning)"
  }

  mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String, clause: () -> String
  ) {
    head = "`\(kind.rawValue)` | \(meaning)"
  }

  mutating func field(_ field: TraceField, _ value: TraceValue, _ meaning: String) {
    fields.append("`\(field.rawValue)` (\(value.unit))" + (meaning.isEmpty ? "" : " \(meaning)"))
  }

  mutating func field<Word: TraceWord>(_ field: TraceField, _ word: Word, _ meaning: String) {
    let words = Word.allCases.map { "`\($0.rawValue)` (\($0.meaning))" }
    fields.append("`\(field.rawValue)` \(meaning): \(words.joined(separator: ", "))")
  }
}

extension TraceValue {
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

/// The fields of a view, with a row and the value of each.
struct DescribedFields<Node: DescribedNode>: NodeReader {
  typealias Failure = Never

  private(set) var rows: [String] = []
  private(set) var names: [String] = []
  /// The values as JSON, besides steps and children, by their names.
  private(set) var values: [String: String] = [:]

  init(_ node: Node) {
    var node = node
    node.pass(to: &self)
  }

  private mutating func row(_ name: String, _ unit: String, _ meaning: String) {
    rows.append("`\(name)` | \(unit) | \(meaning)")
    names.append(name)
  }

  mutating func field<Value: NodeValue>(_ name: String, _ value: inout Value, _ meaning: String) {
    row(name, Value.unit, meaning)
    values[name] = value.json.line
  }

  mutating func field<Value: NodeValue>(
    _ name: String, _ value: inout Value, unless usual: Value, _ meaning: String
  ) {
    row(name, "\(Value.unit), or left out", meaning)
    values[name] = value.json.line
  }

  mutating func steps(_ name: String, _ steps: inout [Node.Step]?, _ meaning: String) {
    row(name, "array, or left out", meaning)
  }

  mutating func children(_ name: String, _ children: inout [Node], _ meaning: String) {
    row(name, "array", meaning)
  }
}

extension LayoutReason? {
  var kind: LayoutReason.Kind? {
    var reader = ReasonKind()
    pass(to: &reader)
    return reader.kind
  }
}

private struct ReasonKind: TraceReader {
  var kind: LayoutReason.Kind?

  mutating func reason(
    _ kind: LayoutReason.Kind, _ purpose: LayoutReason.Purpose, _ meaning: String, clause: () -> String
  ) {
    self.kind = kind
  }
}
