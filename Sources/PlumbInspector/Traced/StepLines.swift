import PlumbLayout
import PlumbViews

/// A step as lines of an outline: the question and its answer, then what was found and asked.
extension InspectedStep {
  func lines(_ names: [NodeID: String], without told: [LayoutFact]) -> [String] {
    // Arranging finds most of it once more.
    let facts = reason == nil ? facts.filter { !told.contains($0) } : facts
    let answer = "\(describe(answer.width))×\(describe(answer.height))"
    var first = "\(Self.words(proposal)) → \(answer)"
    if let reason {
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
    var words: [String] = []
    for (name, value) in fields {
      switch value {
      case .string(let string):
        words.append(name == "reason" || name == "fact" ? string : "\(name) \(string)")
      case .number(let number): words.append("\(name) \(describe(number))")
      case .bool(let isTrue): if isTrue { words.append(name) }
      default: break
      }
    }
    return words.first.map {
      "\($0)\(words.count > 1 ? ": " : "")" + words.dropFirst().joined(separator: ", ")
    }
      ?? ""
  }
}
