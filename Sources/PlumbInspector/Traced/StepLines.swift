import PlumbLayout
import PlumbViews

/// A step as lines of an outline: the question and its answer, then what was found and asked.
extension InspectedStep {
  func lines(_ names: [NodeID: String], without told: [LayoutFact]) -> [String] {
    // Arranging finds most of it once more.
    let facts = reason == nil ? facts.filter { !told.contains($0) } : facts
    let answer = "\(describe(answer.width))×\(describe(answer.height))"
    var first = "\(Self.words(proposal)) → \(answer)"
    if reason != nil {
      if reason == .placement && wasRemembered { return [] }
      first += "  \(Self.words(reason.fields))" + (wasRemembered ? ", remembered" : "")
    } else {
      if facts.isEmpty { return [] }
      first = "places its content in \(answer)"
    }
    return [first] + facts.map { "   \(Self.words($0.fields(names)))" }
  }

  private static func words(_ proposal: ProposedViewSize) -> String {
    func side(_ length: CGFloat?) -> String { length.map(describe) ?? "-" }
    return "\(side(proposal.width))×\(side(proposal.height))"
  }

  /// The name, and the numbers by their names.
  private static func words(_ fields: [(String, JSON)]) -> String {
    guard case .string(let name)? = fields.first?.1 else { return "" }
    var words: [String] = []
    for (name, value) in fields.dropFirst() {
      switch value {
      case .string(let string): words.append("\(name) \(string)")
      case .number(let number): words.append("\(name) \(describe(number))")
      case .bool(let isTrue): if isTrue { words.append(name) }
      case .null, .array, .object, .inline: break
      }
    }
    return words.isEmpty ? name : "\(name): \(words.joined(separator: ", "))"
  }
}
