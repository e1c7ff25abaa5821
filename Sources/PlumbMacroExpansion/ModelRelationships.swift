/// The variables of a class with `@Model` that may lead to other objects, with their rules of deletion.
struct ModelRelationships {
  /// A variable's name, and the word of its rule, such as `cascade`.
  struct Relationship: Equatable {
    let name: String
    let rule: String
  }

  let all: [Relationship]

  init(_ statements: Statements) {
    let tokens = statements.tokens
    guard let open = tokens.firstIndex(where: { $0.text == "{" }), let close = statements.closing(open) else {
      all = []
      return
    }
    var (found, conditions): ([Relationship], Int) = ([], 0)
    var first: Int?
    for statement in statements.statements(in: open + 1..<close) {
      let range = (first ?? statement.lowerBound)..<statement.upperBound
      first = nil
      let words = range.map { tokens[$0] }.filter { $0.kind != .newline && $0.kind != .comment }
      // A variable between `#if` and `#endif` may not be there, and the list would name it nevertheless.
      if words.first?.text == "#" {
        if words.dropFirst().first?.text == "if" { conditions += 1 }
        if words.dropFirst().first?.text == "endif" { conditions -= 1 }
      }
      if Self.isAttribute(statement, statements) {
        first = range.lowerBound
        continue
      }
      guard conditions == 0, let keyword = words.firstIndex(where: { $0.text == "var" }),
        ModelExpansion(declaration: statements.text(range)).memberAttribute != .source("")
      else { continue }
      guard let name = Self.name(in: words[(keyword + 1)...]) else { continue }
      found.append(Relationship(name: name, rule: Self.rule(in: words[..<keyword])))
    }
    all = found
  }

  /// Whether a statement is an attribute on its own lines, which belongs to what follows.
  private static func isAttribute(_ range: Range<Int>, _ statements: Statements) -> Bool {
    let tokens = statements.tokens
    let content = range.filter { tokens[$0].kind != .newline && tokens[$0].kind != .comment }
    guard let at = content.first, let last = content.last, tokens[at].text == "@" else { return false }
    return content.count == 2 || content.count > 2 && statements.closing(content[2]) == last
  }

  private static let rules: Set = ["noAction", "nullify", "cascade", "deny"]

  /// The rule that `deleteRule:` of the attribute names.
  private static func rule(in attributes: ArraySlice<Token>) -> String {
    guard let label = attributes.firstIndex(where: { $0.text == "deleteRule" }) else { return "nullify" }
    let value = attributes[(label + 1)...].prefix { $0.text != "," && $0.text != ")" }
    return value.map(\.text).last(where: rules.contains) ?? "nullify"
  }

  /// Types that lead to no object, by which most variables are left out.
  private static let plain: Set = [
    "String", "Int", "Double", "Float", "Bool", "Date", "UUID", "URL", "Data", "Decimal",
  ]

  /// The name of a variable; none where its type is one of the plain ones.
  private static func name(in words: ArraySlice<Token>) -> String? {
    guard let name = words.first, name.kind == .identifier else { return nil }
    let rest = words.dropFirst()
    guard rest.first?.text == ":" else {
      // Without a type, a number or a text says it.
      let value = rest.dropFirst().first
      return value?.kind == .number || value?.kind == .string ? nil : name.text
    }
    let type = rest.dropFirst().prefix { $0.text != "=" && $0.text != "{" }.map(\.text)
    let inner = type.filter { !["[", "]", "?", "!"].contains($0) }
    return inner.count == 1 && plain.contains(inner[0]) ? nil : name.text
  }
}
