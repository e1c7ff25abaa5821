import PlumbMacroExpansion

/// The declarations of a file that are in no other, as pieces of its text that follow each other.
struct TopLevel {
  struct Piece {
    /// In UTF-8 bytes of the file; it starts a line.
    var range: Range<Int>
    /// `HabitRow` of `struct HabitRow`, `Preview` of `#Preview`.
    var name = ""
    var tokens: [Token] = []
    /// `struct`, `import`, `#` …; `nil` before it was seen.
    fileprivate(set) var keyword: String?
  }

  let pieces: [Piece]

  /// `nil` for a text that is not understood: with open brackets, or code outside of declarations.
  init?(_ text: String) {
    var cut = Cutting()
    for token in Lexer.tokens(of: text) {
      guard cut.take(token) else { return nil }
    }
    guard let pieces = cut.end(text.utf8.count) else { return nil }
    self.pieces = pieces
  }

  static let keywords: Set = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "typealias", "import",
    "operator", "precedencegroup", "macro",
  ]
  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "indirect", "nonisolated",
    "distributed", "unsafe", "prefix", "infix", "postfix", "lazy", "weak", "unowned", "static",
  ]

  /// Goes through the tokens, and begins a new piece at each line that begins a declaration.
  private struct Cutting {
    private var done: [Piece] = []
    private var piece = Piece(range: 0..<0)
    private var depth = 0
    /// The number of open `#if` outside of brackets.
    private var conditions = 0
    private var lineStart = 0
    private var startsLine = true
    private var before: Token?

    /// `false` when a bracket closes that nobody opened.
    mutating func take(_ token: Token) -> Bool {
      if token.kind == .newline {
        (startsLine, lineStart) = (true, token.range.upperBound)
        piece.tokens.append(token)
        return true
      }
      let isOutside = depth == 0 && conditions == 0
      if isOutside, startsLine, piece.keyword != nil, begins(token) { cut(at: lineStart) }
      note(token, isOutside)
      startsLine = false
      if token.kind == .punctuation {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
      }
      piece.tokens.append(token)
      if token.kind != .comment { before = token }
      return depth >= 0 && conditions >= 0
    }

    private func begins(_ token: Token) -> Bool {
      // What follows an operator or a comma goes on.
      if before?.kind == .operator || before.map({ [",", ":", "@"].contains($0.text) }) ?? false {
        return false
      }
      if token.kind == .comment || token.text == "@" || token.text == "#" { return true }
      return token.kind == .identifier && (keywords.contains(token.text) || modifiers.contains(token.text))
    }

    /// Looks for the word that says what is declared, and for its name.
    private mutating func note(_ token: Token, _ isOutside: Bool) {
      if before?.text == "#", depth == 0 {
        if token.text == "if" { conditions += 1 }
        if token.text == "endif" { conditions -= 1 }
      }
      guard isOutside, token.kind == .identifier else { return }
      if piece.keyword == nil {
        if before?.text == "#", piece.tokens.last?.text == "#" {
          (piece.keyword, piece.name) = ("#", token.text)
        } else if keywords.contains(token.text), before?.text != "." {
          piece.keyword = token.text
        }
      } else if piece.name.isEmpty, piece.tokens.last(where: { $0.kind != .newline })?.text == piece.keyword {
        piece.name = token.text
      }
    }

    private mutating func cut(at place: Int) {
      piece.range = piece.range.lowerBound..<place
      done.append(piece)
      piece = Piece(range: place..<place)
    }

    mutating func end(_ count: Int) -> [Piece]? {
      guard depth == 0, conditions == 0 else { return nil }
      cut(at: count)
      // What is behind the last declaration, such as a comment, belongs to it.
      if done.last?.keyword == nil, done.count > 1 {
        let rest = done.removeLast()
        done[done.count - 1].range = done[done.count - 1].range.lowerBound..<count
        done[done.count - 1].tokens += rest.tokens
      }
      return done.allSatisfy { $0.keyword != nil } ? done : nil
    }
  }
}
