extension String {
  /// The text as a string literal of Swift, with its quotes.
  package var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      // The compiler takes no other control characters, and a name of a file may have them.
      case "\0"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}":
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
