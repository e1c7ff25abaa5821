import Foundation

/// Returns the words of a text between spaces, as a shell would cut them.
///
/// - Parameter escapesInSingleQuotes: whether a backslash between single quotes precedes another letter, and not for
///   itself as in a shell.
package func shellWords(_ text: some StringProtocol, escapesInSingleQuotes: Bool = false) -> [String] {
  var words: [String] = []
  var (word, quote): (String?, Character?) = (nil, nil)
  var isEscaped = false
  for letter in text {
    if isEscaped {
      word = (word ?? "") + String(letter)
      isEscaped = false
    } else if letter == "\\", quote != "'" || escapesInSingleQuotes {
      isEscaped = true
    } else if letter == quote {
      quote = nil
    } else if quote == nil, letter == "\"" || letter == "'" {
      quote = letter
      word = word ?? ""
    } else if quote == nil, letter.isWhitespace {
      if let done = word { words.append(done) }
      word = nil
    } else {
      word = (word ?? "") + String(letter)
    }
  }
  return words + [word].compactMap { $0 }
}

/// Returns an argument as a shell takes it.
package func shellWord(_ word: String) -> String {
  if !word.isEmpty,
    word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+,:@%".contains($0)) })
  {
    return word
  }
  return "'\(word.replacingOccurrences(of: "'", with: "'\\''"))'"
}
