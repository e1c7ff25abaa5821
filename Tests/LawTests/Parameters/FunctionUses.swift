/// Which functions sources call, and which protocols they declare, as their words tell.
struct FunctionUses {
  private(set) var called: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// What protocols ask for: functions as `name(label:_:)`.
  private(set) var requirements: Set<String> = []

  init(in files: [SourceFile]) {
    for file in files {
      let code = file.code
      for (index, line) in code.enumerated() {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        if let keyword = words.firstIndex(of: "protocol"), keyword + 1 < words.count {
          protocols.insert(String(words[keyword + 1]))
          requirements.formUnion(Self.requirements(from: code[index...]))
        }
        for word in words where word.endIndex < line.endIndex && line[word.endIndex] == "(" {
          let before = line[..<word.startIndex]
          if !before.hasSuffix("func "), !before.hasSuffix("super.") { called.insert(String(word)) }
        }
      }
    }
  }

  /// The functions of the protocol that begins with the first line.
  private static func requirements(from lines: ArraySlice<Substring>) -> [String] {
    let indent = lines.first?.prefix { $0 == " " } ?? ""
    let isOneLine = lines.first?.hasSuffix("}") ?? true
    let body = isOneLine ? lines.prefix(1) : lines.prefix { $0 != indent + "}" }
    return body.joined(separator: "\n").split(separator: "func ").dropFirst().compactMap { text in
      guard let open = text.firstIndex(of: "(") else { return nil }
      var depth = 0
      let inner = text[text.index(after: open)...].prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth >= 0
      }
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return PublicFunction(
        path: "", line: 0, isOpen: false, name: String(name), parameters: String(inner), body: ""
      ).signature
    }
  }
}

extension PublicFunction {
  /// The name with its labels: `tableView(_:heightForRowAt:)`.
  var signature: String { "\(name)(\(list.map { ($0.label ?? "_") + ":" }.joined()))" }
}

extension SourceFile {
  /// Whether the attributes above a declaration say that it has no effect in Plumb.
  func isDeprecated(at line: Int) -> Bool {
    lines[..<(line - 1)].reversed().prefix { !$0.drop { $0 == " " }.hasPrefix("///") && !$0.hasSuffix("}") }
      .contains { $0.contains("\"In Plumb, ") }
  }
}
