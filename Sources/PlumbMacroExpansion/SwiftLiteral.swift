extension String {
  /// The text as a string literal of Swift, with its quotes.
  package var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
