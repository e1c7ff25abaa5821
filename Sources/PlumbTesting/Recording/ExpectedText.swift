import PlumbMacroExpansion

/// The place of the text that an assertion expects: in a closure of its call.
///
///     assertInlineSnapshot(of: value, as: .lines) {
///       """
///       the text
///       """
///     }
struct ExpectedText: Equatable {
  /// The range of the text there now, in UTF-8 bytes; empty where there is no closure yet.
  let range: Range<Int>
  /// The indentation of the line of the call.
  let indentation: String
  /// The text before a new closure.
  let lead: String

  /// Finds the closure of a call.
  ///
  /// - Parameters:
  ///   - line: where the call is, from 1.
  ///   - column: where the call is, in UTF-8 bytes, from 1.
  ///   - function: what is called; `nil` for the first call at that place.
  ///   - closure: which of the closures it is.
  /// - Returns: `nil` where no such call is.
  init?(in source: Statements, line: Int, column: Int, function: String?, closure: InlineClosure) {
    let bytes = Array(source.source.utf8)
    guard let start = Self.start(ofLine: line, in: bytes) else { return nil }
    let place = start + column - 1
    guard
      let first = source.tokens.firstIndex(where: { $0.range.lowerBound >= place }),
      let name = Self.call(of: function, from: first, in: source)
    else { return nil }
    indentation = Self.indentation(of: source.tokens[name].range.lowerBound, in: bytes)
    var last = name
    if let open = source.content(behind: name), source.tokens[open].text == "(" {
      guard let close = source.closing(open) else { return nil }
      if let found = Self.labelled(closure.label, in: open + 1..<close, of: source) {
        (range, lead) = (found, "")
        return
      }
      last = close
    }
    var closures = 0
    while let next = source.content(behind: last) {
      var open = next
      if closures > 0 {
        // The closures behind the first have labels.
        guard source.tokens[next].kind == .identifier, let colon = source.content(behind: next),
          source.tokens[colon].text == ":", let brace = source.content(behind: colon)
        else { break }
        open = brace
      }
      guard source.tokens[open].text == "{" else { break }
      guard let close = source.closing(open) else { return nil }
      let isWanted =
        closures == 0 ? closure.index == 0 : closure.labels.contains(source.tokens[next].text)
      if isWanted {
        range = source.tokens[open].range.lowerBound..<source.tokens[close].range.upperBound
        lead = ""
        return
      }
      (last, closures) = (close, closures + 1)
    }
    guard last != name, closures == closure.index else { return nil }
    let end = source.tokens[last].range.upperBound
    (range, lead) = (end..<end, closures == 0 ? " " : " \(closure.label): ")
  }

  /// The first name, or the first one that is given, behind which there are parentheses or a closure.
  private static func call(of function: String?, from index: Int, in source: Statements) -> Int? {
    (index..<source.tokens.count).first { index in
      let token = source.tokens[index]
      guard token.kind == .identifier, function == nil || token.text == function,
        let next = source.content(behind: index)
      else { return false }
      return ["(", "{"].contains(source.tokens[next].text)
    }
  }

  /// A closure with a label between the parentheses of a call.
  private static func labelled(
    _ label: String, in range: Range<Int>, of source: Statements
  ) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let close = source.closing(index) {
        index = close + 1
        continue
      }
      if source.tokens[index].text == label, let colon = source.content(behind: index),
        source.tokens[colon].text == ":", let open = source.content(behind: colon),
        source.tokens[open].text == "{", let close = source.closing(open)
      {
        return source.tokens[open].range.lowerBound..<source.tokens[close].range.upperBound
      }
      index += 1
    }
    return nil
  }

  /// The closure with a text, as it is in the source.
  func closure(with text: String) -> String {
    let marks = Self.marks(around: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "\(indentation)  \($0)"
    }
    let quote = "\"\"\""
    return """
      \(lead){
      \(indentation)  \(marks)\(quote)
      \(lines.joined(separator: "\n"))
      \(indentation)  \(quote)\(marks)
      \(indentation)}
      """
  }

  /// As many `#` as are needed for a text to have no escapes and no end in it.
  private static func marks(around text: String) -> String {
    var marks = ""
    while text.contains("\\\(marks)") || text.contains("\"\"\"\(marks)") { marks += "#" }
    return marks
  }

  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    var (start, left) = (0, line - 1)
    while left > 0 {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, left) = (end + 1, left - 1)
    }
    return start
  }

  private static func indentation(of place: Int, in bytes: [UInt8]) -> String {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }
}

/// Which closure of a call has the text that is expected.
package struct InlineClosure: Equatable, Sendable {
  /// Its names, also before the source was changed, the newest name first.
  package var labels: [String]
  /// The number of closures behind the parentheses before it.
  package var index: Int

  package init(_ labels: [String], index: Int = 0) { (self.labels, self.index) = (labels, index) }

  var label: String { labels.first ?? "" }
}
