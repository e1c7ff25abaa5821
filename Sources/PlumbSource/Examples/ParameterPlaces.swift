import PlumbMacroExpansion

/// The tokens of a text that name parameters of closures and functions. All are found in two passes, because a text of others
/// may have nothing but names.
struct ParameterPlaces {
  private let text: Statements
  /// For each token whether names and commas lead from it to `in`, and back to a brace.
  private var leadsToIn: [Bool]
  private var comesFromBrace: [Bool]
  /// For each token whether it is in the parentheses of a function's declaration.
  private var isDeclared: [Bool]

  init(in text: Statements) {
    self.text = text
    let none = Array(repeating: false, count: text.tokens.count)
    (leadsToIn, comesFromBrace, isDeclared) = (none, none, none)
    for index in text.tokens.indices {
      if let before = text.content(before: index) {
        comesFromBrace[index] =
          text.tokens[before].text == "{" || isName(before, but: "for") && comesFromBrace[before]
      }
      if let open = text.parenthesis(around: index) { isDeclared[index] = isDeclared[open] || declares(open) }
    }
    for index in text.tokens.indices.reversed() {
      guard let behind = text.content(behind: index) else { continue }
      leadsToIn[index] = text.tokens[behind].text == "in" || isName(behind) && leadsToIn[behind]
    }
  }

  /// Returns whether a token is in `{ a, name in`, or before a colon in `func name(name: …)`.
  func isParameter(_ index: Int) -> Bool {
    if leadsToIn[index] && comesFromBrace[index] { return true }
    guard let behind = text.content(behind: index), text.tokens[behind].text == ":" else { return false }
    return isDeclared[index]
  }

  private func isName(_ index: Int, but keyword: String? = nil) -> Bool {
    let token = text.tokens[index]
    return token.kind == .identifier && token.text != keyword || token.text == ","
  }

  /// Whether a parenthesis is that of a function's declaration.
  private func declares(_ open: Int) -> Bool {
    guard let name = text.content(before: open) else { return false }
    let before = text.content(before: name).map { text.tokens[$0].text }
    if ["init", "subscript"].contains(text.tokens[name].text) { return !(before?.hasSuffix(".") ?? false) }
    return before == "func"
  }
}
