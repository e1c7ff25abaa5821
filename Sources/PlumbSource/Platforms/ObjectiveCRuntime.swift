import PlumbMacroExpansion

/// Code for Objective-C's runtime.
enum ObjectiveCRuntime {
  /// Whether the branch behind a condition sends a message whose name is a text, as in `perform(Selector(("run")))`: no object here
  /// answers one, and the compiler finds the method of no `AnyObject`.
  static func sendsMessage(behind condition: [Token], in tokens: [Token]) -> Bool {
    guard let last = condition.last,
      var place = tokens.firstIndex(where: { $0.range.lowerBound >= last.range.upperBound })
    else { return false }
    var depth = 0
    while place < tokens.count {
      if tokens[place].text == "#", place + 1 < tokens.count {
        switch tokens[place + 1].text {
        case "if": depth += 1
        case "endif" where depth > 0: depth -= 1
        case "endif", "else", "elseif": if depth == 0 { return false }
        default: break
        }
      }
      if message.elementsEqual(tokens[place...].prefix(message.count).map(\.text)) { return true }
      place += 1
    }
    return false
  }

  private static let message = ["perform", "(", "Selector", "(", "("]

  /// The names `NSObject` of superclasses whose subclasses override `observeValue`. A class of the same length that has the function
  /// takes their place.
  static func superclassesOfWatchers(in tokens: [Token]) -> [Range<Int>] {
    let content = tokens.filter { $0.kind != .newline && $0.kind != .comment }
    var found: [Range<Int>] = []
    for index in content.indices where content[index].text == "observeValue" {
      let words = content[..<index].suffix(6).map(\.text)
      guard words.last == "func", words.contains("override"),
        let open = brace(around: index, in: content),
        let word = content[..<open].suffix(Token.mostAhead).lastIndex(where: { $0.text == "class" })
      else { continue }
      let header = content[word..<open]
      guard let colon = header.firstIndex(where: { $0.text == ":" }), content[colon + 1].text == "NSObject"
      else { continue }
      found.append(content[colon + 1].range)
    }
    return found
  }

  private static func brace(around index: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for place in tokens[..<index].indices.reversed() {
      if tokens[place].text == "}" { depth += 1 }
      guard tokens[place].text == "{" else { continue }
      if depth == 0 { return place }
      depth -= 1
    }
    return nil
  }
}
