/// A name of a view or a modifier, and where code uses it.
struct UsedName {
  /// The name without its labels.
  let word: String
  /// The labels that distinguish it from others of that name.
  private let labels: [String]

  /// - Parameter name: as the documents write it: `HStack`, `frame(width:height:)`.
  init(_ name: String) {
    let parts = name.split { $0 == "(" || $0 == ")" || $0 == ":" }.map(String.init)
    word = parts.first ?? name
    labels = parts.dropFirst().filter { $0 != "_" }
  }

  /// Returns whether code has the name: a type by itself, a modifier behind its dot, and a requirement behind `func`.
  func isUsed(in code: String) -> Bool {
    code.ranges(of: word).contains { range in
      guard Self.isWhole(range, in: code[...]) else { return false }
      let before = code[..<range.lowerBound]
      let isType = word.first?.isUppercase ?? false
      guard isType || before.hasSuffix(".") || before.hasSuffix("func ") else { return false }
      guard !labels.isEmpty else { return true }
      let arguments = code[range.upperBound...].prefix { $0 != ")" && $0 != "\n" }
      return labels.contains { arguments.contains("\($0):") }
    }
  }

  /// Returns whether a text has a word as a whole word.
  static func stands(_ word: String, in text: Substring) -> Bool {
    text.ranges(of: word).contains { isWhole($0, in: text) }
  }

  private static func isWhole(_ range: Range<String.Index>, in text: Substring) -> Bool {
    func isPart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return !isPart(text[..<range.lowerBound].last) && !isPart(text[range.upperBound...].first)
  }
}
