import PlumbMacroExpansion

/// A text with gaps: `%lld of %(total)lld`.
struct FormattedText {
  struct Gap: Equatable {
    /// The name of a named gap.
    var label: String?
    var number: Int
    var type: String

    var name: String { label ?? "arg\(number)" }
    var parameter: String { (label.map { "`\($0)`" } ?? "_ arg\(number)") + ": \(type)" }
  }

  /// In the order of the arguments.
  private(set) var gaps: [Gap] = []
  /// The text as Swift writes it, with interpolations.
  private(set) var literal = "\""

  /// `nil` for a text whose gaps are no simple values.
  init?(_ text: String) {
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      literal += Self.escaped(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
        continue
      }
      guard let found = Self.gap(&rest, after: gaps) else { return nil }
      if !gaps.contains(where: { $0.name == found.name }) { gaps.append(found) }
      literal += "\\(`\(found.name)`)"
    }
    literal += Self.escaped(rest) + "\""
    gaps.sort { $0.number < $1.number }
  }

  private static func gap(_ rest: inout Substring, after gaps: [Gap]) -> Gap? {
    var label: String?
    if rest.first == "(", let close = rest.firstIndex(of: ")") {
      label = String(rest[rest.index(after: rest.startIndex)..<close])
      guard label?.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil else { return nil }
      rest = rest[rest.index(after: close)...]
    }
    var number = gaps.count + 1
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest.dropFirst(digits.count).first == "$", let place = Int(digits) {
      number = place
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { $0 == "." || $0 == "-" || $0 == "+" || $0.isASCII && $0.isNumber }
    guard let kind = kinds.first(where: { rest.hasPrefix($0.letters) }) else { return nil }
    rest = rest.dropFirst(kind.letters.count)
    return Gap(label: label, number: number, type: kind.type)
  }

  private static let kinds: [(letters: String, type: String)] = [
    ("@", "String"), ("lld", "Int"), ("ld", "Int"), ("d", "Int"), ("llu", "UInt"), ("lu", "UInt"),
    ("u", "UInt"),
    ("lf", "Double"), ("f", "Double"),
  ]

  private static func escaped(_ text: Substring) -> String {
    String(String(text).swiftLiteral.dropFirst().dropLast())
  }
}
