import PlumbMacroExpansion

/// The words with which a source speaks to Objective-C, which Swift has only on Apple's systems, and macros that need none.
///
/// The declarations work without Objective-C: `@objc func tapped()` is a method, and `#selector(tapped)` becomes
/// `Selector(tapped)`, which keeps the function itself in the place of its name. `#keyPath(Note.title)` becomes
/// `"title"`.
enum ObjectiveCWords {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
  ]
  private static let programs: Set = ["UIApplicationMain", "NSApplicationMain"]

  static func mayBe(in text: String) -> Bool {
    text.hasAny(of: [
      "objc", "@NSManaged", "#selector", "#keyPath", "#Rule", "@IB", "ApplicationMain", "observeValue",
    ])
  }

  /// Ranges, in UTF-8 bytes of the file, and what their ends have then; the rest of them is spaces.
  static func replacements(in tokens: [Token]) -> [(range: Range<Int>, word: String)] {
    var found = ObjectiveCRuntime.superclassesOfWatchers(in: tokens).map { (range: $0, word: "_Watcher") }
    for (index, token) in tokens.enumerated() where token.kind == .punctuation && index + 1 < tokens.count {
      let next = tokens[index + 1]
      guard next.range.lowerBound == token.range.upperBound else { continue }
      let both = token.range.lowerBound..<next.range.upperBound
      switch token.text {
      case "@" where attributes.contains(next.text):
        found.append((both.lowerBound..<(end(ofArgumentsAt: index + 2, in: tokens, behind: next)), ""))
      case "@" where next.text == "NSManaged":
        found.append(managedMethod(at: index, in: tokens) ?? (both, "@_Managed"))
      case "@" where programs.contains(next.text): found.append((both, "@main"))
      case "#" where next.text == "selector" && !isOfProperty(tokens[(index + 2)...]):
        found.append((both, "Selector"))
      // TipKit's macro makes what a closure says already.
      case "#" where next.text == "Rule": found.append((both, "Rule"))
      case "#" where next.text == "keyPath":
        if let path = keyPath(at: index, in: tokens) { found.append(path) }
      default: break
      }
    }
    return found
  }

  /// `#keyPath(Note.owner.name)` is the text `owner.name`; the types before it begin with capitals.
  private static func keyPath(at index: Int, in tokens: [Token]) -> (range: Range<Int>, word: String)? {
    let behind = tokens[(index + 2)...].prefix(Token.mostAhead)
    guard behind.first?.text == "(", let close = behind.firstIndex(where: { $0.text == ")" }) else {
      return nil
    }
    let (inside, end) = (behind[..<close], behind[close])
    let words = inside.dropFirst().filter { $0.kind == .identifier }.map { $0.text.filter { $0 != "`" } }
    let names = words.drop { $0.first?.isUppercase ?? false }
    guard !names.isEmpty else { return nil }
    return (tokens[index].range.lowerBound..<end.range.upperBound, "\"\(names.joined(separator: "."))\"")
  }

  /// Returns the end of `(name:)` of `@objc(name:)`, on its line.
  private static func end(ofArgumentsAt index: Int, in tokens: [Token], behind word: Token) -> Int {
    guard index < tokens.count, tokens[index].text == "(",
      tokens[index].range.lowerBound == word.range.upperBound
    else { return word.range.upperBound }
    let line = tokens[index...].prefix(Token.mostAhead).prefix { $0.kind != .newline }
    return line.first { $0.text == ")" }?.range.upperBound ?? word.range.upperBound
  }

  /// A method such as `@NSManaged func addToNotes(_ value: Note)`, with a macro and an empty body, which the macro fills. The
  /// macro's name is so much shorter that the body has room on the line, whose words move to the left. Nil for a property.
  private static func managedMethod(at index: Int, in tokens: [Token]) -> (range: Range<Int>, word: String)? {
    let behind = tokens[(index + 2)...].prefix(Token.mostAhead)
    guard behind.first(where: { $0.text == "var" || $0.text == "func" })?.text == "func" else { return nil }
    var (word, depth, isOver) = ("@_Calls", 0, false)
    var end = tokens[index + 1].range.upperBound
    for token in behind {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      isOver =
        depth <= 0
        && (token.kind == .newline || token.kind == .comment || ["{", "}", ";"].contains(token.text))
      if isOver { break }
      // A declaration over several lines stays as it is, and the compiler says what it lacks.
      if token.kind == .newline { return nil }
      word += String(repeating: " ", count: token.range.lowerBound - end) + token.text
      end = token.range.upperBound
    }
    guard isOver || behind.endIndex == tokens.endIndex else { return nil }
    return (tokens[index].range.lowerBound..<end, word + " {}")
  }

  /// `#selector(getter: …)` names no function. The compiler says what is wrong with it here.
  private static func isOfProperty(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.prefix(3).map(\.text)
    return words.count == 3 && ["getter", "setter"].contains(words[1]) && words[2] == ":"
  }
}
