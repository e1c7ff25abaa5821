import PlumbLayout

/// A JSON value whose objects keep their order.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(CGFloat)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
  /// An object on one line.
  case inline([(String, JSON)])

  /// Deeper values are on one line: if each level had its indent, a deep tree would take the square of its depth.
  private static let deepestIndent = 24

  /// The value as text; what is inside is indented by two spaces a level, as far as 24 levels.
  package var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text
  }

  /// The value as text without spaces, for machines.
  package var line: String {
    var text = ""
    writeLine(to: &text)
    return text
  }

  private func writeLine(to text: inout String) {
    switch self {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.writeLine(to: &text)
      }
      text += "]"
    case .object(let fields), .inline(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        JSON.quote(field.0, to: &text)
        text += ":"
        field.1.writeLine(to: &text)
      }
      text += "}"
    default: write(to: &text, indent: 0)
    }
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .array where indent > JSON.deepestIndent, .object where indent > JSON.deepestIndent,
      .inline where indent > JSON.deepestIndent:
      writeLine(to: &text)
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += JSON.digits(value)
    case .string(let string): JSON.quote(string, to: &text)
    case .array(let values):
      JSON.list(values, "[", "]", to: &text, indent: indent) { $1.write(to: &$0, indent: $2) }
    case .object(let fields):
      JSON.list(fields, "{", "}", to: &text, indent: indent) { text, field, indent in
        JSON.quote(field.0, to: &text)
        text += ": "
        field.1.write(to: &text, indent: indent)
      }
    case .inline(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += ", " }
        JSON.quote(field.0, to: &text)
        text += ": "
        field.1.write(to: &text, indent: indent)
      }
      text += "}"
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String, indent: Int,
    _ write: (inout String, Element, Int) -> Void
  ) {
    guard !elements.isEmpty else {
      text += open + close
      return
    }
    text += open
    for (index, element) in elements.enumerated() {
      text += (index > 0 ? "," : "") + "\n" + String(repeating: "  ", count: indent + 1)
      write(&text, element, indent + 1)
    }
    text += "\n" + String(repeating: "  ", count: indent) + close
  }

  /// A number as JSON has it, with all its digits; what JSON has no number for is a word.
  private static func digits(_ value: CGFloat) -> String {
    if value.isNaN { return "null" }
    if value.isInfinite { return value < 0 ? "\"-infinity\"" : "\"infinity\"" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON {
  package init(_ size: CGSize) {
    self = .inline([("width", .number(size.width)), ("height", .number(size.height))])
  }

  package init(_ rect: CGRect) {
    self = .inline([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  package init(_ proposal: ProposedViewSize) {
    self = .inline([
      ("width", proposal.width.map(JSON.number) ?? .null),
      ("height", proposal.height.map(JSON.number) ?? .null),
    ])
  }
}
