import PlumbMacroExpansion

/// The names that a file declares for other files, and those that it mentions: all that ties files of a module together.
///
/// It is read from the text, without a compiler, and errs on the safe side: every word of the code counts as a mention, in each
/// branch of `#if`, and what the names do not show makes the file one that all others see (``isSeenByAll``).
struct FileDeclarations {
  /// An extension of a type, whose members have names that others mention.
  struct Extension {
    /// `["Day", "Item"]` of `extension Day.Item`.
    var path: [String] = []
    var members: Set<String> = []
    var isConformance = false
    /// Whether it has a member that code uses without a name, such as a subscript or an operator.
    var isImplicit = false
    var hasInitializer = false
    /// Whether only its own file sees it.
    var isPrivate = false
  }

  /// The words of its code.
  private(set) var mentions: Set<String> = []
  /// The names at its top level that other files see.
  private(set) var declares: Set<String> = []
  /// The names of its types at any depth, also private ones.
  private(set) var types: Set<String> = []
  /// The names at any depth that stand for another type.
  private(set) var aliases: Set<String> = []
  private(set) var extensions: [Extension] = []
  private(set) var imports: Set<String> = []
  /// Whether the program starts in it. A preview does not start there, so only a change of this file itself may count for others.
  private(set) var isStart = false
  /// Whether it changes the meaning of code that names nothing of it: operators, macros, types of literals.
  private(set) var isSeenByAll = false
  /// Whether it looks declarations up by texts, and so may use any.
  private(set) var seesAll = false

  /// - Parameter name: the file's name, without its folder.
  init(_ text: String, name: String) {
    var reader = Reader(Lexer.tokens(of: text).filter { $0.kind != .comment })
    reader.read()
    self = reader.found
    mentionWords(of: reader.tokens)
    isStart = isStart || name == "main.swift"
    isSeenByAll =
      isSeenByAll || mentions.contains("_dynamicReplacement")
      || !declares.isDisjoint(with: Self.literalTypes)
    seesAll = seesAll || !mentions.isDisjoint(with: Self.lookups)
  }

  private init() {}

  /// The types of literals without another one are those of these names.
  private static let literalTypes: Set = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "ExtendedGraphemeClusterType", "UnicodeScalarType", "RegexLiteralType",
  ]
  private static let lookups: Set = [
    "NSClassFromString", "NSSelectorFromString", "NSProtocolFromString", "_typeByName", "dlsym",
    "objc_getClass", "_silgen_name",
  ]

  private mutating func mentionWords(of tokens: [Token]) {
    for token in tokens {
      switch token.kind {
      case .identifier: mention(token.text)
      // The code of an interpolation is in it.
      case .string where token.text.contains("\\"):
        token.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.forEach { mention($0) }
      default: break
      }
    }
  }

  private mutating func mention(_ word: some StringProtocol) {
    let name = Self.plain(String(word))
    mentions.insert(name)
    // A wrapped property's other names.
    let inner = name.drop { $0 == "_" || $0 == "$" }
    if inner.count < name.count { mentions.insert(String(inner)) }
  }

  /// A name without its backticks.
  fileprivate static func plain(_ word: String) -> String {
    word.hasPrefix("`") ? word.filter { $0 != "`" } : word
  }

  /// Goes through the declarations of a file.
  private struct Reader {
    var found = FileDeclarations()
    let tokens: [Token]
    private var place = 0

    init(_ tokens: [Token]) { self.tokens = tokens }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol"]
    private static let ownMacros: Set = [
      "Preview", "if", "elseif", "else", "endif", "sourceLocation", "warning", "error", "available",
    ]

    mutating func read() {
      noteNestedNames()
      var isPrivate = false
      while place < tokens.count {
        let token = tokens[place]
        if token.kind == .punctuation, "([{".contains(token.text) {
          guard skipBrackets() else { return }
          continue
        }
        if token.kind == .punctuation, ")]}".contains(token.text) { return unclear() }
        let before = place > 0 ? tokens[place - 1].text : ""
        place += 1
        if before == "#", token.kind == .identifier, !Self.ownMacros.contains(token.text) {
          found.isSeenByAll = true
        }
        if before == "@", token.text == "main" { found.isStart = true }
        guard token.kind == .identifier, before != ".", before != "#", before != "@" else { continue }
        switch token.text {
        case "private", "fileprivate": isPrivate = peek() != "("
        case "import": readImport()
        case "let", "var":
          readVariables(isPrivate)
          isPrivate = false
        case "func":
          readFunction(isPrivate)
          isPrivate = false
        case "operator", "precedencegroup", "macro": found.isSeenByAll = true
        case "extension":
          readExtension(isPrivate)
          isPrivate = false
        case "typealias",
          _ where Self.types.contains(token.text):
          // `class func` is in no file's top level, and `actor` may be a name.
          if tokens.indices.contains(place), tokens[place].kind == .identifier, !isPrivate {
            declare(tokens[place].text)
          }
          isPrivate = false
        default: break
        }
      }
    }

    private func peek(_ distance: Int = 0) -> String {
      tokens.indices.contains(place + distance) ? tokens[place + distance].text : ""
    }

    private mutating func declare(_ name: String) { found.declares.insert(FileDeclarations.plain(name)) }

    /// The text has brackets that do not match, so its names are not known.
    private mutating func unclear() {
      (found.isSeenByAll, found.seesAll) = (true, true)
      place = tokens.count
    }

    /// Steps over brackets with all that is in them.
    private mutating func skipBrackets() -> Bool {
      var open: [String] = []
      repeat {
        guard place < tokens.count else {
          unclear()
          return false
        }
        let token = tokens[place]
        if token.kind == .punctuation {
          if "([{".contains(token.text) { open.append(token.text) }
          if ")]}".contains(token.text) {
            let pairs = ["(": ")", "[": "]", "{": "}"]
            guard let last = open.popLast(), pairs[last] == token.text else {
              unclear()
              return false
            }
          }
        }
        place += 1
      } while !open.isEmpty
      return true
    }

    private mutating func noteNestedNames() {
      for (before, token) in zip(tokens, tokens.dropFirst()) where token.kind == .identifier {
        if Self.types.contains(before.text) { found.types.insert(FileDeclarations.plain(token.text)) }
        if before.text == "typealias" || before.text == "associatedtype" {
          found.aliases.insert(FileDeclarations.plain(token.text))
        }
      }
    }

    private mutating func readImport() {
      var words: [String] = []
      while place < tokens.count, tokens[place].kind != .newline, peek() != ";" {
        words.append(peek())
        place += 1
      }
      found.imports.insert(words.joined(separator: " "))
    }

    private mutating func readFunction(_ isPrivate: Bool) {
      guard tokens.indices.contains(place) else { return }
      if tokens[place].kind == .identifier {
        if !isPrivate { declare(tokens[place].text) }
      } else {
        found.isSeenByAll = true
      }
    }

    /// The names of `let a = 1, b = 2` and of `let (a, b) = c`.
    private mutating func readVariables(_ isPrivate: Bool) {
      var isName = true
      while place < tokens.count {
        let token = tokens[place]
        if token.kind == .newline, !continues() { return }
        if token.text == "(" || token.text == "[" || token.text == "{" {
          let start = place
          guard skipBrackets() else { return }
          if isName, token.text == "(", !isPrivate {
            for inner in tokens[start..<place] where inner.kind == .identifier { declare(inner.text) }
          }
          isName = false
          continue
        }
        if token.kind == .punctuation, ")]}".contains(token.text) { return }
        if token.text == ";" {
          place += 1
          return
        }
        if token.text == "," {
          isName = true
        } else if token.kind == .identifier, isName {
          if !isPrivate { declare(token.text) }
          isName = false
        }
        place += 1
      }
    }

    /// Whether the statement goes on behind a line break.
    private func continues() -> Bool {
      let before = tokens[..<place].last { $0.kind != .newline }
      let next = tokens[place...].first { $0.kind != .newline }
      let joins: (Token?) -> Bool = { $0?.kind == .operator || [",", ":"].contains($0?.text) }
      return joins(before) || joins(next) || next?.text == "{"
    }

    private mutating func readExtension(_ isPrivate: Bool) {
      var extended = Extension(isPrivate: isPrivate)
      var isInPath = true
      var isBehindWhere = false
      while place < tokens.count, peek() != "{" {
        let token = tokens[place]
        if token.text == "where" { isBehindWhere = true }
        if token.text == ":", !isBehindWhere { extended.isConformance = true }
        if isInPath, token.kind == .identifier {
          extended.path.append(FileDeclarations.plain(token.text))
          isInPath = peek(1) == "."
        } else if token.text != ".", token.kind != .newline {
          isInPath = false
        }
        if token.kind == .punctuation, "([".contains(token.text) {
          guard skipBrackets() else { return }
        } else {
          place += 1
        }
      }
      let start = place
      guard place < tokens.count else { return unclear() }
      guard skipBrackets() else { return }
      readMembers(of: &extended, in: start..<place)
      found.extensions.append(extended)
    }

    /// Notes the names that an extension's body declares directly in its braces.
    private func readMembers(of extended: inout Extension, in range: Range<Int>) {
      var depth = 0
      for index in range {
        let token = tokens[index]
        if token.kind == .punctuation {
          if "([{".contains(token.text) { depth += 1 }
          if ")]}".contains(token.text) { depth -= 1 }
        }
        guard depth == 1, token.kind == .identifier, index + 1 < range.upperBound else { continue }
        let (before, next) = (tokens[index - 1], tokens[index + 1])
        guard before.text != ".", before.text != "@" else { continue }
        if before.text == "#", !Self.ownMacros.contains(token.text) { extended.isImplicit = true }
        switch token.text {
        case "init": extended.hasInitializer = true
        case "subscript": extended.isImplicit = true
        case "func" where next.kind == .operator, "let" where next.text == "(", "var" where next.text == "(":
          extended.isImplicit = true
        case "func", "let", "var", "case", "typealias", "struct", "class", "enum", "actor", "protocol":
          if next.kind == .identifier { extended.members.insert(FileDeclarations.plain(next.text)) }
        default:
          // `static let a = 1, b = 2`
          if before.text == "," { extended.members.insert(FileDeclarations.plain(token.text)) }
        }
      }
    }
  }
}
