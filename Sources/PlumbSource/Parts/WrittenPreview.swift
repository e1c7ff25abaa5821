import Foundation
import PlumbMacroExpansion

/// A preview as a file's text declares it, found without a compiler.
package struct WrittenPreview: Equatable, Sendable {
  /// The name of the file, without its folder.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// The literal name of a `#Preview`, or that of a provider's type.
  package let ownName: String?

  /// The name that `--view` accepts.
  package var name: String { ownName ?? "\(file):\(line)" }

  /// Returns the previews of a text in its order. Comments and strings do not count; conditions such as `#if DEBUG` are not
  /// evaluated.
  package static func all(in text: String, of path: String) -> [WrittenPreview] {
    // Cutting a text into tokens takes longer than to see that there is nothing.
    guard text.hasAny(of: ["#Preview", "PreviewProvider"]) else { return [] }
    let file = FilePath.name(of: path)
    let tokens = Lexer.tokens(of: text).filter { $0.kind != .comment }
    var found: [WrittenPreview] = []
    var (line, type): (Int, String?) = (1, nil)
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1].text : ""
      if token.kind == .newline || token.kind == .string { line += token.text.utf8.count { $0 == 10 } }
      guard token.kind == .identifier else { continue }
      if ["struct", "class", "enum", "extension"].contains(before) { type = token.text }
      if before == "#", token.text == "Preview" {
        found.append(WrittenPreview(file: file, line: line, ownName: name(behind: tokens[(index + 1)...])))
      } else if token.text == "PreviewProvider", [":", ",", "&", "."].contains(before), let type {
        found.append(WrittenPreview(file: file, line: line, ownName: type))
      }
    }
    return found
  }

  /// A name in a plain literal; `nil` for a preview without one.
  private static func name(behind tokens: ArraySlice<Token>) -> String? {
    let words = tokens.prefix(2)
    guard words.first?.text == "(", let literal = words.last, literal.kind == .string,
      literal.text.hasPrefix("\""), !literal.text.hasPrefix("\"\""), literal.text.hasSuffix("\""),
      !literal.text.contains("\\")
    else { return nil }
    return String(literal.text.dropFirst().dropLast())
  }
}

extension Source {
  /// The previews of its files, by their files.
  package var writtenPreviews: [WrittenPreview] {
    swiftFiles.flatMap { path in text(path).map { WrittenPreview.all(in: $0, of: path) } ?? [] }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
