import PlumbMacroExpansion

/// The methods in the extensions and classes of a file, as far as they can override each other.
struct DeclaredMethods {
  struct Method {
    var name: String
    /// The name with its labels.
    var key: String
    /// The extended type, or the class.
    var type: String
    /// From `@objc` or `override` to the name, in UTF-8 bytes of the file.
    var head: Range<Int>
    /// The words before `func` without `@objc` and `override`.
    var written: String
    /// The same words for a method of an extension.
    var words: String { written.replacing("open ", with: "public ").replacing("dynamic ", with: "") }
    /// The same words for what only the module calls, which is shorter.
    var baseWords: String { words.replacing("public ", with: "") }
    /// From the parenthesis behind the name to the body.
    var signature: String
    /// The text between the parentheses of a call.
    var arguments: String
    /// `try await` of a call.
    var effects: String
    /// The words before `extension`.
    var typeWords = ""
    /// The conditions of `#if` around it.
    var conditions: [String]
    var isInExtension = false
    /// Whether subclasses may override it although it is in an extension.
    var isOfExtension = false
    var isOverride = false
    /// Whether an extension overrides a method of its class's superclass.
    var isOverrideOfExtension = false
    /// Whether another file can not name its class.
    var isHidden = false
    /// The places of `super.` before the same name, in its body.
    var supers: [Range<Int>] = []
  }

  private(set) var methods: [Method] = []
  private(set) var imports: [(text: String, conditions: [String])] = []
  private(set) var superclasses: [String: String] = [:]
  /// The types that other names stand for.
  private(set) var others: [String: Set<String>] = [:]

  /// The places of the braces that end the classes.
  private(set) var ends: [String: Int] = [:]

  private enum Kind { case `extension`, `class`, type, other }
  private struct Scope {
    var kind: Kind
    var name = ""
    var words = ""
    /// The method whose body it is.
    var method: Int?
  }

  init(in text: String) {
    let bytes = Array(text.utf8)
    let tokens = Lexer.tokens(of: text).filter { $0.kind != .comment }
    var scopes: [Scope] = []
    var conditions: [[String]] = []
    var pending: Scope?
    var line = 0  // the first token of the line
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "\n": line = index + 1
      case "{":
        scopes.append(pending ?? Scope(kind: .other))
        pending = nil
      case "}":
        if let scope = scopes.popLast(), scope.kind == .class, conditions.isEmpty {
          ends[scope.name] = token.range.lowerBound
        }
      case "#" where index + 1 < tokens.count:
        Self.follow(tokens[index + 1], Self.rest(of: tokens, behind: index + 1, bytes), &conditions)
      case "import" where scopes.isEmpty:
        let start = tokens[line].range.lowerBound
        imports.append(
          (Self.text(bytes, start..<Self.end(of: tokens, behind: index)), conditions.map(Self.joined)))
      case "typealias" where index + 3 < tokens.count && tokens[index + 2].text == "=":
        others[tokens[index + 1].text, default: []].insert(tokens[index + 3].text)
      case "extension", "class", "struct", "enum", "actor", "protocol":
        let words = tokens[line..<index].map(\.text)
        if let scope = Self.scope(at: index, in: tokens, words, around: scopes) {
          pending = scope
          if scope.kind == .class, let name = Self.superclass(at: index, in: tokens) {
            superclasses[scope.name] = name
          }
        }
      case "func":
        guard let scope = scopes.last, scope.kind == .extension || scope.kind == .class else { continue }
        let all = conditions.map(Self.joined)
        guard var method = Self.method(at: index, line, tokens, bytes, in: scope) else { continue }
        method.conditions = all
        methods.append(method)
        pending = Scope(kind: .other, method: methods.count - 1)
      case "super":
        guard let found = scopes.last(where: { $0.method != nil })?.method, index + 2 < tokens.count,
          tokens[index + 1].text == ".", tokens[index + 2].text == methods[found].name
        else { continue }
        methods[found].supers.append(token.range.lowerBound..<tokens[index + 1].range.upperBound)
      default: break
      }
    }
  }

  private static func scope(
    at index: Int, in tokens: [Token], _ words: [String], around scopes: [Scope]
  ) -> Scope? {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier,
      index == 0 || tokens[index - 1].text != ".",
      !["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
    else { return nil }
    var name = tokens[index + 1].text
    var place = index + 2
    while place + 1 < tokens.count, tokens[place].text == "." {
      name += "." + tokens[place + 1].text
      place += 2
    }
    let outer = scopes.filter { $0.kind != .other }.map(\.name)
    let isHidden = words.contains("private") || words.contains("fileprivate")
    switch tokens[index].text {
    case "extension":
      // An extension with a condition would need it in the generated one, too.
      guard scopes.isEmpty,
        tokens[place...].prefix(while: { $0.text != "{" }).allSatisfy({ $0.text != "where" })
      else { return Scope(kind: .other) }
      let isMain = words.contains("MainActor")
      return Scope(kind: .extension, name: name, words: isMain ? "@MainActor " : "")
    case "class":
      return Scope(
        kind: .class, name: (outer + [name]).joined(separator: "."), words: isHidden ? "private " : "")
    default: return Scope(kind: .type, name: name)
    }
  }

  private static func superclass(at index: Int, in tokens: [Token]) -> String? {
    let header = tokens[(index + 2)...].prefix { $0.text != "{" && $0.text != "\n" }
    guard let colon = header.firstIndex(where: { $0.text == ":" }), colon + 1 < tokens.count else {
      return nil
    }
    return tokens[colon + 1].text
  }

  private static func method(
    at index: Int, _ line: Int, _ tokens: [Token], _ bytes: [UInt8], in scope: Scope
  ) -> Method? {
    let before = tokens[line..<index]
    guard index + 2 < tokens.count, tokens[index + 2].text == "(",
      !before.contains(where: { $0.text == "static" })
    else { return nil }
    let name = tokens[index + 1]
    guard let close = closing(index + 2, in: tokens),
      let parameters = parameters(tokens[(index + 3)..<close])
    else { return nil }
    let behind = tokens[(close + 1)...].prefix { $0.text != "{" && $0.text != "}" && $0.text != ";" }
    guard behind.endIndex < tokens.count, tokens[behind.endIndex].text == "{" else { return nil }
    var method = Method(
      name: name.text,
      key: "\(name.text)(\(parameters.map { "\($0.label):" }.joined()))", type: scope.name,
      head: name.range, written: "",
      signature: text(bytes, tokens[index + 2].range.lowerBound..<tokens[behind.endIndex].range.lowerBound)
        .trimmingSpaces,
      arguments: parameters.map(\.call).joined(separator: ", "),
      effects: [
        behind.contains { $0.text == "throws" } ? "try" : "",
        behind.contains { $0.text == "async" } ? "await" : "",
      ].filter { !$0.isEmpty }.joined(separator: " "),
      conditions: [])
    let isObjC = zip(before, before.dropFirst()).contains { $0.text == "@" && $1.text == "objc" }
    method.isInExtension = scope.kind == .extension
    method.isOfExtension =
      scope.kind == .extension && isObjC && !before.contains { $0.text == "override" }
    method.isOverride = scope.kind == .class && before.contains { $0.text == "override" }
    method.isOverrideOfExtension = scope.kind == .extension && before.contains { $0.text == "override" }
    method.isHidden = scope.words == "private "
    method.typeWords = scope.kind == .extension ? scope.words : ""
    guard method.isOfExtension || method.isOverride || method.isOverrideOfExtension else { return method }
    let first = before.first { $0.text == "@" || $0.text == "override" || $0.kind == .identifier }
    method.head = (first ?? name).range.lowerBound..<name.range.upperBound
    method.written = written(Array(before), from: (first ?? name).range.lowerBound)
    return method
  }

  /// The words before `func` without those for Objective-C.
  private static func written(_ tokens: [Token], from start: Int) -> String {
    var (words, index): ([String], Int) = ([], 0)
    while index < tokens.count {
      let token = tokens[index]
      if token.text == "@", index + 1 < tokens.count {
        index += 2
        if tokens[index - 1].text == "objc" {
          if index < tokens.count, tokens[index].text == "(" {
            while index < tokens.count, tokens[index].text != ")" { index += 1 }
            index += 1
          }
        } else {
          words.append("@" + tokens[index - 1].text)
        }
        continue
      }
      if token.text != "override" { words.append(token.text) }
      index += 1
    }
    return words.map { $0 + " " }.joined()
  }

  private static func closing(_ open: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in open..<min(tokens.count, open + Token.mostAhead) {
      if "([{".contains(tokens[index].text), tokens[index].kind == .punctuation { depth += 1 }
      if ")]}".contains(tokens[index].text), tokens[index].kind == .punctuation { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parameters between parentheses; `nil` for those that a call cannot pass on.
  private static func parameters(_ tokens: ArraySlice<Token>) -> [(label: String, call: String)]? {
    var found: [(label: String, call: String)] = []
    var (depth, current): (Int, [Token]) = (0, [])
    func add() -> Bool {
      guard !current.isEmpty else { return true }
      guard current.count > 2, let colon = current.firstIndex(where: { $0.text == ":" }),
        (1...2).contains(colon),
        !current.contains(where: { $0.text == "..." })
      else { return false }
      let (label, name) = (current[0].text, current[colon - 1].text)
      let value = current[colon + 1].text == "inout" ? "&\(name)" : name
      found.append((label, label == "_" ? value : "\(label): \(value)"))
      current = []
      return true
    }
    for token in tokens where token.kind != .newline {
      if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
      if [")", "]", "}", ">", ">?"].contains(token.text) { depth -= 1 }
      if token.text == ",", depth <= 0 {
        if !add() { return nil }
      } else {
        current.append(token)
      }
    }
    return add() ? found : nil
  }

  /// The conditions of the branches that are open: the last of each does not hold with those before it.
  private static func follow(_ word: Token, _ rest: String, _ conditions: inout [[String]]) {
    switch word.text {
    case "if": conditions.append([rest])
    case "elseif" where !conditions.isEmpty: conditions[conditions.count - 1].append(rest)
    case "else" where !conditions.isEmpty: conditions[conditions.count - 1].append("true")
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  private static func joined(_ branches: [String]) -> String {
    (branches.dropLast().map { "!(\($0))" } + branches.suffix(1).map { "(\($0))" }).joined(separator: " && ")
  }

  private static func rest(of tokens: [Token], behind index: Int, _ bytes: [UInt8]) -> String {
    let start = tokens[index].range.upperBound
    return text(bytes, start..<max(start, end(of: tokens, behind: index))).trimmingSpaces
  }

  private static func end(of tokens: [Token], behind index: Int) -> Int {
    tokens[index...].prefix { $0.kind != .newline }.last?.range.upperBound ?? tokens[index].range.upperBound
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
