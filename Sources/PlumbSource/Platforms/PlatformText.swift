import PlumbMacroExpansion

/// A text in which conditions of `#if` have a platform's answers, each in the place of its question, and words for
/// Objective-C are others.
///
/// `#if os(iOS) && DEBUG` becomes `#if (true ) && DEBUG`: as many bytes, and each line in its place, so that what the
/// compiler says of the text holds for the file.
struct PlatformText {
  /// The file's own text, and the one that is compiled.
  let own: String
  let text: String

  /// `nil` for a text that is compiled unchanged.
  ///
  /// - Parameters:
  ///   - modules: those that can be imported there, and not where this is compiled.
  ///   - words: of the module's files.
  init?(
    _ own: String, on platform: SourcePlatform, having modules: Set<String> = [], _ words: ModuleWords? = nil
  ) {
    // Cutting a text into tokens takes longer than to see that there is nothing.
    guard platform != .linux,
      own.contains("#if") || own.contains("#elseif") || ObjectiveCWords.mayBe(in: own)
        || StatedConformances.mayBe(in: own) || OptionalRequirements.mayBe(in: own)
        || words?.mayBe(in: own) ?? false
    else { return nil }
    var bytes = Array(own.utf8)
    let tokens = Lexer.tokens(of: own)
    var isChanged = false
    for condition in Conditions(of: tokens) {
      for question in Self.questions(in: condition) {
        let isThere = question.word == "canImport" && modules.contains(question.argument)
        let isForRuntime =
          question.word == "canImport" && question.argument == "ObjectiveC"
          && ObjectiveCRuntime.sendsMessage(behind: condition, in: tokens)
        let known = platform.answer(to: question.word, question.argument)
        guard let answer = isThere ? true : isForRuntime ? false : known else { continue }
        isChanged = Self.write(answer, over: question.range, of: &bytes) || isChanged
      }
    }
    let renamed = words?.replacements(in: own, tokens) ?? []
    for (range, word) in ObjectiveCWords.replacements(in: tokens) + renamed {
      for place in range { bytes[place] = UInt8(ascii: " ") }
      bytes.replaceSubrange((range.upperBound - word.utf8.count)..<range.upperBound, with: word.utf8)
      isChanged = true
    }
    let spaces = StatedConformances.ranges(in: tokens) + OptionalRequirements.ranges(in: tokens)
    for place in spaces.joined() where bytes[place] != UInt8(ascii: "\n") {
      bytes[place] = UInt8(ascii: " ")
      isChanged = true
    }
    for (place, word) in words?.overrides.insertions(in: own) ?? [] {
      bytes.insert(contentsOf: word.utf8, at: place)
      isChanged = true
    }
    guard isChanged else { return nil }
    (self.own, text) = (own, String(decoding: bytes, as: UTF8.self))
  }

  /// The same of what is left of a file, if parts of it are left out.
  init?(
    _ own: String, leaving rest: String, on platform: SourcePlatform, _ words: ModuleWords? = nil
  ) {
    let changed = PlatformText(rest, on: platform, words)
    guard changed != nil || rest != own else { return nil }
    (self.own, text) = (own, changed?.text ?? rest)
  }

  /// The text as the compiler takes it, changed or not.
  static func compiled(_ own: String, on platform: SourcePlatform, _ words: ModuleWords? = nil) -> String {
    PlatformText(own, on: platform, words)?.text ?? own
  }

  private static let questions = ["os", "canImport", "targetEnvironment"]

  private struct Question {
    var word: String
    var argument: String
    /// With its parentheses, in UTF-8 bytes of the file.
    var range: Range<Int>
  }

  private static func questions(in condition: [Token]) -> [Question] {
    condition.indices.compactMap { index in
      guard questions.contains(condition[index].text), index + 3 < condition.count,
        condition[index + 1].text == "(", condition[index + 2].kind == .identifier
      else { return nil }
      var depth = 0
      let end = condition[(index + 1)...].prefix(Token.mostAhead).first { token in
        if token.text == "(" { depth += 1 }
        if token.text == ")" { depth -= 1 }
        return depth == 0
      }
      guard let end else { return nil }
      // What is asked about a part of a module, or a version, the compiler answers for the module that there is.
      let argument = condition[index + 2].text
      let start = condition[index].range.lowerBound
      return Question(word: condition[index].text, argument: argument, range: start..<end.range.upperBound)
    }
  }

  /// Writes `(true )` or `(false)` and spaces, and leaves line breaks where they are: between parentheses a condition goes
  /// on behind them.
  private static func write(_ answer: Bool, over range: Range<Int>, of bytes: inout [UInt8]) -> Bool {
    let word = Array((answer ? "true" : "false").utf8)
    let inside = (range.lowerBound + 1)..<(range.upperBound - 1)
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let room = inside.first { start in
      start + word.count <= inside.upperBound && !bytes[start..<(start + word.count)].contains(where: isBreak)
    }
    guard let room else { return false }
    for place in range where !isBreak(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
    bytes[range.lowerBound] = UInt8(ascii: "(")
    bytes[range.upperBound - 1] = UInt8(ascii: ")")
    bytes.replaceSubrange(room..<(room + word.count), with: word)
    return true
  }
}

extension Token {
  /// The maximum number of tokens of a word and its arguments: thousands of words that look for their ends would take minutes.
  static let mostAhead = 256
}

/// The conditions behind `#if` and `#elseif`: their tokens, without comments and line breaks.
struct Conditions: Sequence, IteratorProtocol {
  private var tokens: ArraySlice<Token>
  private var before: Token?

  init(of tokens: [Token]) { self.tokens = tokens[...] }

  mutating func next() -> [Token]? {
    while let token = tokens.popFirst() {
      let isBehind = before?.text == "#" && before?.range.upperBound == token.range.lowerBound
      before = token
      if isBehind, token.text == "if" || token.text == "elseif" { return condition() }
    }
    return nil
  }

  /// To the end of the line, or of one that follows where parentheses are open.
  private mutating func condition() -> [Token] {
    var (found, depth): ([Token], Int) = ([], 0)
    while let token = tokens.popFirst() {
      switch token.kind {
      case .newline where depth <= 0: return found
      case .newline, .comment: continue
      default: found.append(token)
      }
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if token.text == "#" {
        // An open parenthesis that nobody closes ends at the next directive.
        before = token
        return found
      }
    }
    return found
  }
}
