import Foundation
import PlumbMacroExpansion

/// The types that a module declares at the top of its files, of those that a model has a class for.
struct OwnTypes: Equatable {
  private var names: Set<String> = []
  private var publicNames: Set<String> = []
  /// The classes that say themselves that they are identifiable.
  private var identifiable: Set<String> = []

  private static let mostBytes = 1 << 20
  private static let keywords: Set = ["class", "struct", "enum", "actor", "typealias", "protocol"]

  init() {}

  /// - Parameter classes: only they are looked for.
  init(_ files: [String], named classes: Set<String>) {
    for file in files {
      guard let data = try? PlainFile.read(file, most: Self.mostBytes, within: .everything) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      // Cutting a text into tokens takes longer than to see that there is nothing.
      guard classes.contains(where: text.contains) else { continue }
      read(text, classes)
    }
  }

  /// Returns whether the module declares a type of the name itself.
  func has(_ name: String) -> Bool { names.contains(name) }
  /// Returns whether it cannot be seen outside of the module.
  func isInternal(_ name: String) -> Bool { names.contains(name) && !publicNames.contains(name) }
  func isIdentifiable(_ name: String) -> Bool { identifiable.contains(name) }

  mutating func add(_ classes: [String]) {
    names.formUnion(classes)
    publicNames.formUnion(classes)
    identifiable.formUnion(classes)
  }

  private mutating func read(_ text: String, _ classes: Set<String>) {
    let tokens = Lexer.tokens(of: text).filter { $0.kind != .comment && $0.kind != .newline }
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.kind == .punctuation {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth = max(0, depth - 1) }
      }
      guard depth == 0, token.kind == .identifier, index + 1 < tokens.count else { continue }
      let name = tokens[index + 1].text.filter { $0 != "`" }
      guard classes.contains(name) else { continue }
      let header = tokens[(index + 1)...].prefix { $0.text != "{" }.map(\.text)
      if token.text == "extension" || token.text == "class", header.contains("Identifiable") {
        identifiable.insert(name)
      }
      guard Self.keywords.contains(token.text) else { continue }
      names.insert(name)
      let words = tokens[..<index].suffix(4).map(\.text)
      if words.contains("public") || words.contains("open") { publicNames.insert(name) }
    }
  }
}
