import PlumbMacroExpansion

/// The views that the files of a source can make: for each type what its body and its other members hold.
struct SourceCode {
  /// All calls of views and modifiers.
  private(set) var views: [SourceView] = []
  /// The members of each type by their names. Two types can have one name, and two functions too.
  private(set) var members: [String: [String: [SourceContent]]] = [:]
  private(set) var previews: [SourceContent] = []
  /// The views that modifiers show elsewhere than around what they are called on, such as a sheet, by the type that writes them.
  private(set) var elsewhere: [String: [SourceContent]] = [:]
  /// The functions that the source declares: they may be modifiers that show anything.
  private(set) var functions: Set<String> = ["modifier"]
  /// The types that the source declares.
  private(set) var types: Set<String> = []
  /// The names of the modifiers that are called.
  private(set) var modifiers: Set<String> = []

  /// The type whose name stands for previews, which have none.
  static let preview = "#Preview"
  /// The type whose functions are modifiers of any view.
  static let anyView = "View"

  mutating func read(_ text: String, file: String) {
    let tokens = Statements(text)
    let lines = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
    var reader = CallReader(tokens, code: self, file: file, lines: lines)
    readDeclarations(in: tokens.tokens.indices, of: "", tokens, &reader)
    self = reader.code
  }

  mutating func add(_ view: SourceView) -> Int {
    views.append(view)
    return views.count - 1
  }

  /// Whether a modifier of the source may do anything to what it is called on.
  func isOpaque(_ view: Int) -> Bool { views[view].base != nil && functions.contains(views[view].name) }

  mutating func setMade(_ content: SourceContent, by view: Int) { views[view].made = content }

  mutating func addModifier(_ name: String) { modifiers.insert(name) }

  mutating func addElsewhere(_ content: SourceContent, in type: String) {
    elsewhere[type, default: []].append(content)
  }

  /// The contents of a member: of the type itself, or of a function outside of types.
  func contents(of member: String, in type: String) -> [SourceContent] {
    members[type]?[member] ?? members[""]?[member] ?? []
  }

  /// The contents of what a view is written in.
  func bodies(of type: String?) -> [SourceContent] {
    type.map { members[$0]?["body"] ?? [] } ?? previews
  }

  // MARK: Declarations

  private func readDeclarations(
    in range: Range<Int>, of type: String, _ tokens: Statements, _ reader: inout CallReader
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens.tokens[index]
      let next = tokens.content(behind: index)
      switch token.text {
      case "struct", "class", "enum", "extension", "actor":
        guard let next, let open = tokens.opening(from: next, to: range.upperBound, endsAtLine: false),
          let close = tokens.closing(open), let name = tokens.typeName(at: next)
        else { break }
        reader.code.types.insert(name)
        readDeclarations(in: open + 1..<close, of: name, tokens, &reader)
        index = close
      case "var", "func":
        guard let next, let open = tokens.opening(from: next, to: range.upperBound, endsAtLine: true),
          let close = tokens.closing(open)
        else { break }
        let name = tokens.tokens[next].text
        let isPreview = name == "previews"
        let content = reader.content(in: open + 1..<close, of: isPreview ? Self.preview : type)
        if token.text == "func" { reader.code.functions.insert(name) }
        reader.code.members[type, default: [:]][name, default: []].append(content)
        if isPreview { reader.code.previews.append(content) }
        index = close
      case "#":
        guard let next, tokens.tokens[next].text == "Preview",
          let open = tokens.opening(from: next, to: range.upperBound, endsAtLine: true),
          let close = tokens.closing(open)
        else { break }
        reader.code.previews.append(reader.content(in: open + 1..<close, of: Self.preview))
        index = close
      case "{", "(", "[": index = tokens.closing(index) ?? index
      default: break
      }
      index += 1
    }
  }
}

extension Statements {
  /// The brace that opens what is declared, or `nil` where a value or another declaration comes first.
  fileprivate func opening(from start: Int, to end: Int, endsAtLine: Bool) -> Int? {
    var index = start
    while index < end {
      switch tokens[index].text {
      case "{": return index
      case "(", "[": index = closing(index) ?? index
      case "}", "=", ";": return nil
      default:
        let goesOn = content(behind: index).map {
          ["{", "->", "where", "throws", "async"].contains(tokens[$0].text)
        }
        if endsAtLine, tokens[index].kind == .newline, !(goesOn ?? false) { return nil }
      }
      index += 1
    }
    return nil
  }

  /// The last name of "Outer.Inner".
  fileprivate func typeName(at start: Int) -> String? {
    guard tokens[start].kind == .identifier, !["func", "var", "let"].contains(tokens[start].text) else {
      return nil
    }
    var index = start
    while let dot = content(behind: index), tokens[dot].text == ".", let name = content(behind: dot) {
      index = name
    }
    return tokens[index].text
  }
}
