import Foundation
import PlumbExchange

/// The answers of Apple's system and of Plumb to the same questions, side by side.
struct ProbeComparison: Encodable {
  struct Part: Encodable {
    let name: String
    let apple: ProbeAnswers.Part?
    let plumb: ProbeAnswers.Part?
    let isEqual: Bool
  }

  struct Row: Encodable {
    let id: String
    /// The documents and sources to change where the answers differ.
    let claims: [ProbeAnswers.Claim]
    let tolerance: Double
    let isEqual: Bool
    let parts: [Part]
  }

  let system: String
  let version: String
  let device: String
  let equal: Int
  let different: Int
  /// The questions that only one side was asked.
  let onlyApple: [String]
  let onlyPlumb: [String]
  let rows: [Row]

  init(_ apple: ProbeAnswers, _ plumb: ProbeAnswers) {
    (system, version, device) = (apple.system, apple.version, apple.device)
    let ids = Set(plumb.all.map(\.id))
    onlyApple = apple.all.map(\.id).filter { !ids.contains($0) }
    let answered = Dictionary(uniqueKeysWithValues: apple.all.map { ($0.id, $0) })
    onlyPlumb = plumb.all.map(\.id).filter { answered[$0] == nil }
    // The file and the tolerance are those of this checkout.
    rows = plumb.all.compactMap { own in answered[own.id].map { Row(own, $0) } }
    equal = rows.count(where: \.isEqual)
    different = rows.count - equal
  }

  var areAllEqual: Bool { different == 0 && onlyApple.isEmpty && onlyPlumb.isEmpty }

  var summary: String {
    var sentences = ["\(equal) of \(rows.count) answers are equal."]
    if !onlyPlumb.isEmpty {
      sentences.append("The file has no answer to \(onlyPlumb.joined(separator: ", ")): run the probe again.")
    }
    if !onlyApple.isEmpty {
      sentences.append(
        "This checkout does not ask \(HarmlessText.line(onlyApple.joined(separator: ", "))).")
    }
    return sentences.joined(separator: " ")
  }

  /// The rows for people: one line for an equal answer, and one for each part that differs.
  var table: String {
    let header = "\(system) \(HarmlessText.line(version)) on \(HarmlessText.line(device)) beside Plumb"
    var cells = [["question", "part", "Apple", "Plumb", "", "file"]]
    for row in rows {
      let wrong = row.parts.filter { !$0.isEqual }
      if wrong.isEmpty { cells.append([row.id, "\(row.parts.count) parts", "", "", "equal", row.files]) }
      for part in wrong {
        cells.append([
          row.id, HarmlessText.line(part.name), Self.word(part.apple), Self.word(part.plumb), "differs",
          row.files,
        ])
      }
    }
    // A text that is longer than any column would make each line as long.
    let widths = (0..<5).map { column in cells.map { min($0[column].count, Self.widest) }.max() ?? 0 }
    let lines = cells.map { row in
      row.enumerated().map { column, cell in
        column < 5 ? cell + String(repeating: " ", count: max(0, widths[column] - cell.count)) : cell
      }.joined(separator: "  ")
    }
    return ([header] + lines).joined(separator: "\n")
  }

  private static let widest = 40

  private static func word(_ part: ProbeAnswers.Part?) -> String {
    switch part {
    case .number(let number): "\(number)"
    case .text(let text): HarmlessText.line(text)
    case nil: "none"
    }
  }
}

extension ProbeComparison.Row {
  var files: String {
    let names = claims.map(\.file)
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element).joined(separator: ", ")
  }

  init(_ plumb: ProbeAnswers.Answered, _ apple: ProbeAnswers.Answered) {
    (id, claims, tolerance) = (plumb.id, plumb.claims, plumb.tolerance)
    let names = Set(plumb.answer.keys).union(apple.answer.keys).sorted()
    let tolerance = tolerance
    parts = names.map { name in
      let (one, other) = (apple.answer[name], plumb.answer[name])
      let isEqual =
        switch (one, other) {
        case (.number(let one), .number(let other)): abs(one - other) <= tolerance
        default: one == other
        }
      return ProbeComparison.Part(name: name, apple: one, plumb: other, isEqual: isEqual)
    }
    isEqual = parts.allSatisfy(\.isEqual)
  }
}
