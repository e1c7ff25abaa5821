import PlumbMacroExpansion

/// A view as the source writes it, without the closures of its call and of its modifiers: `Form` and `.formStyle(.columns)`.
struct WrittenCall {
  /// The call of the view itself, and those of its modifiers in their order.
  let parts: [String]

  /// A longer source is no line to read.
  private static let longest = 200

  /// - Parameters:
  ///   - base: the tokens of the view's call.
  ///   - modifiers: those of each modifier's call, from its name on.
  init(_ base: Range<Int>, modifiers: [Range<Int>], in tokens: Statements) {
    parts = [Self.text(base, tokens)] + modifiers.map { "." + Self.text($0, tokens) }
  }

  /// Whether it is a call of a view of a name.
  func isOf(_ name: String) -> Bool { parts[0].prefix { $0 != "(" && $0 != "<" } == name }

  private static func text(_ range: Range<Int>, _ tokens: Statements) -> String {
    var (text, index, end, depth) = ("", range.lowerBound, Int?.none, 0)
    while index < range.upperBound, text.utf8.count <= longest {
      let token = tokens.tokens[index]
      if depth == 0, token.text == "{" { break }
      index += 1
      if [.comment, .newline].contains(token.kind) { continue }
      if let end, end < token.range.lowerBound, !text.hasSuffix("(") { text += " " }
      text += token.text
      end = token.range.upperBound
      if ["(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      // Of a closure among arguments it only says that there is one.
      if token.text == "{", let close = tokens.closing(index - 1) {
        text += "…}"
        (index, end) = (close + 1, tokens.tokens[close].range.upperBound)
      }
    }
    return text
  }
}
