/// Lines of Swift source without comments, each with the type in whose braces it stands.
struct SourceLines {
  struct Line {
    /// "Row.swift:12".
    var place: String
    var code: String
    /// The innermost type, the extended one, or "#Preview".
    var type: String?
    var literals: [Literal]
  }

  /// A string as it is written.
  struct Literal {
    var text: String
    /// The text before and after the interpolated values, if there are any.
    var ends: (head: String, tail: String)?

    init(_ text: String) {
      self.text = text
      guard let start = text.firstRange(of: "\\("), let end = text.lastIndex(of: ")") else { return }
      ends = (String(text[..<start.lowerBound]), String(text[text.index(after: end)...]))
    }

    /// It is all interpolated: `"\(count)"`.
    var isValue: Bool { ends.map { $0.head.isEmpty && $0.tail.isEmpty } ?? false }

    /// Returns whether it is a text, or becomes it with values in the place of what is interpolated.
    func says(_ words: String) -> Bool {
      guard let (head, tail) = ends else { return text == words }
      guard !head.isEmpty || !tail.isEmpty else { return false }
      return words.utf8.count > head.utf8.count + tail.utf8.count && words.hasPrefix(head)
        && words.hasSuffix(tail)
    }
  }

  private(set) var lines: [Line] = []

  private var open: [(type: String?, depth: Int)] = []
  private var depth = 0
  private var comments = 0
  /// A type whose brace comes next.
  private var next: String?
  private var isInLongText = false

  mutating func read(_ text: String, file: String) {
    (open, depth, comments, next, isInLongText) = ([], 0, 0, nil, false)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let before = open.last?.type
      let (code, literals) = scan(Array(line))
      // A type that begins on the line is what the rest of the line stands in.
      lines.append(
        Line(
          place: "\(file):\(index + 1)", code: code, type: open.last?.type ?? before,
          literals: literals.map(Literal.init)))
    }
  }

  /// One line: follows its braces, and leaves comments and what stands in strings out.
  private mutating func scan(_ line: [Character]) -> (String, [String]) {
    var (code, literals) = ("", [String]())
    var index = 0
    var word = ""
    func starts(_ text: String) -> Bool { line[index...].starts(with: text) }
    while index < line.count {
      if comments > 0 || isInLongText {
        if isInLongText, starts("\"\"\"") { (isInLongText, index) = (false, index + 2) }
        if comments > 0, starts("*/") { (comments, index) = (comments - 1, index + 1) }
        index += 1
        continue
      }
      if starts("//") { break }
      if starts("/*") { (comments, index) = (comments + 1, index + 2); continue }
      if starts("\"\"\"") { (isInLongText, index) = (true, index + 3); continue }
      let character = line[index]
      if character == "\"" {
        let literal = Self.literal(line, from: &index)
        literals.append(literal)
        code += "\"\""
        word = ""
        continue
      }
      code.append(character)
      if character.isLetter || character.isNumber || "_#.".contains(character) {
        word.append(character)
      } else {
        note(word, code)
        word = ""
        if character == "{" { enter() } else if character == "}" { leave() }
      }
      index += 1
    }
    note(word, code)
    return (code, literals)
  }

  /// Remembers the name that follows `struct` and its kin.
  private mutating func note(_ word: String, _ code: String) {
    guard !word.isEmpty else { return }
    if word == "#Preview" { next = word; return }
    let words = code.split { $0 == " " || $0 == "\t" }
    guard words.count > 1 else { return }
    let keyword = words[words.count - 2]
    let isDeclared = ["struct", "class", "enum", "extension", "actor"].contains(String(keyword))
    if isDeclared { next = word.split(separator: ".").last.map(String.init) }
  }

  private mutating func enter() {
    depth += 1
    if let next { open.append((next, depth)) }
    next = nil
  }

  private mutating func leave() {
    if open.last?.depth == depth { open.removeLast() }
    depth = max(0, depth - 1)
  }

  /// Returns the text between quotes. Quotes inside an interpolation belong to the interpolation.
  private static func literal(_ line: [Character], from index: inout Int) -> String {
    var (text, nesting) = ("", 0)
    index += 1
    while index < line.count {
      let character = line[index]
      if character == "\\", index + 1 < line.count {
        if line[index + 1] == "(" { nesting += 1 }
        text += String([character, line[index + 1]])
        index += 2
        continue
      }
      if nesting > 0 {
        if character == "(" { nesting += 1 } else if character == ")" { nesting -= 1 }
      } else if character == "\"" {
        index += 1
        return text
      }
      text.append(character)
      index += 1
    }
    return text
  }
}
