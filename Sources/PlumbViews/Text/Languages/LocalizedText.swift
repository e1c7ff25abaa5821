import Foundation
import PlumbText

/// A key, and where it is to be found.
nonisolated struct LocalizedText: Sendable, Equatable {
  var key: LocalizedStringKey
  /// The catalog's name; "Localizable" by default.
  var table: String?
  /// The folder of the bundle whose catalogs are asked first, where it is not the program's own.
  var bundle: String?
  /// The language, where it is not that of the surroundings.
  var locale: Locale?
  /// The text that is shown where no catalog has the key.
  var defaultValue: LocalizedStringKey?
}

nonisolated extension LocalizedText {
  /// The text in the reader's language: first its gaps, then its marks, so that a value's own stars are no marks.
  func flattened(in environment: EnvironmentValues, hasMarks: Bool = true) -> [FlatPiece] {
    let own = environment.words
    let words = locale.map { WordSurroundings($0, own.resources) } ?? own
    let entry = words.entry(of: key.format, table, bundle)
    var filled = FilledText()
    if entry == nil, key.arguments.isEmpty, defaultValue == nil {
      filled.text = key.format
    } else {
      let arguments = key.arguments.isEmpty ? defaultValue?.arguments ?? [] : key.arguments
      let filling = Filling(arguments: arguments, entry: entry, words: words, environment: environment)
      filling.fill(&filled, with: filling.format ?? defaultValue?.format ?? key.format)
    }
    let text = Inflection.applied(to: filled.text, arguments: key.arguments)
    let runs = hasMarks ? Markdown.inlineRuns(of: text) : [MarkdownRun(text)]
    return runs.flatMap { filled.pieces(of: $0) }
  }
}

/// A text whose values are still apart: private characters represent them.
nonisolated private struct FilledText {
  var text = ""
  var values: [[FlatPiece]] = []

  private static let first: UInt32 = 0x10_F000
  private static let most = 0xFE0
  /// The byte that such a character begins with.
  private static let lead: UInt8 = 0xF4

  mutating func add(_ value: [FlatPiece]) {
    guard values.count < Self.most, let scalar = Unicode.Scalar(Self.first + UInt32(values.count)) else {
      return
    }
    values.append(value)
    text.unicodeScalars.append(scalar)
  }

  /// A run with its values in their places; plain strings become one, so that they are shaped together.
  func pieces(of run: MarkdownRun) -> [FlatPiece] {
    let changes = run.changes(link: run.link.map { string($0) })
    guard !values.isEmpty else { return [FlatPiece(.string(run.text), changes)] }
    var pieces: [FlatPiece] = []
    var literal = ""
    func finish() {
      if !literal.isEmpty { pieces.append(FlatPiece(.string(literal), changes)) }
      literal = ""
    }
    var rest = Substring(run.text)
    while let place = rest.utf8.firstIndex(of: Self.lead) {
      literal += rest[..<place]
      let scalar = rest.unicodeScalars[place]
      rest = rest[rest.unicodeScalars.index(after: place)...]
      guard let value = value(of: scalar) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      for piece in value {
        if case .string(let string) = piece.content, piece.changes.isEmpty {
          literal += string
        } else {
          finish()
          pieces.append(FlatPiece(piece.content, piece.changes + changes))
        }
      }
    }
    literal += rest
    finish()
    return pieces
  }

  private func string(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let value = value(of: scalar) {
        result += value.string
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func value(of scalar: Unicode.Scalar) -> [FlatPiece]? {
    guard scalar.value >= Self.first else { return nil }
    let index = Int(scalar.value - Self.first)
    return index < values.count ? values[index] : nil
  }
}

/// Puts values into the gaps of a format.
nonisolated private struct Filling {
  let arguments: [LocalizedArgument]
  let entry: LocalizedEntry?
  let words: WordSurroundings
  let environment: EnvironmentValues

  /// The catalog's format, in the form that the first number requires.
  var format: String? {
    switch entry?.form {
    case .text(let text): text
    case .plural(let forms):
      PluralRule.choose(
        forms, for: arguments.lazy.compactMap(\.quantity).first ?? 0, in: entry?.language ?? "en")
    case nil: nil
    }
  }

  func fill(_ filled: inout FilledText, with format: String) {
    // A text of a catalog without values is no format.
    guard !arguments.isEmpty else { return filled.text += format }
    var next = 0
    for part in FormatString.known(format).parts {
      switch part {
      case .literal(let text): filled.text += text
      case .ownNumber: filled.text += "%arg"
      case .gap(let number, let specifier):
        add(number.map { $0 - 1 } ?? next, specifier, to: &filled)
        next += 1
      case .substitution(let name, let number):
        substitute(name, number.map { $0 - 1 } ?? next, in: &filled)
        next += 1
      }
    }
  }

  private func add(_ index: Int, _ specifier: FormatString.Specifier, to filled: inout FilledText) {
    // A gap that nothing was given for stays empty.
    guard arguments.indices.contains(index) else { return }
    if let string = specifier.string(arguments[index], words) {
      filled.add([FlatPiece(.string(string), [])])
    } else if case .text(let text) = arguments[index] {
      filled.add(text.flattened(in: environment))
    }
  }

  private func substitute(_ name: String, _ next: Int, in filled: inout FilledText) {
    guard let substitution = entry?.substitutions[name] else { return filled.text += "%#@\(name)@" }
    let index = substitution.argument.map { $0 - 1 } ?? next
    let quantity = arguments.indices.contains(index) ? arguments[index].quantity ?? 0 : 0
    let form = PluralRule.choose(substitution.forms, for: quantity, in: entry?.language ?? "en") ?? ""
    guard case .gap(_, let own)? = FormatString("%" + substitution.specifier).parts.first else {
      return filled.text += form
    }
    for part in FormatString(form).parts {
      switch part {
      case .literal(let text): filled.text += text
      case .ownNumber: add(index, own, to: &filled)
      case .gap(let number, let specifier): add(number.map { $0 - 1 } ?? index, specifier, to: &filled)
      case .substitution(let inner, _): filled.text += "%#@\(inner)@"
      }
    }
  }
}

nonisolated extension MarkdownRun {
  /// The looks of the run's marks.
  fileprivate func changes(link: String?) -> [Text.Change] {
    var changes: [Text.Change] = []
    if isStrong { changes.append(.bold) }
    if isEmphasized { changes.append(.italic(true)) }
    if isCode { changes.append(.monospaced(true)) }
    if isStruck { changes.append(.strikethrough(true, .solid, nil)) }
    if let link, let url = URL(string: link) { changes.append(.link(url)) }
    return changes
  }
}

/// Automatic agreement of numbers and nouns: "^[3 apple](inflect: true)".
nonisolated private enum Inflection {
  private static let end = "](inflect: true)"

  /// The text without the marks; an English noun becomes a plural after a number that is not one. Other languages
  /// say so in their catalogs (assumed: the noun is the last word in the brackets).
  static func applied(to text: String, arguments: [LocalizedArgument]) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")), text.contains("^[") else { return text }
    let quantities = arguments.compactMap(\.quantity)
    var result = ""
    var rest = Substring(text)
    var number = 0
    while let start = rest.firstRange(of: "^["), let close = rest[start.upperBound...].firstRange(of: end) {
      result += rest[..<start.lowerBound]
      let inner = rest[start.upperBound..<close.lowerBound]
      let isPlural = number < quantities.count && quantities[number].magnitude != 1
      result += isPlural ? plural(inner) : String(inner)
      number += 1
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func plural(_ words: Substring) -> String {
    let lower = words.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return words + "es" }
    let beforeLast = lower.dropLast().last.map { "aeiou".contains($0) } ?? true
    return lower.hasSuffix("y") && !beforeLast ? words.dropLast() + "ies" : words + "s"
  }
}
