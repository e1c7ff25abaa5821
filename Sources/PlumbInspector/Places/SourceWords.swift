/// A string literal as the source writes it, with values in it or without.
struct SourceWords {
  /// The text around the values, from the first to the last; empty if nothing is known of the text.
  private var parts: [String]

  /// - Parameter token: the literal with its quotes.
  init(_ token: String) {
    let pounds = token.prefix { $0 == "#" }.count
    let body = token.dropFirst(pounds).dropLast(pounds)
    guard !body.hasPrefix("\"\"\""), body.count >= 2 else { parts = []; return }
    parts =
      pounds > 0 ? [String(body.dropFirst().dropLast())] : Self.parts(Array(body.dropFirst().dropLast()))
    // A text reads marks, and does not show them.
    if parts.contains(where: { $0.contains { "*_[`~^\\".contains($0) } }) { parts = [] }
  }

  private static func parts(_ letters: [Character]) -> [String] {
    var (parts, index) = ([""], 0)
    while index < letters.count {
      guard letters[index] == "\\", index + 1 < letters.count else {
        parts[parts.count - 1].append(letters[index])
        index += 1
        continue
      }
      index += 1
      switch letters[index] {
      case "(":
        var depth = 0
        repeat {
          if letters[index] == "(" { depth += 1 } else if letters[index] == ")" { depth -= 1 }
          index += 1
        } while depth > 0 && index < letters.count
        parts.append("")
        continue
      case "n": parts[parts.count - 1].append("\n")
      case "t": parts[parts.count - 1].append("\t")
      case "\"": parts[parts.count - 1].append("\"")
      // It is left as a mark, with which nothing is known of the text.
      default: parts[parts.count - 1].append("\\")
      }
      index += 1
    }
    return parts
  }

  /// The whole text, where there are no values in it.
  var whole: String? { parts.count == 1 ? parts[0] : nil }

  /// Returns whether the literal is a text, or becomes it with values in their places.
  func says(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return true }
    if parts.count == 1 { return text == first }
    guard text.hasPrefix(first), text.hasSuffix(last), text.utf8.count >= first.utf8.count + last.utf8.count
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
