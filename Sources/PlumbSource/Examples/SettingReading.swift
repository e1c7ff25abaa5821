import Foundation
import PlumbMacroExpansion

/// Reads `@Setting("Spacing", 0...40, step: 1) var spacing: CGFloat = 8`. Its arguments are literals, so no code is
/// run.
struct SettingReading {
  let text: Statements
  let path: String

  /// An argument of a call: its label, and the tokens of its value.
  typealias Argument = (label: String?, value: Range<Int>)

  /// - Parameter at: the token `@`.
  /// - Returns: the setting, and the tokens of its declaration.
  func setting(at: Int) throws -> (setting: ExampleSetting, range: Range<Int>) {
    let line = text.line(of: at)
    func problem(_ sentence: String) -> ExampleProblem { ExampleProblem(sentence, path, line: line) }
    guard let open = text.content(behind: at + 1), text.tokens[open].text == "(",
      let close = text.closing(open)
    else { throw problem("@Setting needs a label in parentheses.") }
    let (name, type, value, end) = try declaration(behind: close, problem)
    let arguments = arguments(open, close)
    guard let first = arguments.first, first.label == nil, first.value.count == 1,
      let label = literal(text.text(first.value))
    else { throw problem("The first argument of @Setting is its label, a string.") }
    let omitted = arguments.first { $0.label == "omitted" }.map { text.text($0.value) }
    guard arguments.count > 1, arguments[1].label == nil else {
      guard arguments.count == 1, value == "true" || value == "false" else {
        throw problem("The setting “\(label)” needs a range, a list of choices, or the value true or false.")
      }
      return (
        ExampleSetting(
          label: label, name: name, kind: .toggle, start: value == "true" ? 1 : 0, omitted: nil, line: line),
        at..<end
      )
    }
    let kind: ExampleSetting.Kind
    if text.tokens[arguments[1].value.lowerBound].text == "[" {
      kind = .choices(try choices(arguments[1].value, label, problem))
    } else {
      let step = arguments.first { $0.label == "step" }.map { text.text($0.value) }
      kind = try range(text.text(arguments[1].value), step, value, type, label, problem)
    }
    func number(_ words: String, _ role: String) throws -> Double {
      guard let number = kind.number(of: words) else {
        throw problem("The \(role) of the setting “\(label)”, \(words), is not one of its values.")
      }
      return number
    }
    return (
      ExampleSetting(
        label: label, name: name, kind: kind, start: try number(value, "value"),
        omitted: try omitted.map { try number($0, "omitted value") }, line: line), at..<end
    )
  }

  private func choices(
    _ range: Range<Int>, _ label: String, _ problem: (String) -> ExampleProblem
  ) throws -> [String] {
    let words = text.closing(range.lowerBound).map { arguments(range.lowerBound, $0) } ?? []
    guard words.count > 1 else {
      throw problem("The setting “\(label)” needs at least two choices, written as an array literal.")
    }
    return words.map { text.text($0.value) }
  }

  private func range(
    _ words: String, _ step: String?, _ value: String, _ type: String?, _ label: String,
    _ problem: (String) -> ExampleProblem
  ) throws -> ExampleSetting.Kind {
    let bounds = words.components(separatedBy: "...").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard bounds.count == 2, let lowest = bounds[0], let highest = bounds[1],
      let step = step.flatMap(Double.init)
    else {
      throw problem(
        "The setting “\(label)” needs its range and its step in numbers, such as 0...40, step: 1.")
    }
    guard lowest < highest, step > 0, step <= highest - lowest else {
      throw problem("The range of the setting “\(label)” goes up, by steps that are in it.")
    }
    let isWhole = type.map { $0.contains("Int") } ?? !value.contains(".")
    return .range(lowest: lowest, highest: highest, step: step, isWhole: isWhole)
  }

  // MARK: Words

  private func declaration(
    behind close: Int, _ problem: (String) -> ExampleProblem
  ) throws -> (name: String, type: String?, value: String, end: Int) {
    var index = text.content(behind: close)
    while let word = index, ["private", "fileprivate", "internal"].contains(text.tokens[word].text) {
      index = text.content(behind: word)
    }
    guard let word = index, text.tokens[word].text == "var", let name = text.content(behind: word),
      var equals = text.content(behind: name)
    else { throw problem("@Setting stands before a var with a value.") }
    let start = equals
    while equals < text.tokens.count, text.tokens[equals].text != "=", text.tokens[equals].kind != .newline {
      equals += 1
    }
    var end = equals + 1
    while end < text.tokens.count, text.tokens[end].kind != .newline, text.tokens[end].kind != .comment,
      text.tokens[end].text != ";"
    {
      end += 1
    }
    guard equals < text.tokens.count, text.tokens[equals].text == "=", end > equals + 1 else {
      throw problem("@Setting stands before a var with a value.")
    }
    return (
      text.tokens[name].text, start < equals ? text.text(start + 1..<equals) : nil,
      text.text(equals + 1..<end), end
    )
  }

  func arguments(_ open: Int, _ close: Int) -> [Argument] { text.arguments(open, close) }

  private func literal(_ text: String) -> String? {
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

extension ExampleSetting.Kind {
  /// Returns the number for a value in the source: `VerticalAlignment.center` is the choice `.center`, too.
  fileprivate func number(of words: String) -> Double? {
    switch self {
    case .range(let lowest, let highest, _, _):
      Double(words).flatMap { $0 >= lowest && $0 <= highest ? $0 : nil }
    case .choices(let choices):
      choices.firstIndex {
        $0 == words || $0.hasPrefix(".") && words.hasSuffix($0) || words.hasPrefix(".") && $0.hasSuffix(words)
      }
      .map(Double.init)
    case .toggle: words == "true" ? 1 : words == "false" ? 0 : nil
    }
  }
}

extension Statements {
  /// The line of a token, from 1.
  func line(of index: Int) -> Int {
    1 + source.utf8.prefix(tokens[index].range.lowerBound).count { $0 == UInt8(ascii: "\n") }
  }

  /// The arguments between two brackets, without the lines and comments around them.
  func arguments(_ open: Int, _ close: Int) -> [SettingReading.Argument] {
    var found: [SettingReading.Argument] = []
    var (start, index) = (open + 1, open + 1)
    func isContent(_ index: Int) -> Bool { tokens[index].kind != .newline && tokens[index].kind != .comment }
    func end(_ at: Int) {
      let content = (start..<at).filter(isContent)
      guard let first = content.first, let last = content.last else { return }
      if content.count > 2, tokens[content[1]].text == ":", tokens[first].kind == .identifier {
        found.append((tokens[first].text, content[2]..<last + 1))
      } else {
        found.append((nil, first..<last + 1))
      }
    }
    while index < close {
      if "([{".contains(tokens[index].text), tokens[index].kind == .punctuation, let inner = closing(index) {
        index = inner
      } else if tokens[index].text == "," {
        end(index)
        start = index + 1
      }
      index += 1
    }
    end(close)
    return found
  }
}
