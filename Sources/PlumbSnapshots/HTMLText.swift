import PlumbExchange

extension String {
  /// The text as HTML and XML show it, in an element or in the quotation marks of an attribute.
  ///
  /// Neither has control characters, in whatever form: they are written out (``HarmlessText``). Each character counts
  /// by itself, also one that a mark behind it would join.
  package var escapedHTML: String {
    HarmlessText.text(self).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in the quotation marks of an attribute of XML, whose readers take a break or a tab for a space.
  package var xmlAttribute: String {
    escapedHTML.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
