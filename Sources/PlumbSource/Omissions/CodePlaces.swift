import PlumbMacroExpansion

/// The places of the parts of a file: statements, members, declarations and conditions.
struct CodePlaces {
  private let code: Statements
  /// The place of the first byte of each line.
  private let lines: [Int]
  /// The places at which the compiler's text has more bytes than the file, in their order, and how many.
  private let inserted: [(start: Int, length: Int)]

  init(_ text: String, inserted: [(start: Int, length: Int)] = []) {
    code = Statements(text)
    lines = [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    self.inserted = inserted
  }

  /// The number of parts that can be looked for in a moment: each takes a look at all tokens.
  var most: Int { min(500, 50_000_000 / max(1, code.tokens.count) + 1) }

  /// The token at a place that the compiler names, or the next one behind it.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: in bytes, counted from 1.
  func token(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line - 1), column > 0 else { return nil }
    var place = lines[line - 1] + column - 1
    for (start, length) in inserted where start >= lines[line - 1] && start < place {
      place = max(start, place - length)
    }
    // A column behind the line's end is none.
    guard line == lines.count || place < lines[line] else { return nil }
    return code.tokens.firstIndex {
      $0.range.upperBound > place && $0.kind != .newline && $0.kind != .comment
    }
  }

  func start(of token: Int) -> Int { code.tokens[token].range.lowerBound }

  func line(of token: Int) -> Int {
    let place = start(of: token)
    return lines.prefixCount { $0 <= place }
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    start(of: range.lowerBound)..<code.tokens[range.upperBound - 1].range.upperBound
  }

  /// Whether a token is the name of what is called.
  func isCalled(_ token: Int) -> Bool {
    code.content(behind: token).map { ["(", "{"].contains(code.tokens[$0].text) } ?? false
  }

  /// Whether the part around a token has one of some names.
  func has(_ names: Set<String>, around token: Int) -> Bool {
    part(around: token).map { range in
      code.tokens[range].contains { $0.kind == .identifier && names.contains($0.text) }
    } ?? false
  }

  /// The brace that a token closes, if it ends code and not a type.
  func brace(closedBy token: Int) -> Int? {
    guard code.tokens[token].text == "}",
      let open = code.tokens.indices.first(where: { code.closing($0) == token }),
      code.tokens[open].text == "{"
    else { return nil }
    return isType(open) ? nil : open
  }

  /// The innermost open brace around a token.
  private func brace(around token: Int) -> Int? {
    code.tokens[..<token].indices.last {
      code.tokens[$0].text == "{" && code.closing($0) ?? code.tokens.count > token
    }
  }

  /// The statement, member or declaration around a token in the innermost braces, with its attributes.
  func part(around token: Int) -> Range<Int>? {
    let inside = brace(around: token).map { ($0 + 1)..<(code.closing($0) ?? code.tokens.count) }
    let all = code.statements(in: inside ?? 0..<code.tokens.count)
    guard let found = all.firstIndex(where: { $0.contains(token) }) else { return nil }
    var (first, last) = (found, found)
    while first > 0, isAttribute(all[first - 1]) { first -= 1 }
    while last + 1 < all.count, isAttribute(all[last]) { last += 1 }
    return all[first].lowerBound..<all[last].upperBound
  }

  /// The condition of a choice, a loop or a guard around a token, between its word and its brace.
  func condition(around token: Int, in part: Range<Int>) -> Range<Int>? {
    let tokens = code.tokens
    var place = part.lowerBound
    func step(over brackets: String) {
      let isOpen = brackets.contains(tokens[place].text)
      place = isOpen ? (code.closing(place) ?? part.upperBound) + 1 : place + 1
    }
    while place < part.upperBound, place <= token {
      guard ["if", "guard", "while"].contains(tokens[place].text) else {
        step(over: "([{")
        continue
      }
      place += 1
      let start = place
      while place < part.upperBound, tokens[place].text != "{", tokens[place].text != "else" {
        step(over: "([")
      }
      let end = (start..<max(start, min(place, part.upperBound))).last {
        tokens[$0].kind != .newline && tokens[$0].kind != .comment
      }
      if let end, (start...end).contains(token) { return start..<(end + 1) }
    }
    return nil
  }

  /// The attribute that a token names, with its arguments, if the declaration is one without it, too: a type, a function, or a variable
  /// that says its type and whose attribute has no arguments. Otherwise the attribute may give the type, or the first value.
  func removableAttribute(at token: Int) -> Range<Int>? {
    let tokens = code.tokens
    guard token > 0, tokens[token - 1].text == "@" else { return nil }
    let end = endOfArguments(behind: token)
    var place = end
    while place < tokens.count {
      switch tokens[place].text {
      case "@": place = endOfArguments(behind: place + 1)
      case "var", "let":
        guard end == token + 1, let name = code.content(behind: place), let next = code.content(behind: name),
          tokens[next].text == ":"
        else { return nil }
        return (token - 1)..<end
      case let word where Self.types.contains(word) || word == "func": return (token - 1)..<end
      default:
        let isOther = tokens[place].kind == .newline || tokens[place].kind == .comment
        guard isOther || tokens[place].kind == .identifier else { return nil }
        place = isOther ? place + 1 : endOfArguments(behind: place)
      }
    }
    return nil
  }

  // MARK: Values

  /// The value of a function or a computed property that lost its result: of a type whose values include an obvious empty one.
  ///
  /// - Parameter open: the brace that opens its code.
  func result(of open: Int) -> String? {
    guard let part = part(around: open) else { return nil }
    // A variable's type is behind its colon, and a function's behind the arrow.
    let words = code.tokens[part.lowerBound..<open].map(\.text)
    let mark = words.first { $0 == "var" || $0 == "func" } == "var" ? ":" : "->"
    var start: Int?
    var place = part.lowerBound
    while place < open, code.tokens[place].text != "where" {
      if start == nil, code.tokens[place].text == mark { start = place + 1 }
      place = "([".contains(code.tokens[place].text) ? (code.closing(place) ?? open) + 1 : place + 1
    }
    return start.flatMap { $0 < place ? emptyValue(of: $0..<min(place, open)) : nil }
  }

  /// The place behind a variable's type, and the value that the variable has there without an attribute; `nil` if it has one, or if its
  /// type has no empty value.
  func valueToAdd(behind attribute: Range<Int>) -> (place: Int, value: String)? {
    let tokens = code.tokens
    let kinds = Self.types.union(["var", "let", "func"])
    guard let start = (attribute.upperBound..<tokens.count).first(where: { kinds.contains(tokens[$0].text) }),
      tokens[start].text == "var", let name = code.content(behind: start),
      let colon = code.content(behind: name), tokens[colon].text == ":"
    else { return nil }
    var end = colon + 1
    while end < tokens.count, tokens[end].kind != .newline, tokens[end].kind != .comment {
      if ["=", "{", ";", "}"].contains(tokens[end].text) { return nil }
      end = "([".contains(tokens[end].text) ? (code.closing(end) ?? end) + 1 : end + 1
    }
    // An optional variable has a value without any words.
    guard end > colon + 1, let value = emptyValue(of: (colon + 1)..<end), value != "nil" else { return nil }
    return (tokens[end - 1].range.upperBound, value)
  }

  /// The literal for nothing of a type that is written out.
  private func emptyValue(of type: Range<Int>) -> String? {
    let words = code.tokens[type].filter { $0.kind != .newline && $0.kind != .comment }
    let text = words.map(\.text).joined()
    if text.hasSuffix("?") { return "nil" }
    if text.hasPrefix("["), text.hasSuffix("]") { return words.contains { $0.text == ":" } ? "[:]" : "[]" }
    return Self.emptyValues[text]
  }
  private static let emptyValues = [
    "Bool": "false", "String": "\"\"", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0",
    "TimeInterval": "0",
  ]

  // MARK: Attributes

  /// The place behind a word and the arguments that follow it without a space, as those of `private(set)`.
  private func endOfArguments(behind word: Int) -> Int {
    let next = word + 1
    guard next < code.tokens.count, code.tokens[next].text == "(",
      code.tokens[next].range.lowerBound == code.tokens[word].range.upperBound, let end = code.closing(next)
    else { return next }
    return end + 1
  }

  /// Whether a statement is attributes and nothing else.
  private func isAttribute(_ range: Range<Int>) -> Bool {
    var rest = code.tokens[range].filter { $0.kind != .newline && $0.kind != .comment }[...]
    guard rest.first?.text == "@" else { return false }
    while rest.first?.text == "@" {
      rest = rest.dropFirst(2)
      while rest.first?.text == "." { rest = rest.dropFirst(2) }
      guard rest.first?.text == "(" else { continue }
      var depth = 0
      while let token = rest.popFirst() {
        if token.text == "(" { depth += 1 }
        if token.text == ")" { depth -= 1 }
        if depth == 0 { break }
      }
    }
    return rest.isEmpty
  }

  // MARK: Names

  private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let declaring = types.union([
    "func", "var", "let", "typealias", "case", "associatedtype", "macro",
  ])

  /// Whether a brace opens a type.
  private func isType(_ open: Int) -> Bool {
    part(around: open).map { code.tokens[$0.lowerBound..<open].contains { Self.types.contains($0.text) } }
      ?? false
  }

  /// Whether a part is in a type, or outside of all braces.
  func isMember(_ part: Range<Int>) -> Bool { brace(around: part.lowerBound).map(isType) ?? true }

  /// The names that a part declares.
  func names(in part: Range<Int>) -> Set<String> {
    let words = code.tokens[part].filter { $0.kind != .newline && $0.kind != .comment }
    return Set(
      zip(words, words.dropFirst()).filter { Self.declaring.contains($0.text) && $1.kind == .identifier }
        .map(\.1.text))
  }
}
