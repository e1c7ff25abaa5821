import PlumbMacroExpansion

/// The views that the files of a source can make: for each type what its body and its other members hold.
struct SourceCode {
  /// All calls of views and modifiers.
  private(set) var views: [SourceView] = []
  /// The members of each type by their names. Two types can have one name, and two functions too.
  private var members: [String: [String: [Member]]] = [:]
  private(set) var previews: [Preview] = []
  /// The views that modifiers show elsewhere than around what they are called on, such as a sheet, by the type that writes them.
  private(set) var elsewhere: [String: [Elsewhere]] = [:]
  /// The functions that the source declares: they may be modifiers that show anything.
  private(set) var functions: Set<String> = ["modifier"]
  /// The parameters of these, where there are any.
  private var parameters: [String: [DeclaredInitializer]] = [:]
  /// The views that calls give to functions of the source, by the names of these.
  private var arguments: [String: [GivenArguments]] = [:]
  /// The static properties that the source declares, as "Symbols.link".
  private(set) var statics: Set<String> = []
  /// Those of them that are numbers and the like, and no views.
  private var values: Set<String> = []
  /// The types that the source declares.
  private(set) var types: Set<String> = []
  /// Those of them whose bodies are items of a bar, and no views with a body.
  private(set) var barContents: Set<String> = []
  /// The initializers of each type, and the properties of structures in the place of these.
  private(set) var initializers: [String: [DeclaredInitializer]] = [:]
  /// The names of the modifiers that are called.
  private(set) var modifiers: Set<String> = []

  /// The names of symbols that calls write.
  private(set) var symbols: Set<String> = []

  /// The calls of views with their modifiers, by the places where they begin.
  private var calls: [String: [WrittenCall]] = [:]

  /// The bodies of modifiers and properties in each other are read so deep, and so many calls are written out.
  static let (deepestBodies, mostCalls) = (6, 20_000)

  /// The type whose name stands for previews, which have none.
  static let preview = "#Preview"
  /// The type whose functions are modifiers of any view.
  static let anyView = "View"
  /// The modifiers whose views are shown in a bar.
  private static let bars: Set = ["toolbar", "navigationBarItems"]

  private struct Member {
    var content: SourceContent
    /// `nil` for a property.
    var parameters: DeclaredInitializer?
  }

  struct Elsewhere {
    var modifier: String
    var content: SourceContent
  }

  struct Preview {
    /// "Card.swift:12" or the name of a provider.
    var place: String
    var content: SourceContent
  }

  mutating func read(_ text: String, file: String) {
    let tokens = Statements(text)
    let lines = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
    var reader = CallReader(tokens, code: self, file: file, lines: lines)
    var properties: [DeclaredInitializer.Parameter] = []
    readDeclarations(in: tokens.tokens.indices, of: "", tokens, &reader, &properties)
    self = reader.code
  }

  mutating func add(_ view: SourceView) -> Int {
    if view.name == "Image", let symbol = view.words?.whole { symbols.insert(symbol) }
    views.append(view)
    return views.count - 1
  }

  /// Whether a modifier of the source may do anything to what it is called on.
  func isOpaque(_ view: Int) -> Bool {
    guard views[view].base != nil, functions.contains(views[view].name) else { return false }
    // `font(_:)` is SwiftUI's, whatever `font(size:)` of the source does, and so is `padding()` beside `padding(vertical:)`.
    let labels = views[view].labels
    return parameters[views[view].name]?.contains { $0.fits(labels) } ?? true
  }

  mutating func add(_ arguments: GivenArguments, to function: String) {
    self.arguments[function, default: []].append(arguments)
  }

  /// The views that calls give to the functions of a type, or to those outside of types, in a parameter of a name. It is not
  /// known which of the calls a view in a function belongs to.
  func given(_ parameter: String, in type: String) -> [SourceContent] {
    (members[type] ?? [:]).keys.sorted().flatMap { function -> [SourceContent] in
      (arguments[function] ?? []).flatMap { call -> [SourceContent] in
        guard type.isEmpty || call.type == type else { return [] }
        return (parameters[function] ?? []).filter { $0.canBeCalled(with: call.labels) }.compactMap {
          $0.argument(for: parameter, call.labels).flatMap { call.given[$0] }
        }
      }
    }
  }

  mutating func add(_ call: WrittenCall, at place: String) { calls[place, default: []].append(call) }

  /// The call of a view of a name at a place, and its modifiers; nothing where there are several.
  func written(_ name: String, at place: String) -> [String] {
    let meant = (calls[place] ?? []).filter { $0.isOf(name) }.map(\.parts)
    // One call may have been read twice.
    guard let first = meant.first, meant.allSatisfy({ $0 == first }) else { return [] }
    return first
  }

  mutating func setMade(_ content: SourceContent, by view: Int) { views[view].made = content }

  mutating func addModifier(_ name: String) { modifiers.insert(name) }

  mutating func addElsewhere(_ content: SourceContent, of modifier: String, in type: String) {
    elsewhere[type, default: []].append(Elsewhere(modifier: modifier, content: content))
  }

  /// The views that modifiers show elsewhere, which stand in the body of a type, or in a preview.
  ///
  /// - Parameter isInBar: only what can be in a bar.
  func elsewhere(of type: String?, isInBar: Bool) -> SourceContent {
    let all = (elsewhere[type ?? Self.preview] ?? []).filter {
      !isInBar || Self.bars.contains($0.modifier) || functions.contains($0.modifier)
    }
    return .anyOf(all.map(\.content.loosened))
  }

  /// The contents of a member: of the type itself, or of a function outside of types.
  func contents(of member: String, in type: String) -> [SourceContent] {
    declared(member, in: type) ?? declared(member, in: "") ?? []
  }

  /// The contents of a type's own member; `nil` if it has none of this name.
  func declared(_ member: String, in type: String) -> [SourceContent]? {
    members[type]?[member]?.map(\.content)
  }

  /// The contents of the functions of a type that a call can mean by its labels.
  func contents(of member: String, in type: String, called labels: CallLabels) -> [SourceContent] {
    let all = members[type]?[member] ?? []
    let meant = all.filter { $0.parameters?.fits(labels) ?? true }
    return (meant.isEmpty ? all : meant).map(\.content)
  }

  /// The content of a static property of a type of the source, such as `Symbols.link`; `nil` for other views.
  func staticContent(of view: SourceView) -> SourceContent? {
    guard let detail = view.detail, statics.contains("\(view.name).\(detail)"),
      !CallReader.isPlain(view.name)
    else { return nil }
    if values.contains("\(view.name).\(detail)") { return .nothing }
    // A stored property may hold any view.
    return members[view.name]?[detail] == nil ? .anyOf([.foreign, .any]) : .member(detail, of: view.name)
  }

  func initializers(of type: String) -> [DeclaredInitializer] { initializers[type] ?? [] }

  /// Whether a member of a type is a view that a control gives to its style: `configuration.label`.
  func isConfigured(_ member: String, in type: String) -> Bool {
    // The configuration of a field's style is the field.
    if member == "configuration" { return members[type]?["_body"] != nil }
    return member.contains(".") && members[type]?["makeBody"] != nil
  }

  /// The contents of what a view is written in: the body of a view or a style, or the previews.
  ///
  /// - Parameter shown: the place of the preview that is shown. Where there is none at it, all can be meant.
  func bodies(of type: String?, shown: String) -> [SourceContent] {
    // The last two are those of styles.
    if let type {
      return declared("body", in: type) ?? declared("makeBody", in: type) ?? declared("_body", in: type) ?? []
    }
    let named = previews.filter { $0.place == shown }
    return (named.isEmpty ? previews : named).map(\.content)
  }

  // MARK: Declarations

  private func readDeclarations(
    in range: Range<Int>, of type: String, _ tokens: Statements, _ reader: inout CallReader,
    _ properties: inout [DeclaredInitializer.Parameter]
  ) {
    var index = range.lowerBound
    // Those of the next declaration.
    var attributes: Set<String> = []
    while index < range.upperBound {
      let token = tokens.tokens[index]
      let next = tokens.content(behind: index)
      switch token.text {
      case "struct", "class", "enum", "extension", "actor":
        guard let next, let open = tokens.opening(from: next, to: range.upperBound, endsAtLine: false),
          let close = tokens.closing(open), let name = tokens.typeName(at: next)
        else { break }
        reader.code.types.insert(name)
        if tokens.holdsItems(next..<open) { reader.code.barContents.insert(name) }
        let before = reader.code.initializers[name] ?? []
        reader.code.initializers[name] = []
        var properties: [DeclaredInitializer.Parameter] = []
        readDeclarations(in: open + 1..<close, of: name, tokens, &reader, &properties)
        // A structure without an initializer has one of its properties.
        if token.text == "struct", reader.code.initializers[name]?.isEmpty ?? true {
          reader.code.initializers[name] = [DeclaredInitializer(parameters: properties)]
        }
        reader.code.initializers[name, default: []] += before
        (index, attributes) = (close, [])
      case "@": if let next { attributes.insert(tokens.tokens[next].text) }
      case "static": attributes.insert(token.text)
      case "init":
        if let found = reader.initializer(at: index, to: range.upperBound) {
          reader.code.initializers[type, default: []].append(found)
        }
        attributes = []
      case "let", "var", "func":
        defer { attributes = [] }
        if token.text != "func", attributes.contains("static"), let next {
          let name = "\(type).\(tokens.tokens[next].text)"
          reader.code.statics.insert(name)
          if tokens.isValue(behind: next) { reader.code.values.insert(name) }
        }
        guard token.text != "let", let next,
          let open = tokens.opening(from: next, to: range.upperBound, endsAtLine: true),
          let close = tokens.closing(open)
        else {
          if token.text != "func", let next,
            let property = reader.property(
              at: next, to: range.upperBound, isConstant: token.text == "let", attributes)
          {
            properties.append(property)
          }
          break
        }
        let name = tokens.tokens[next].text
        let isPreview = name == "previews"
        let content = reader.content(in: open + 1..<close, of: isPreview ? Self.preview : type)
        var member = Member(content: content)
        if token.text == "func" {
          let parameters = reader.parameters(at: next, to: open)?.0 ?? DeclaredInitializer()
          member.parameters = parameters
          reader.code.functions.insert(name)
          reader.code.parameters[name, default: []].append(parameters)
        }
        reader.code.members[type, default: [:]][name, default: []].append(member)
        if isPreview { reader.code.previews.append(Preview(place: type, content: content)) }
        index = close
      case "#":
        guard let next, tokens.tokens[next].text == "Preview",
          let open = tokens.opening(from: next, to: range.upperBound, endsAtLine: true),
          let close = tokens.closing(open)
        else { break }
        let content = reader.content(in: open + 1..<close, of: Self.preview)
        reader.code.previews.append(Preview(place: reader.place(of: index), content: content))
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

  /// The types of values that no view is made of.
  private static let valueTypes: Set = [
    "CGFloat", "Double", "Float", "Int", "Bool", "String", "TimeInterval", "CGSize", "CGPoint", "EdgeInsets",
    "Font",
    "Animation", "Date",
  ]

  /// Whether a property has such a type, or begins as a literal.
  fileprivate func isValue(behind name: Int) -> Bool {
    guard let sign = content(behind: name), let first = content(behind: sign) else { return false }
    let word = tokens[first].text
    if tokens[first].kind == .identifier {
      return Self.valueTypes.contains(word) || ["true", "false"].contains(word)
    }
    return tokens[sign].text == "=" && ([.string, .number].contains(tokens[first].kind) || word == "-")
  }

  /// Whether a type that is declared as "Bar<Title: View>: ToolbarContent" holds items of a bar.
  fileprivate func holdsItems(_ range: Range<Int>) -> Bool {
    var depth = 0
    for index in range.prefix(while: { tokens[$0].text != "where" }) {
      if tokens[index].text == "<" { depth += 1 }
      if tokens[index].text.hasPrefix(">") { depth -= 1 }
      let isItem = ["ToolbarContent", "CustomizableToolbarContent"].contains(tokens[index].text)
      if isItem, depth == 0 { return true }
    }
    return false
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
