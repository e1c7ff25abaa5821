/// `@Entry` on a property of `EnvironmentValues` and the like becomes a key type and the property's accessors.
///
///     extension EnvironmentValues { @Entry var caption: String = "none" }
///
/// With a type, the default is made anew at each read, as SwiftUI does. Without one the compiler has to infer it,
/// which it does only for a stored constant, so that default is made once.
public struct EntryExpansion {
  private let statements: Statements
  private let extended: String

  /// Creates the expansion for the declaration it is attached to, and the source of the declaration around it.
  public init(declaration: String, context: String) {
    statements = Statements(declaration)
    extended = Self.extendedType(context)
  }

  public var accessors: Expansion {
    switch parsed {
    case .failure(let message): .failure(message.text)
    case .success(let entry):
      .source(
        """
        get { self[__Key_\(entry.name).self] }
        set { self[__Key_\(entry.name).self] = newValue }
        """)
    }
  }

  public var key: Expansion {
    switch parsed {
    case .failure(let message): .failure(message.text)
    case .success(let entry):
      .source(
        """
        private struct __Key_\(entry.name): SwiftUI.\(entry.keyProtocol) {
          \(entry.requirement)
        }
        """)
    }
  }

  private struct Entry {
    let name: String
    let keyProtocol: String
    let type: String?
    let value: String?

    var requirement: String {
      switch (type, value) {
      case (let type?, _) where keyProtocol == "FocusedValueKey": "typealias Value = \(unwrapped(type))"
      case (let type?, let value): "static var defaultValue: \(type) { \(value ?? "nil") }"
      case (nil, let value): "static let defaultValue = \(value ?? "nil")"
      }
    }

    private func unwrapped(_ type: String) -> String {
      if type.hasSuffix("?") { return String(type.dropLast()) }
      if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
      return type
    }
  }

  private struct Message: Error { let text: String }

  private var parsed: Result<Entry, Message> {
    let protocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]
    guard let keyProtocol = protocols[extended] else {
      let known = protocols.keys.sorted().joined(separator: ", ")
      return .failure(Message(text: "@Entry belongs on a variable in an extension of one of \(known)."))
    }
    let tokens = statements.tokens.indices.filter {
      statements.tokens[$0].kind != .newline && statements.tokens[$0].kind != .comment
    }
    guard let variable = tokens.firstIndex(where: { statements.tokens[$0].text == "var" }),
      variable + 1 < tokens.count
    else { return .failure(Message(text: "@Entry belongs on a variable (var).")) }
    let name = statements.tokens[tokens[variable + 1]].text
    let (type, value) = typeAndValue(tokens[(variable + 2)...])
    if value == nil, type?.hasSuffix("?") != true, type?.hasPrefix("Optional<") != true {
      return .failure(Message(text: "@Entry var \(name) needs a default value."))
    }
    if keyProtocol == "FocusedValueKey", type == nil {
      return .failure(Message(text: "@Entry var \(name) in FocusedValues needs an optional type."))
    }
    return .success(Entry(name: plain(name), keyProtocol: keyProtocol, type: type, value: value))
  }

  private func typeAndValue(_ tokens: ArraySlice<Int>) -> (type: String?, value: String?) {
    var equals = tokens.endIndex
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = statements.tokens[tokens[index]]
      if let close = ["(", "[", "{"].contains(token.text) ? statements.closing(tokens[index]) : nil {
        index = tokens[index...].firstIndex(of: close) ?? tokens.endIndex
      } else if token.kind == .operator, token.text == "=" || token.text == "?=" || token.text == ">=" {
        equals = index
        break
      }
      index += 1
    }
    let value = equals < tokens.endIndex ? text(tokens[(equals + 1)...]) : nil
    guard let colon = tokens.first, statements.tokens[colon].text == ":" else { return (nil, value) }
    var type = text(tokens[(tokens.startIndex + 1)..<equals])
    // "var x: Int?=nil" is one operator for a lexer that does not know types.
    if equals < tokens.endIndex { type += statements.tokens[tokens[equals]].text.dropLast() }
    return (type, value)
  }

  private func text(_ tokens: ArraySlice<Int>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return statements.text(first..<last + 1)
  }

  private func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func extendedType(_ context: String) -> String {
    let tokens = Lexer.tokens(of: context)
    guard let keyword = tokens.firstIndex(where: { ["extension", "struct"].contains($0.text) }) else {
      return ""
    }
    let names = tokens[(keyword + 1)...].prefix { $0.kind == .identifier || $0.text == "." }
    return names.last { $0.kind == .identifier }?.text ?? ""
  }
}
