import PlumbMacroExpansion

/// Functions of Foundation whose closures may use a class of the main actor in Swift 5, as in Apple's SDK.
///
/// Linux's Foundation declares their closures with `@Sendable`, and PlumbFoundation has the same functions as of before concurrency.
struct SentClosures {
  /// The functions that a module declares itself.
  private let own: Set<String>

  private static let names = [
    "addObserver": "_addWatcher", "addOperation": "_addOperated", "dataTask": "_getTask",
  ]
  /// Words without which a text has no class of the main actor.
  private static let actors = ["@MainActor", "UIViewController", "UIView"]

  /// - Parameter texts: the files of a module.
  init(in texts: [String]) {
    own = Set(Self.names.keys.filter { name in texts.contains { $0.contains("func \(name)") } })
  }

  static func mayBe(in text: String) -> Bool {
    text.hasAny(of: actors) && text.hasAny(of: names.keys + ["Timer", "async"])
  }

  /// Ranges, in UTF-8 bytes of the file, and what their ends have then.
  func replacements(in tokens: [Token]) -> [(range: Range<Int>, word: String)] {
    let content = tokens.filter { $0.kind != .newline && $0.kind != .comment }
    return content.indices.dropLast(3).compactMap { index in
      let token = content[index]
      let next = content[(index + 1)...].prefix(5).map(\.text)
      let isMember = index > 0 && content[index - 1].text == "."
      switch token.text {
      case "Timer" where !isMember && next.starts(with: [".", "scheduledTimer", "(", "withTimeInterval"]):
        return (token.range, "_Time")
      case "Timer"
      where !isMember && (next.starts(with: ["(", "timeInterval"]) || next.starts(with: ["(", "fire"]))
        && Self.hasBlock(content[(index + 1)...]):
        return (token.range, "_Tick")
      case "addObserver" where isMember && next.starts(with: ["(", "forName"]) && !own.contains(token.text):
        return (token.range, "_addWatcher")
      case "addOperation" where isMember && next.first == "{" && !own.contains(token.text):
        return (token.range, "_addOperated")
      case "dataTask" where isMember && next.starts(with: ["(", "with", ":"]) && !own.contains(token.text):
        return (token.range, "_getTask")
      // The compiler knows that the main queue runs on the main actor.
      case "async" where isMember && next.first == "{" && Self.isGlobal(content[..<(index - 1)]):
        return (token.range, "_late")
      default: return nil
      }
    }
  }

  /// Whether tokens end with `global()` or `global(qos: .background)`.
  private static func isGlobal(_ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.last?.text == ")" else { return false }
    return tokens.suffix(8).reversed().drop { $0.text != "(" }.dropFirst().first?.text == "global"
  }

  /// Whether a call has no target, which gets a message.
  private static func hasBlock(_ tokens: ArraySlice<Token>) -> Bool {
    var depth = 0
    for token in tokens.prefix(Token.mostAhead) {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth == 1, token.text == "target" || token.text == "selector" { return false }
      if depth == 0 { return true }
    }
    return false
  }
}
