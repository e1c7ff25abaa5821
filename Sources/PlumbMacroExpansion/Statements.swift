/// Tokens with their nesting: where brackets end, and where statements do.
package struct Statements {
  package let source: String
  package let tokens: [Token]
  private let bytes: [UInt8]
  // Found once for all: a source of nothing but brackets or blank lines would else take the square of its length.
  private let closings: [Int: Int]
  /// For each token the nearest one before it, and behind it, that is neither a comment nor the end of a line.
  private let before: [Int]
  private let behind: [Int]
  /// For each token the innermost open parenthesis around it; -1 where there is none.
  private let around: [Int]

  package init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
    let tokens = Lexer.tokens(of: source)
    self.tokens = tokens
    closings = Self.closings(of: tokens)
    around = Self.parentheses(around: tokens, closings)
    func isContent(_ index: Int) -> Bool { tokens[index].kind != .newline && tokens[index].kind != .comment }
    var (before, behind) = ([Int](), [Int](repeating: tokens.count, count: tokens.count))
    var last = -1
    for index in tokens.indices {
      before.append(last)
      if isContent(index) { last = index }
    }
    last = tokens.count
    for index in tokens.indices.reversed() {
      behind[index] = last
      if isContent(index) { last = index }
    }
    (self.before, self.behind) = (before, behind)
  }

  private static func closings(of tokens: [Token]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      if "([{".contains(token.text) { open.append(index) }
      if ")]}".contains(token.text), let start = open.popLast() { closings[start] = index }
    }
    return closings
  }

  private static func parentheses(around tokens: [Token], _ closings: [Int: Int]) -> [Int] {
    var (around, open): ([Int], [(index: Int, close: Int)]) = ([], [])
    for (index, token) in tokens.enumerated() {
      while let last = open.last, last.close <= index { open.removeLast() }
      around.append(open.last?.index ?? -1)
      if token.text == "(", let close = closings[index] { open.append((index, close)) }
    }
    return around
  }

  /// The innermost open parenthesis around a token, if there is one.
  package func parenthesis(around index: Int) -> Int? { around[index] < 0 ? nil : around[index] }

  /// The nearest token before a token, or behind it, that is neither a comment nor the end of a line.
  package func content(before index: Int) -> Int? { before[index] < 0 ? nil : before[index] }
  package func content(behind index: Int) -> Int? { behind[index] < tokens.count ? behind[index] : nil }

  /// The source between two tokens, as it was written.
  package func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return "" }
    let bytes = bytes[
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The index of the bracket that closes the one at `open`, or `nil` if there is none.
  package func closing(_ open: Int) -> Int? { closings[open] }

  /// The ranges of the statements between two tokens: they end at a semicolon, or at a line that cannot go on.
  package func statements(in range: Range<Int>) -> [Range<Int>] {
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

  private func follows(_ index: Int, _ word: String) -> Bool { index > 0 && tokens[index - 1].text == word }

  private func goesOn(over newline: Int, in range: Range<Int>) -> Bool {
    let (before, after) = (before[newline], behind[newline])
    guard before >= range.lowerBound, after < range.upperBound else { return false }
    if tokens[before].kind == .operator, !tokens[before].text.hasSuffix("?"),
      !tokens[before].text.hasSuffix("!")
    {
      return true
    }
    if tokens[before].text == "," || tokens[before].text == ":" { return true }
    // A condition may begin on the next line.
    if ["if", "guard", "switch", "while"].contains(tokens[before].text), !follows(before, ".") {
      return true
    }
    // An attribute may be on its own line.
    if before > range.lowerBound, follows(before, "@") { return true }
    let next = tokens[after]
    // The choices of a condition may be on their own lines.
    return next.kind == .operator || ["{", ",", "?", ":", "else"].contains(next.text)
  }
}
