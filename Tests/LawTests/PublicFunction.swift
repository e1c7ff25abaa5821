import PlumbSource

/// A public or open function or initialiser of Sources, as far as its words tell.
struct PublicFunction {
  let path: String
  let line: Int
  /// Whether it is `open`: subclasses may override it.
  let isOpen: Bool
  /// `init` for an initialiser.
  let name: String
  /// What stands between its parentheses.
  let parameters: String
  /// What stands between its braces, without the spaces around.
  let body: String

  /// It hands on what it was called on, and does nothing else.
  var returnsSelf: Bool { body == "self" || body == "return self" }

  /// The functions of a file, in order.
  static func all(in file: SourceFile) -> [PublicFunction] {
    var reader = Reader(file)
    return reader.functions()
  }
}

private struct Reader {
  private let file: SourceFile
  /// Comments are empty here, and lines stay where they are.
  private let text: [UInt8]
  private var place = 0

  init(_ file: SourceFile) {
    self.file = file
    text = Array(
      file.lines.map { line in
        let start = line.drop { $0 == " " }
        if start.hasPrefix("//") { return "" }
        return String(line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line)
      }.joined(separator: "\n").utf8)
  }

  mutating func functions() -> [PublicFunction] {
    var found: [PublicFunction] = []
    while let (start, isOpen) = nextAccess() {
      place = start + (isOpen ? 5 : 7)
      guard let function = function(isOpen: isOpen) else { continue }
      found.append(function)
    }
    return found
  }

  /// Finds the next `public` or `open`.
  private func nextAccess() -> (start: Int, isOpen: Bool)? {
    let (first, second) = (next("public "), next("open "))
    guard let first else { return second.map { ($0, true) } }
    return second.map { $0 < first ? ($0, true) : (first, false) } ?? (first, false)
  }

  /// What follows the word `public` or `open`, if that is a function with a body.
  private mutating func function(isOpen: Bool) -> PublicFunction? {
    let start = place
    var word = word()
    while [
      "static", "class", "final", "nonisolated", "mutating", "nonmutating", "override", "convenience",
      "required",
    ].contains(word) {
      word = self.word()
    }
    let name: String
    switch word {
    case "func":
      name = self.word()
    case "init": name = "init"
    default: return nil
    }
    skip { $0 == UInt8(ascii: "?") }
    if peek == UInt8(ascii: "<") { skipNested(UInt8(ascii: "<"), UInt8(ascii: ">")) }
    guard peek == UInt8(ascii: "(") else { return nil }
    let parameters = nested(UInt8(ascii: "("), UInt8(ascii: ")"))
    skip { $0 != UInt8(ascii: "{") }
    guard place < text.count else { return nil }
    let body = nested(UInt8(ascii: "{"), UInt8(ascii: "}"))
    let line = text[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return PublicFunction(
      path: file.path, line: line, isOpen: isOpen, name: name, parameters: parameters,
      body: String(body.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
  }

  private var peek: UInt8? { place < text.count ? text[place] : nil }

  private func next(_ word: String) -> Int? { text.withUnsafeBytes { $0.firstPlace(of: word, from: place) } }

  private mutating func word() -> String {
    skip { $0 == UInt8(ascii: " ") }
    let start = place
    skip {
      $0 == UInt8(ascii: "_") || ($0 | 32) >= 97 && ($0 | 32) <= 122 || $0 >= 48 && $0 <= 57 || $0 == 96
    }
    return String(decoding: text[start..<place], as: UTF8.self).filter { $0 != "`" }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek, condition(byte) { place += 1 }
  }

  private mutating func nested(_ open: UInt8, _ close: UInt8) -> String {
    let start = place + 1
    skipNested(open, close)
    return String(decoding: text[start..<max(start, place - 1)], as: UTF8.self)
  }

  /// Goes behind the bracket that closes the one here. Brackets in strings do not count.
  private mutating func skipNested(_ open: UInt8, _ close: UInt8) {
    var depth = 0
    defer { place = min(place, text.count) }
    while let byte = peek {
      place += 1
      if byte == UInt8(ascii: "\"") {
        while let letter = peek, letter != UInt8(ascii: "\""), letter != UInt8(ascii: "\n") {
          place += letter == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
      }
      if byte == open { depth += 1 }
      // An arrow among generic arguments closes nothing.
      if byte == close, place < 2 || text[place - 2] != UInt8(ascii: "-") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
