/// A public declaration of Sources, as far as its words tell.
struct PublicDeclaration {
  let path: String
  let place: String
  let line: Int
  /// Without attributes, defaults of places in the source, and the body: `public func padding(_ length: CGFloat) -> some View`.
  let text: String
  let isDocumented: Bool
  /// It fulfils what a protocol asks for, so its name says all, or no user names it.
  let needsNoWords: Bool

  /// The declarations of a file, in order.
  static func all(in file: SourceFile) -> [PublicDeclaration] {
    var found: [PublicDeclaration] = []
    let asked = requirements(in: file)
    var isText = false
    for (index, line) in file.lines.enumerated() {
      defer { if line.components(separatedBy: "\"\"\"").count == 2 { isText.toggle() } }
      if isText { continue }
      let words = line.split(separator: " ")
      guard let start = words.firstIndex(of: "public"),
        words[..<start].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) || $0.hasSuffix(")") }),
        !["extension", "import"].contains(
          words[words.index(after: start)...].first { !modifiers.contains($0) } ?? "")
      else { continue }
      let text = signature(file.lines[index...])
      found.append(
        PublicDeclaration(
          path: file.path, place: file.place, line: index + 1, text: text,
          isDocumented: isDocumented(file.lines[..<index]),
          needsNoWords: isKnown(text) || asked.contains(text.replacing("public ", with: ""))))
    }
    return found
  }

  /// What the file's protocols ask for, with words: a body that is there for those who leave one out has the same words.
  private static func requirements(in file: SourceFile) -> Set<String> {
    Set(
      file.lines.indices.filter {
        file.lines[$0].hasPrefix("  func ") && isDocumented(file.lines[..<$0])
      }.map { index in
        let first = Substring("public " + file.lines[index].drop { $0 == " " })
        let lines = [first] + file.lines[file.lines.index(after: index)...].prefix(15)
        return signature(lines[...]).replacing("public ", with: "")
      })
  }

  private static let modifiers: Set<Substring> = [
    "nonisolated", "open", "final", "static", "indirect", "override", "convenience", "mutating", "required",
    "nonmutating", "class",
  ]

  /// The lines up to the end of what is declared: a closed parenthesis and a result, or the first `{` or `=`.
  private static func signature(_ lines: ArraySlice<Substring>) -> String {
    var (text, depth) = ("", 0)
    reading: for line in lines.prefix(16) {
      let line = line.drop { $0 == " " }
      let characters = Array((text.isEmpty ? "" : " ") + line)
      for (index, character) in characters.enumerated() {
        // An equals sign begins a value, unless it is one of two, or the name of an operator.
        let isValue =
          character == "=" && characters[safely: index + 1] != "=" && characters[safely: index - 1] != "="
        if depth == 0, character == "{" || isValue { break reading }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        text.append(character)
      }
      if depth == 0, !text.hasSuffix(","), !text.contains("func "), !text.contains("init") { break }
      if depth == 0, text.hasSuffix(")") == false, text.contains("->") { break }
    }
    for place in [", fileID: StaticString = #fileID", ", line: UInt = #line"] {
      text = text.replacing(place, with: "")
    }
    let words = text.split(separator: " ").drop { $0 != "public" && !modifiers.contains($0) }
    return words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  private static func isDocumented(_ lines: ArraySlice<Substring>) -> Bool {
    // An attribute of several lines ends with a parenthesis on a line of its own.
    var isInAttribute = false
    for line in lines.reversed() {
      let start = line.drop { $0 == " " }
      if start.hasPrefix("///") { return true }
      if start == ")" { isInAttribute = true }
      if !start.hasPrefix("@"), !isInAttribute { return false }
      if start.hasPrefix("@") { isInAttribute = false }
    }
    return false
  }

  private static func isKnown(_ text: String) -> Bool {
    let known = ["typealias Body", "var body", "func ==", "func hash(", "rawValue", "func <"]
    if known.contains(where: text.contains) { return true }
    // What a class has of its superclass, and how it comes back from an archive.
    if text.contains("override ") || text.contains("required init?(coder") { return true }
    let words = text.split(separator: " ")
    return words.dropFirst().contains { $0.hasPrefix("_") && $0.count > 1 && !$0.hasPrefix("_ ") }
      && !text.contains("(")
      || words.first(where: { $0 != "public" && !modifiers.contains($0) }).map { kind in
        words.drop { $0 != kind }.dropFirst().first?.hasPrefix("_") ?? false
      } ?? false
  }
}

extension [Character] {
  fileprivate subscript(safely index: Int) -> Character? { indices.contains(index) ? self[index] : nil }
}
