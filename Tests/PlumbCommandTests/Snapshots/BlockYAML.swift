/// The part of YAML that workflows are written in: mappings and sequences by their indentation, plain and quoted scalars, and
/// literal blocks. Anything else is a problem.
indirect enum BlockYAML: Equatable {
  case text(String)
  case list([BlockYAML])
  case map([String: BlockYAML])

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private struct Line {
    let indent: Int
    let text: String
    let number: Int
  }

  init(_ text: String) throws(Problem) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      number, line in
      Line(indent: line.prefix { $0 == " " }.count, text: String(line.drop { $0 == " " }), number: number + 1)
    }[...]
    self = try Self.block(&lines, indent: 0)
    Self.skipBlank(&lines)
    if let rest = lines.first { throw Self.problem(rest) }
  }

  subscript(key: String) -> BlockYAML? { if case .map(let map) = self { map[key] } else { nil } }
  var string: String? { if case .text(let text) = self { text } else { nil } }
  var items: [BlockYAML] { if case .list(let list) = self { list } else { [] } }
  var keys: Set<String> { if case .map(let map) = self { Set(map.keys) } else { [] } }

  private static func problem(_ line: Line) -> Problem {
    Problem(description: "line \(line.number): \(line.text)")
  }

  private static func skipBlank(_ lines: inout ArraySlice<Line>) {
    while let first = lines.first, first.text.isEmpty || first.text.hasPrefix("#") { lines.removeFirst() }
  }

  private static func block(_ lines: inout ArraySlice<Line>, indent: Int) throws(Problem) -> BlockYAML {
    skipBlank(&lines)
    guard let first = lines.first, first.indent >= indent else { return .text("") }
    return first.text.hasPrefix("- ") ? try list(&lines, first.indent) : try map(&lines, first.indent)
  }

  private static func list(_ lines: inout ArraySlice<Line>, _ indent: Int) throws(Problem) -> BlockYAML {
    var items: [BlockYAML] = []
    while let line = lines.first, line.indent == indent, line.text.hasPrefix("- ") {
      let rest = String(line.text.dropFirst(2))
      if key(of: rest) != nil {
        // The item is a mapping, whose first line has the dash.
        lines[lines.startIndex] = Line(indent: indent + 2, text: rest, number: line.number)
        items.append(try map(&lines, indent + 2))
      } else {
        lines.removeFirst()
        items.append(.text(try scalar(rest, line)))
      }
      skipBlank(&lines)
    }
    return .list(items)
  }

  private static func map(_ lines: inout ArraySlice<Line>, _ indent: Int) throws(Problem) -> BlockYAML {
    var map: [String: BlockYAML] = [:]
    while let line = lines.first, line.indent == indent, !line.text.hasPrefix("- ") {
      guard let (key, rest) = key(of: line.text), map[key] == nil else { throw problem(line) }
      lines.removeFirst()
      if rest == "|" {
        map[key] = .text(literal(&lines, below: indent))
      } else if rest.isEmpty {
        skipBlank(&lines)
        let isList = lines.first.map { $0.indent == indent && $0.text.hasPrefix("- ") } ?? false
        map[key] = try block(&lines, indent: isList ? indent : indent + 1)
      } else if rest.hasPrefix("{"), rest.hasSuffix("}") {
        map[key] = .map(try flow(rest, line))
      } else {
        map[key] = .text(try scalar(rest, line))
      }
      skipBlank(&lines)
    }
    if let next = lines.first, next.indent > indent { throw problem(next) }
    return .map(map)
  }

  /// `{ name: a, path: b }`
  private static func flow(_ text: String, _ line: Line) throws(Problem) -> [String: BlockYAML] {
    var map: [String: BlockYAML] = [:]
    for pair in text.dropFirst().dropLast().split(separator: ",") {
      guard let (key, rest) = key(of: String(pair.drop { $0 == " " })) else { throw problem(line) }
      map[key] = .text(try scalar(rest, line))
    }
    return map
  }

  private static func key(of text: String) -> (String, String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let key = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }),
      rest.isEmpty || rest.hasPrefix(" ")
    else { return nil }
    return (String(key), String(rest.drop { $0 == " " }))
  }

  private static func literal(_ lines: inout ArraySlice<Line>, below indent: Int) -> String {
    let own = lines.first { !$0.text.isEmpty }?.indent ?? 0
    var text = ""
    while let line = lines.first, line.text.isEmpty || line.indent > indent {
      text += String(repeating: " ", count: max(0, line.indent - own)) + line.text + "\n"
      lines.removeFirst()
    }
    return text
  }

  private static func scalar(_ text: String, _ line: Line) throws(Problem) -> String {
    let text = text.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
    for quote in ["\"", "'"] where text.hasPrefix(quote) {
      guard text.count > 1, text.hasSuffix(quote), !text.dropFirst().dropLast().contains(quote) else {
        throw problem(line)
      }
      return String(text.dropFirst().dropLast())
    }
    // With these, a plain scalar would be something else, or end early.
    guard !text.contains(" #"), !text.contains(": "), !"[]{}&*!|>%@`".contains(text.first ?? " ") else {
      throw problem(line)
    }
    return text
  }
}
