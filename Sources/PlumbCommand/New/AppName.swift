import Foundation
import PlumbLive

/// An app's name: for people, and in code, where fewer characters are allowed.
struct AppName: Equatable {
  /// As it was written; the home screen shows it.
  let shown: String
  /// The module's name, and that of folders and files.
  let code: String

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Neither file systems nor the home screen like longer ones.
  static let longest = 60

  /// Words that name no module, even where their first letter is large.
  private static let keywords: Set = ["Any", "Self", "Type", "Protocol"]

  /// - Parameter modules: names that `import` has for other modules.
  init(_ word: String, modules: Set<String>) throws(Problem) {
    shown = word.trimmingCharacters(in: .whitespaces)
    guard !shown.isEmpty else {
      throw Problem(description: "An app needs a name, and this one is empty.")
    }
    guard shown.count <= Self.longest else {
      throw Problem(
        description:
          "The name has \(shown.count) letters; \(Self.longest) is the most that an app's name may have.")
    }
    if let wrong = shown.first(where: { !Self.isAllowed($0) }) {
      throw Problem(
        description: wrong == "/"
          ? "\(shown) is a path. Name the app, and say with --path which folder takes it."
          : "\(Self.quoted(wrong)) can not be in an app's name. Letters, digits, spaces, hyphens and emoji can."
      )
    }
    code = Self.code(of: shown)
    guard let first = code.first else {
      throw Problem(
        description: "\(shown) has no letters, and code needs some. Name it \"\(shown) App\", for example.")
    }
    guard !first.isNumber else {
      throw Problem(
        description:
          "\(shown) begins with a digit, and no name in Swift does. Name it App\(code), for example.")
    }
    guard !Self.keywords.contains(code) else {
      throw Problem(description: "\(code) is a word of Swift. Name it \(code)App, for example.")
    }
    if let module = modules.first(where: { $0.lowercased() == code.lowercased() }) {
      throw Problem(
        description:
          "\(module) is a module that sources import, and an app of this name would hide it. Name it \(module)App, for example."
      )
    }
  }

  /// The notice when the name in code differs.
  var notice: String? {
    shown == code ? nil : "In code and in files the app is called \(code); people read \(shown)."
  }

  /// Only what needs no quoting in a project's file, and no thought in a path.
  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_'&.!".contains(character)
      || character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  private static func quoted(_ character: Character) -> String {
    character.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0.properties.isWhitespace
    }
      ? "A control character" : "The character \(character)"
  }

  /// The words in the letters of ASCII, each with a large first letter.
  private static func code(of name: String) -> String {
    let latin = name.applyingTransform(.toLatin, reverse: false) ?? name
    let plain = latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin
    let letters = plain.replacingOccurrences(of: "'", with: "")
    return letters.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
