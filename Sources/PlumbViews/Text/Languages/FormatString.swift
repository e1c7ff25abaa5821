import Foundation

/// A format of C's `printf` in parts. Numbers of gaps and their kinds need not fit their contents: a catalog is
/// input like any other.
nonisolated struct FormatString: Sendable {
  enum Part: Equatable, Sendable {
    case literal(String)
    /// A gap: its number, counted from 1, where the format says one.
    case gap(number: Int?, specifier: Specifier)
    /// A part with its own forms.
    case substitution(String, number: Int?)
    /// The number of a substitution's form.
    case ownNumber
  }

  struct Specifier: Equatable, Sendable {
    /// Flags, width and precision.
    var shape = ""
    var conversion: Character = "@"
  }

  private(set) var parts: [Part] = []
  /// A width or a precision of more digits is left out: it would only make a text of blanks.
  private static let mostDigits = 3
  private static let conversions = "@dDiuUxXoOfFeEgGaAcCsSp"

  init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      add(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        add("%")
        rest.removeFirst()
      } else if rest.hasPrefix("arg") {
        parts.append(.ownNumber)
        rest.removeFirst(3)
      } else if let part = FormatString.gap(&rest) {
        parts.append(part)
      } else {
        add("%")
      }
    }
    add(rest)
  }

  /// The parts of a format. A program has few, and writes each into many texts.
  static func known(_ format: String) -> FormatString { formats.value(for: format) { FormatString($0) } }

  private static let formats = ByName<FormatString>(most: 1000)

  private mutating func add(_ text: Substring) {
    guard !text.isEmpty else { return }
    if case .literal(let before) = parts.last {
      parts[parts.count - 1] = .literal(before + text)
    } else {
      parts.append(.literal(String(text)))
    }
  }

  /// Removes a gap from the start of a text. Returns nil if there is none.
  private static func gap(_ text: inout Substring) -> Part? {
    var rest = text
    let number = explicitNumber(&rest)
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
      text = rest[rest.index(after: end)...]
      return .substitution(name, number: number)
    }
    var specifier = Specifier()
    var digits = ""
    func take(_ digits: inout String) {
      if digits.count <= mostDigits { specifier.shape += digits }
      digits = ""
    }
    while let character = rest.popFirst() {
      switch character {
      case "0"..."9": digits.append(character)
      case "-", "+", " ", "#", "'", ".":
        take(&digits)
        specifier.shape.append(character)
      case "l", "h", "q", "z", "t", "j", "L", "*": break
      case _ where conversions.contains(character):
        take(&digits)
        specifier.conversion = character
        text = rest
        return .gap(number: number, specifier: specifier)
      default: return nil
      }
    }
    return nil
  }

  /// The "2$" of "%2$@".
  private static func explicitNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= mostDigits, text.dropFirst(digits.count).first == "$" else {
      return nil
    }
    text = text.dropFirst(digits.count + 1)
    return Int(digits)
  }
}

nonisolated extension FormatString.Specifier {
  /// A value as the specifier wants it, or as the value wants it if the two do not go together. Nil for a text.
  func string(_ argument: LocalizedArgument, _ words: WordSurroundings) -> String? {
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O":
      switch argument {
      case .integer(let value): return format(value, conversion, words)
      case .unsigned(let value): return format(value, conversion == "d" ? "u" : conversion, words)
      case .number(let value):
        return Int64(exactly: value.rounded(.towardZero)).map { format($0, conversion, words) }
          ?? format(value, "f", words)
      default: break
      }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if let value = argument.quantity { return format(value, conversion, words) }
    default: break
    }
    switch argument {
    case .integer(let value): return format(value, "d", words)
    case .unsigned(let value): return format(value, "u", words)
    case .number(let value): return format(value, "f", words)
    case .string(let value): return value
    case .text: return nil
    }
  }

  private func format(_ value: any CVarArg, _ conversion: Character, _ words: WordSurroundings) -> String {
    if shape.isEmpty, conversion == "d" || conversion == "u",
      let whole = (value as? UInt64) ?? (value as? Int64).flatMap({ UInt64(exactly: $0) }),
      let text = words.numbers?.string(whole)
    {
      return text
    }
    let length = "dDiuUxXoO".contains(conversion) ? "ll" : ""
    return String(format: "%\(shape)\(length)\(conversion)", locale: words.locale, arguments: [value])
  }
}
