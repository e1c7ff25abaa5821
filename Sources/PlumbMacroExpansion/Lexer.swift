/// A piece of Swift source: enough to find where a string, a comment or a pair of braces ends.
public struct Token: Equatable, Sendable {
  public enum Kind: Sendable {
    case identifier, number, string, comment, newline
    /// A bracket, a comma, a colon, a semicolon, `@` or `#`: always one character.
    case punctuation
    /// A run of operator characters, such as `->`, `=` or `?`.
    case `operator`
  }

  public let kind: Kind
  public let text: String
  /// The range in the source, in UTF-8 bytes.
  public let range: Range<Int>
}

/// Cuts Swift source into tokens.
///
/// Strings (also raw, multiline and with nested interpolations) and comments (also nested) are one token each.
/// A bare regex literal (`/…/`) is not known; the extended form (`#/…/#`) is.
public struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  /// The run of `#` that was counted last: each of them may begin a string or an expression.
  private var pounds = 0..<0
  /// The number of interpolations that are open.
  private var depth = 0

  /// Interpolations in interpolations are read so deep; the parenthesis of a deeper one is a character like others.
  private static let deepest = 64

  public init(_ source: String) { bytes = Array(source.utf8) }

  public static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// Returns the next token, or `nil` at the end. Source that ends inside a string or comment ends the token there.
  public mutating func next() -> Token? {
    skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    let start = position
    guard let kind = scanToken() else { return nil }
    return Token(
      kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position)
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = peek(), isSkipped(byte) { position += 1 }
  }

  private func starts(with text: StaticString, at distance: Int = 0) -> Bool {
    let first = position + distance
    guard first + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[first + $0] == text.utf8Start[$0] }
  }

  private mutating func scanToken() -> Token.Kind? {
    guard let byte = peek() else { return nil }
    if byte == UInt8(ascii: "\n") {
      position += 1
      return .newline
    }
    if starts(with: "//") {
      skip { $0 != UInt8(ascii: "\n") }
      return .comment
    }
    if starts(with: "/*") { return scanBlockComment() }
    if scanDelimited(by: UInt8(ascii: "\"")) || scanDelimited(by: UInt8(ascii: "/")) { return .string }
    if byte == UInt8(ascii: "`") { return scanEscapedIdentifier() }
    if Self.isDigit(byte) {
      repeat { skip(while: Self.isWord) } while skipDecimalPoint()
      return .number
    }
    if Self.isWord(byte) {
      skip(while: Self.isWord)
      return .identifier
    }
    if Self.isOperator(byte) {
      repeat {
        position += 1
      } while peek().map(Self.isOperator) ?? false && !starts(with: "//") && !starts(with: "/*")
      return .operator
    }
    position += 1
    return .punctuation
  }

  private mutating func skipDecimalPoint() -> Bool {
    guard peek() == UInt8(ascii: "."), let digit = peek(1), Self.isDigit(digit) else { return false }
    position += 1
    return true
  }

  private mutating func scanBlockComment() -> Token.Kind {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
    return .comment
  }

  private mutating func scanEscapedIdentifier() -> Token.Kind {
    position += 1
    skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
    if peek() == UInt8(ascii: "`") { position += 1 }
    return .identifier
  }

  /// A string or an extended regex literal; `false`, and nothing moved, when none starts here.
  private mutating func scanDelimited(by quote: UInt8) -> Bool {
    let pounds = countPounds()
    let isString = quote == UInt8(ascii: "\"")
    guard peek(pounds) == quote, isString || pounds > 0 else { return false }
    let isMultiline = isString && starts(with: "\"\"\"", at: pounds)
    let quotes = isMultiline ? 3 : 1
    position += pounds + quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, after: 1) {
        position += 1 + pounds
        if isString, depth < Self.deepest, peek() == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          position += 1
        }
      } else if byte == quote, isClosing(quote, quotes: quotes, pounds: pounds) {
        position += quotes + pounds
        return true
      } else if byte == UInt8(ascii: "\n"), !isMultiline, isString {
        return true
      } else {
        position += 1
      }
    }
    position = bytes.count
    return true
  }

  private mutating func countPounds() -> Int {
    if !pounds.contains(position) {
      var end = position
      while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
      pounds = position..<end
    }
    return pounds.upperBound - position
  }

  private func hasPounds(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private func isClosing(_ quote: UInt8, quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == quote } && hasPounds(pounds, after: quotes)
  }

  /// From the opening to behind the closing parenthesis; what lies between is source again, strings included.
  private mutating func skipInterpolation() {
    depth += 1
    defer { depth -= 1 }
    var open = 0
    repeat {
      guard let token = next() else { return }
      if token.text == "(" { open += 1 }
      if token.text == ")" { open -= 1 }
    } while open > 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Every byte of a character beyond ASCII counts as part of a word.
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "=+-*/%<>!&|^~?.".utf8.contains(byte) }
}
