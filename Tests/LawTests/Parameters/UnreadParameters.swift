import PlumbSource

/// A parameter of a function, as its words tell.
struct Parameter: Equatable {
  /// `nil` for `_`.
  var label: String?
  var name: String
  var type: String
}

extension PublicFunction {
  /// The parameters, in order.
  var list: [Parameter] {
    Self.parts(of: parameters).compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let names = part[..<colon].split { $0 == " " || $0 == "\n" }.filter { !$0.hasPrefix("@") }
      guard let first = names.first, let last = names.last else { return nil }
      return Parameter(
        label: first == "_" ? nil : String(first), name: last.filter { $0 != "`" },
        type: String(part[part.index(after: colon)...]))
    }
  }

  /// The parameters that the body never names. A type among the parameters says all that it has to say by being there.
  var unread: [Parameter] {
    let words = Set(body.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    return list.filter { parameter in
      !words.contains(Substring(parameter.name)) && parameter.name != "_" && !parameter.type.contains(".Type")
    }
  }

  /// It says itself that something of it does nothing.
  var reports: Bool { body.contains("nsupported(") || body.contains("WithoutEffect.") }

  /// What stands between the commas that are in no brackets.
  private static func parts(of text: String) -> [Substring] {
    var (found, depth, start) = ([Substring](), 0, text.startIndex)
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      // An arrow closes nothing.
      case ">" where before != "-": depth -= 1
      case "," where depth == 0:
        found.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      before = character
    }
    return found + [text[start...]]
  }
}

extension SourceFile {
  /// The types around a line, the innermost first, as the indents of the lines before it show.
  func types(around line: Int) -> [String] {
    var indent = lines[line - 1].prefix { $0 == " " }.count
    var found: [String] = []
    for type in typeLines.reversed() where type.line < line && type.indent < indent {
      indent = type.indent
      found += type.names
    }
    return found
  }

  /// The lines that declare or extend a type.
  static func typeLines(of lines: [Substring]) -> [TypeLine] {
    let kinds = ["struct", "enum", "class", "protocol", "extension"]
    return lines.enumerated().compactMap { index, text in
      guard text.hasAny(of: kinds) else { return nil }
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count else {
        return nil
      }
      let names = words[kind + 1].split(separator: ".").reversed().map(String.init)
      return TypeLine(line: index + 1, indent: text.prefix { $0 == " " }.count, names: names)
    }
  }
}
