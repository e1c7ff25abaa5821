/// Tokens with their nesting: where brackets end, and where statements do.
struct Statements {
  let source: String
  let tokens: [Token]

  init(_ source: String) {
    self.source = source
    tokens = Lexer.tokens(of: source)
  }

  /// The source between two tokens, as it was written.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return "" }
    let bytes = Array(source.utf8)[
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The index of the bracket that closes the one at `open`, or `nil` if there is none.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .punctuation {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The ranges of the statements between two tokens: they end at a semicolon, or at a line that can not go on.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    func end() {
      let content = (start..<index).drop { tokens[$0].kind == .newline }
      if let first = content.first { found.append(first..<index) }
      start = index + 1
    }
    while index < range.upperBound {
      let token = tokens[index]
      if token.text == "{" || token.text == "(" || token.text == "[", let close = closing(index) {
        index = close
      } else if token.text == ";" || token.kind == .newline && !goesOn(over: index, in: range) {
        end()
      }
      index += 1
    }
    index = range.upperBound
    end()
    return found
  }

  private func goesOn(over newline: Int, in range: Range<Int>) -> Bool {
    func isContent(_ index: Int) -> Bool { tokens[index].kind != .newline && tokens[index].kind != .comment }
    guard let before = (range.lowerBound..<newline).last(where: isContent),
      let after = (newline..<range.upperBound).first(where: isContent)
    else { return false }
    if tokens[before].kind == .operator, !tokens[before].text.hasSuffix("?"),
      !tokens[before].text.hasSuffix("!")
    {
      return true
    }
    if tokens[before].text == "," || tokens[before].text == ":" { return true }
    // An attribute may stand on a line of its own.
    if before > range.lowerBound, tokens[before - 1].text == "@" { return true }
    let next = tokens[after]
    return next.kind == .operator || next.text == "{" || next.text == "," || next.text == "else"
  }
}
