import Foundation
import PlumbMacroExpansion

/// The static names that a module declares in extensions of the types that asset symbols extend.
struct OwnSymbols: Equatable {
  private var names: Set<String> = []

  private static let types: Set = [
    "Color", "ShapeStyle", "ImageResource", "ColorResource", "UIColor", "UIImage", "LocalizedStringResource",
  ]
  private static let mostBytes = 1 << 20

  func has(_ name: String, in type: String) -> Bool { names.contains("\(type).\(name)") }

  init(_ files: [String]) {
    for file in files {
      // Cutting a text into tokens takes longer than to see that there is nothing.
      guard let data = try? PlainFile.read(file, most: Self.mostBytes, within: .everything),
        data.range(of: Data("extension".utf8)) != nil,
        Self.types.contains(where: { data.range(of: Data($0.utf8)) != nil })
      else { continue }
      read(String(decoding: data, as: UTF8.self))
    }
  }

  init(text: String) { read(text) }

  private mutating func read(_ text: String) {
    let tokens = Lexer.tokens(of: text).filter { $0.kind != .comment && $0.kind != .newline }
    var index = 0
    while index < tokens.count {
      guard tokens[index].text == "extension", tokens[index].kind == .identifier,
        let open = tokens[index...].firstIndex(where: { $0.text == "{" })
      else {
        index += 1
        continue
      }
      // `SwiftUI.Color`: the last word counts. What comes behind it are protocols and conditions.
      let words = tokens[(index + 1)..<open]
      let end = words.firstIndex { $0.text == ":" || $0.text == "where" } ?? open
      let type = tokens[(index + 1)..<end].last { $0.kind == .identifier }?.text
      index = open + 1
      if let type, Self.types.contains(type) { index = readMembers(of: type, tokens, from: index) }
    }
  }

  /// - Returns: the place behind the extension.
  private mutating func readMembers(of type: String, _ tokens: [Token], from start: Int) -> Int {
    var depth = 1
    var isStatic = false
    for index in start..<tokens.count {
      let text = tokens[index].text
      if "([{".contains(text), tokens[index].kind == .punctuation { depth += 1 }
      if ")]}".contains(text), tokens[index].kind == .punctuation { depth -= 1 }
      if depth == 0 { return index + 1 }
      guard depth == 1, tokens[index].kind == .identifier, index + 1 < tokens.count else {
        continue
      }
      if text == "static" || text == "class" { isStatic = true }
      let name = tokens[index + 1].text.filter { $0 != "`" }
      if ["enum", "struct", "typealias"].contains(text) { names.insert("\(type).\(name)") }
      if ["let", "var", "func"].contains(text) {
        if isStatic { names.insert("\(type).\(name)") }
        isStatic = false
      }
    }
    return tokens.count
  }
}
