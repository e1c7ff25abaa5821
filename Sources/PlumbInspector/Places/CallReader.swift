import PlumbMacroExpansion

/// Reads view builders: their statements, and the calls in these.
struct CallReader {
  let tokens: Statements
  var code: SourceCode
  private let file: String
  /// The offsets of the ends of lines.
  private let lines: [Int]
  /// The type whose member is read.
  private(set) var type = ""
  private var depth = 0
  /// The name of the view that a closure like that of `animation` changes.
  private(set) var shaped: (name: String, content: SourceContent)?

  /// The views that constants of a builder hold, by their names.
  private(set) var locals: [String: SourceContent] = [:]

  /// Builders in builders are read so deep.
  private static let deepest = 60

  init(_ tokens: Statements, code: SourceCode, file: String, lines: [Int]) {
    (self.tokens, self.code, self.file, self.lines) = (tokens, code, file, lines)
  }

  /// The content between two braces of a member.
  mutating func content(in range: Range<Int>, of type: String) -> SourceContent {
    self.type = type
    return content(in: range)
  }

  /// The place of a token.
  func place(of index: Int) -> String {
    let offset = tokens.tokens[index].range.lowerBound
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return "\(file):\(low + 1)"
  }

  func text(_ index: Int?) -> String { index.map { tokens.tokens[$0].text } ?? "" }

  /// The content of a closure that is given a view, and changes it: `{ $0.opacity(0.5) }`.
  mutating func content(in range: Range<Int>, shaping base: SourceContent) -> SourceContent {
    let (outer, behind) = (shaped, behindParameters(range))
    let parameters = range.lowerBound..<behind.lowerBound
    shaped = (text(parameters.first { tokens.tokens[$0].kind == .identifier }), base)
    if parameters.isEmpty { shaped?.name = "$0" }
    defer { shaped = outer }
    return content(in: range)
  }

  // MARK: Statements

  mutating func content(in range: Range<Int>) -> SourceContent {
    guard depth < Self.deepest else { return .unknown }
    let outer = locals
    depth += 1
    defer { (depth, locals) = (depth - 1, outer) }
    var (parts, conditions) = ([SourceContent](), 0)
    for statement in tokens.statements(in: behindParameters(range)) {
      // A comment behind a view is no part of it.
      guard let start = first(in: statement), let last = statement.last(where: isContent) else { continue }
      if text(start) == "#" {
        switch text(tokens.content(behind: start)) {
        case "if": conditions += 1
        case "endif": conditions -= 1
        default: break
        }
        continue
      }
      let part = part(start..<last + 1)
      parts.append(conditions > 0 ? .optional(part) : part)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private func first(in range: Range<Int>) -> Int? {
    range.first { isContent($0) }
  }

  /// Behind "item in" at the start of a closure.
  private func behindParameters(_ range: Range<Int>) -> Range<Int> {
    guard var index = first(in: range) else { return range }
    while index < range.upperBound {
      let token = tokens.tokens[index]
      if token.text == "in" { return index + 1..<range.upperBound }
      if token.text == "(" || token.text == "[", let close = tokens.closing(index) {
        index = close
      } else if token.kind == .newline || ["for", "{", "="].contains(token.text) {
        return range
      }
      index += 1
    }
    return range
  }

  private mutating func part(_ range: Range<Int>) -> SourceContent {
    switch text(range.lowerBound) {
    case "let":
      readLocal(range)
      return .nothing
    case "var", "guard", "func", "struct", "defer", "typealias", "print", "@": return .nothing
    case "for", "while", "do", "repeat": return .unknown
    case "return":
      guard let value = tokens.content(behind: range.lowerBound), value < range.upperBound else {
        return .nothing
      }
      return part(value..<range.upperBound)
    case "if": return branches(range)
    case "switch": return cases(range)
    default: break
    }
    if let (content, end) = expression(range), end >= range.upperBound { return content }
    let isAssignment = range.contains { ["=", "+=", "-="].contains(text($0)) }
    return isAssignment ? .nothing : choice(range) ?? .unknown
  }

  /// A constant that holds a view: `let title = Text("Title").bold()`.
  private mutating func readLocal(_ range: Range<Int>) {
    guard let name = tokens.content(behind: range.lowerBound), tokens.tokens[name].kind == .identifier,
      let sign = range.first(where: { text($0) == "=" }), let value = tokens.content(behind: sign),
      value < range.upperBound, let (content, end) = expression(value..<range.upperBound),
      end >= range.upperBound, content.isOfViews
    else { return }
    locals[text(name)] = content
  }

  /// One of two views: `isOn ? Text("on") : Text("off")`. `nil` for anything else.
  mutating func choice(_ range: Range<Int>) -> SourceContent? {
    var (question, depth, index) = (Int?.none, 0, range.lowerBound)
    while index < range.upperBound {
      let word = text(index)
      if ["(", "[", "{"].contains(word) {
        index = tokens.closing(index) ?? index
      } else if word == "?", isApart(index) {
        question = question ?? index
        depth += 1
      } else if word == ":", let question {
        depth -= 1
        if depth == 0 {
          return .anyOf([alternative(question + 1..<index), alternative(index + 1..<range.upperBound)])
        }
      }
      index += 1
    }
    return nil
  }

  /// Whether there is a space before a token: a question mark directly behind a name is another one.
  private func isApart(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = tokens.tokens[index - 1]
    return before.kind == .newline || before.range.upperBound < tokens.tokens[index].range.lowerBound
  }

  mutating func alternative(_ range: Range<Int>) -> SourceContent {
    guard let start = first(in: range) else { return .unknown }
    if text(start) == "nil" { return .nothing }
    let range = start..<range.upperBound
    if let (content, end) = expression(range), !range.contains(where: { $0 >= end && isContent($0) }) {
      return content
    }
    return choice(range) ?? .unknown
  }

  private func isContent(_ index: Int) -> Bool { ![.newline, .comment].contains(tokens.tokens[index].kind) }

  private func brace(in range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      if text(index) == "{" { return tokens.closing(index).map { index..<$0 } }
      if ["(", "["].contains(text(index)) { index = tokens.closing(index) ?? index }
      index += 1
    }
    return nil
  }

  private mutating func branches(_ range: Range<Int>) -> SourceContent {
    var (found, start) = ([SourceContent](), range.lowerBound)
    while let brace = brace(in: start..<range.upperBound) {
      found.append(content(in: brace.lowerBound + 1..<brace.upperBound))
      guard let next = tokens.content(behind: brace.upperBound), next < range.upperBound,
        text(next) == "else",
        let behind = tokens.content(behind: next), behind < range.upperBound
      else { return .anyOf(found + [.nothing]) }
      start = behind
      if text(behind) == "{", let close = tokens.closing(behind) {
        return .anyOf(found + [content(in: behind + 1..<close)])
      }
    }
    return .unknown
  }

  private mutating func cases(_ range: Range<Int>) -> SourceContent {
    guard let brace = brace(in: range) else { return .unknown }
    var (found, start) = ([SourceContent](), Int?.none)
    var (index, isInPattern) = (brace.lowerBound + 1, false)
    while index < brace.upperBound {
      let before = text(tokens.content(before: index))
      let isCase = text(index) == "case" && !["if", "guard", ","].contains(before)
      if isCase || text(index) == "default" && before != "." {
        if let start { found.append(content(in: start..<index)) }
        (start, isInPattern) = (nil, true)
      } else if text(index) == ":", isInPattern {
        (start, isInPattern) = (index + 1, false)
      } else if ["(", "[", "{"].contains(text(index)) {
        index = tokens.closing(index) ?? index
      }
      index += 1
    }
    if let start { found.append(content(in: start..<brace.upperBound)) }
    return .anyOf(found)
  }
}
