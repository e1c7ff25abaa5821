import PlumbMacroExpansion

/// The code of an example as a person would write it with the values that are set.
package struct PrintedExample: Sendable, Equatable {
  package let code: String
  /// For each line of the code, the line of the example that it was, from 1.
  package let lines: [Int]
}

/// A value as it is printed.
package enum PrintedValue: Sendable, Equatable {
  case number(Double)
  /// A mark in the place of a number, which a page fills in: the number of the setting, and how it is written.
  case slot(Int)
}

/// A mark in printed code: a character for the setting, and one for the form of its number.
package enum PrintedSlot: UInt32, CaseIterable {
  /// As a literal: `8`, `0.5`.
  case plain = 0xE100
  /// Always with a point: `8.0`.
  case decimal
  /// A negative number has parentheses.
  case operand

  package static let firstSetting: UInt32 = 0xE000

  func mark(of setting: Int) -> String {
    [Self.firstSetting + UInt32(setting), rawValue].compactMap(Unicode.Scalar.init).map { String($0) }
      .joined()
  }

  func words(_ number: Double, isWhole: Bool) -> String {
    let isRound = number == number.rounded() && abs(number) < 1e15
    var words = isRound ? "\(Int(number))" : "\((number * 1e6).rounded() / 1e6)"
    if self == .decimal, isRound, !isWhole { words += ".0" }
    return self == .operand && number < 0 ? "(\(words))" : words
  }
}

extension ExampleSource {
  /// The file without its settings.
  ///
  /// - Parameter values: one for each setting. A mark represents a number that is not the omitted one.
  package func code(_ values: [PrintedValue]) -> PrintedExample {
    var printing = ExamplePrinting(self, values)
    printing.print()
    let (text, lines) = printing.edits.result()
    return PrintedExample(code: text, lines: lines)
  }
}

struct ExamplePrinting {
  let example: ExampleSource
  let values: [PrintedValue]
  var edits: SourceEdits

  var text: Statements { example.text }
  var tokens: [Token] { example.text.tokens }

  init(_ example: ExampleSource, _ values: [PrintedValue]) {
    (self.example, self.values, edits) = (example, values, SourceEdits(example.text.source))
  }

  mutating func print() {
    removeImport()
    example.declarations.forEach { removeDeclaration($0) }
    decide()
    decideTernaries()
    for index in example.body where edits.isKept(tokens[index]) {
      if let setting = setting(at: index), isOmitted(setting) { omit(index) }
    }
    leaveOut()
    for index in example.body where edits.isKept(tokens[index]) {
      if tokens[index].kind == .string {
        replaceInString(index)
      } else if let setting = setting(at: index) {
        replace(index, setting)
      }
    }
  }

  /// Arguments that go, by the parenthesis of their call.
  var omitted: [Int: [Range<Int>]] = [:]

  // MARK: What is no part of the code

  private mutating func removeImport() {
    for index in tokens.indices.dropLast()
    where tokens[index].text == "import" && tokens[index + 1].text == "PlumbGuide" {
      edits.remove(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
    }
  }

  /// With the comment behind it, and those in the lines above it.
  private mutating func removeDeclaration(_ range: Range<Int>) {
    var (start, end) = (range.lowerBound, range.upperBound)
    if end < tokens.count, tokens[end].kind == .comment { end += 1 }
    while start >= 2, tokens[start - 1].kind == .newline, tokens[start - 2].kind == .comment,
      edits.isFirstInLine(tokens[start - 2].range.lowerBound)
    {
      start -= 2
    }
    for index in start..<end { edits.remove(tokens[index].range) }
    edits.remove(tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound)
  }

  // MARK: Uses

  /// The setting whose value is at a token: not a member, and not the label of an argument.
  func setting(at index: Int) -> Int? {
    guard tokens[index].kind == .identifier,
      let setting = example.settings.firstIndex(where: { $0.name == tokens[index].text })
    else { return nil }
    let before = text.content(before: index).map { tokens[$0].text } ?? ""
    if before.hasSuffix("."), !before.hasSuffix(".."), !isOfSelf(index) { return nil }
    let behind = text.content(behind: index).map { tokens[$0].text } ?? ""
    if behind == ":", ["(", ",", "["].contains(before) { return nil }
    return setting
  }

  /// Returns whether `self.` precedes it.
  func isOfSelf(_ index: Int) -> Bool {
    guard let point = text.content(before: index), tokens[point].text == ".",
      let owner = text.content(before: point)
    else { return false }
    return tokens[owner].text == "self"
  }

  /// The first token of a use: `self`, or the name.
  func start(_ index: Int) -> Int {
    isOfSelf(index) ? text.content(before: index).flatMap { text.content(before: $0) } ?? index : index
  }

  func isOmitted(_ setting: Int) -> Bool {
    guard case .number(let number) = values[setting], let omitted = example.settings[setting].omitted else {
      return false
    }
    return abs(number - omitted) < 1e-9
  }

  /// Returns the value of a switch; `nil` for other settings.
  func truth(of setting: Int) -> Bool? {
    guard example.settings[setting].kind == .toggle, case .number(let number) = values[setting] else {
      return nil
    }
    return number != 0
  }

  private mutating func replace(_ index: Int, _ setting: Int) {
    if isOfSelf(index) {
      edits.remove(tokens[start(index)].range.lowerBound..<tokens[index].range.lowerBound)
    }
    edits.replace(tokens[index], by: words(of: setting, form(at: index)))
  }

  func words(of setting: Int, _ form: PrintedSlot) -> String {
    let isWhole =
      if case .range(_, _, _, let isWhole) = example.settings[setting].kind { isWhole } else { false }
    switch (values[setting], example.settings[setting].kind) {
    case (.slot, _): return (isWhole && form == .decimal ? .plain : form).mark(of: setting)
    case (.number(let number), .choices(let words)): return words[min(max(0, Int(number)), words.count - 1)]
    case (.number(let number), .toggle): return number != 0 ? "true" : "false"
    case (.number(let number), .range): return form.words(number, isWhole: isWhole)
    }
  }

  /// A literal takes its type from what is around it. Where that says nothing, the point says that it is no whole number.
  private func form(at index: Int) -> PrintedSlot {
    let before = text.content(before: start(index)).map { tokens[$0] }
    let behind = text.content(behind: index).map { tokens[$0].text } ?? ""
    if behind.hasPrefix("."), !behind.hasPrefix("..") { return .decimal }
    if before?.text == "=" { return .decimal }
    if let before, before.kind == .operator, !["=", "?", "."].contains(before.text) { return .operand }
    return .plain
  }

  /// `"\(count) trains"` is `"3 trains"`; other values stay in parentheses.
  private mutating func replaceInString(_ index: Int) {
    var string = tokens[index].text
    let isRaw = string.hasPrefix("#")
    for (number, setting) in example.settings.enumerated() where !isRaw {
      let hole = "\\(\(setting.name))"
      guard string.contains(hole) else { continue }
      string = string.replacingOccurrences(of: hole, with: interpolated(number))
    }
    if string.contains("\\(") { string = replacedInside(string) }
    if string != tokens[index].text { edits.replace(tokens[index], by: string) }
  }

  private func interpolated(_ setting: Int) -> String {
    switch example.settings[setting].kind {
    case .range(let lowest, let highest, _, true) where lowest > -1000 && highest < 1000:
      return words(of: setting, .plain)
    case .choices(let choices) where choices.allSatisfy { $0.isPlainString }:
      return String(words(of: setting, .plain).dropFirst().dropLast())
    default: return "\\(\(words(of: setting, .decimal)))"
    }
  }

  /// Names within longer interpolations: `\(count + 1)`.
  private func replacedInside(_ string: String) -> String {
    var (result, rest) = ("", string[...])
    while let open = rest.range(of: "\\(") {
      result += rest[..<open.upperBound]
      rest = rest[open.upperBound...]
      var depth = 1
      let end = rest.firstIndex { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      }
      guard let end else { break }
      let inner = Statements(String(rest[..<end]))
      var edits = SourceEdits(inner.source)
      for index in inner.tokens.indices where inner.tokens[index].kind == .identifier {
        let isMember = inner.content(before: index).map { inner.tokens[$0].text.hasSuffix(".") } ?? false
        let isLabel = inner.content(behind: index).map { inner.tokens[$0].text == ":" } ?? false
        guard !isMember, !isLabel,
          let setting = example.settings.firstIndex(where: { $0.name == inner.tokens[index].text })
        else { continue }
        edits.replace(inner.tokens[index], by: words(of: setting, .decimal))
      }
      result += edits.result().text.dropLast()
      rest = rest[end...]
    }
    return result + rest
  }
}

extension String {
  /// Whether it is a literal of one line without escapes.
  fileprivate var isPlainString: Bool {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") && !hasPrefix("\"\"\"") && !contains("\\")
  }
}
