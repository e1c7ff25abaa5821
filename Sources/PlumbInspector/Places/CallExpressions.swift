import PlumbMacroExpansion

extension CallReader {
  /// The arguments and closures behind a name.
  struct Call {
    var arguments: [(label: String, range: Range<Int>)] = []
    /// The insides of closures, with the label of each.
    var closures: [(label: String, range: Range<Int>)] = []
    var isThere = false
    /// Behind the call.
    var end: Int

    func has(_ label: String) -> Bool { (arguments + closures).contains { $0.label == label } }
  }

  /// A view with its modifiers, and the token behind it; `nil` for what is none.
  mutating func expression(_ range: Range<Int>) -> (SourceContent, end: Int)? {
    guard var index = range.first, tokens.tokens[index].kind == .identifier else { return nil }
    if ["try", "await"].contains(text(index)) { index = tokens.content(behind: index) ?? index }
    guard var (content, end) = base(index, range.upperBound) else { return nil }
    let own = index..<end
    var modifiers: [Range<Int>] = []
    while let (name, at) = member(behind: end, range.upperBound) {
      let call = call(behind: at + 1, range.upperBound)
      if !call.isThere {
        // A property of a value, such as `configuration.label`, may be any view.
        guard case .member = content else { return nil }
        (content, end) = (.member("\(text(at - 2)).\(name)", of: type), at + 1)
        continue
      }
      content = modifier(name, at, call, around: content)
      end = call.end
      modifiers.append(at..<end)
    }
    code.add(WrittenCall(own, modifiers: modifiers, in: tokens), at: place(of: index))
    return (content, end)
  }

  /// The first token at or behind an index that is neither a comment nor the end of a line, or else the end.
  private func content(from index: Int, _ end: Int) -> Int {
    var index = index
    while index < end, [.newline, .comment].contains(tokens.tokens[index].kind) { index += 1 }
    return index
  }

  private func member(behind index: Int, _ end: Int) -> (name: String, at: Int)? {
    let dot = content(from: index, end)
    guard dot < end, text(dot) == ".", dot + 1 < end, tokens.tokens[dot + 1].kind == .identifier else {
      return nil
    }
    return (text(dot + 1), dot + 1)
  }

  /// The view before the modifiers.
  private mutating func base(_ start: Int, _ end: Int) -> (SourceContent, end: Int)? {
    var (index, name) = (start, text(start))
    if let shaped, shaped.name == name { return (shaped.content, start + 1) }
    if name == "self", type == SourceCode.anyView { return (.member(name, of: type), start + 1) }
    if ["self", "Self"].contains(name) {
      guard let (member, at) = member(behind: index + 1, end) else { return nil }
      (index, name) = (at, member)
    }
    guard name.first?.isUppercase ?? false else {
      let call = call(behind: index + 1, end)
      // In an extension of `View` a modifier is called on the view itself.
      if call.isThere, type == SourceCode.anyView {
        return (modifier(name, index, call, around: .member("self", of: type)), call.end)
      }
      if let local = locals[name], !call.isThere { return (local, index + 1) }
      if call.isThere { noteGiven(to: name, call) }
      return (.member(name, of: type), call.isThere ? call.end : index + 1)
    }
    // "SwiftUI.Text": the last name counts.
    while let (member, at) = member(behind: index + 1, end), member.first?.isUppercase ?? false {
      (index, name) = (at, member)
    }
    let called = call(behind: behindTypes(index + 1, end), end)
    if called.isThere { return (view(name, start, called), called.end) }
    guard let (detail, at) = member(behind: index + 1, end) else { return (.unknown, index + 1) }
    // A value of a type: `Color.red`, `Text.init("a")`.
    let call = call(behind: at + 1, end)
    let words = detail == "init" ? call.words(tokens) : nil
    let view = SourceView(name: name, place: place(of: start), detail: detail, words: words)
    let content = SourceContent.anyOf([.view(code.add(view)), .foreign])
    return (content, call.isThere ? call.end : at + 1)
  }

  /// Behind "<Int>".
  private func behindTypes(_ index: Int, _ end: Int) -> Int {
    guard index < end, text(index) == "<" else { return index }
    var at = index
    while at < end, at < index + 60, tokens.tokens[at].kind != .newline {
      if text(at).hasPrefix(">") { return at + 1 }
      at += 1
    }
    return index
  }

  private func call(behind index: Int, _ end: Int) -> Call {
    var call = Call(end: index)
    if index < end, text(index) == "(", let close = tokens.closing(index) {
      (call.isThere, call.end) = (true, close + 1)
      call.arguments = arguments(index + 1..<close)
    }
    var (label, next) = ("", content(from: call.end, end))
    while next < end {
      if text(next) == "{", let close = tokens.closing(next) {
        call.closures.append((label, next + 1..<close))
        (call.isThere, call.end, label) = (true, close + 1, "")
        next = content(from: call.end, end)
      } else if call.isThere, !call.closures.isEmpty, label.isEmpty, tokens.tokens[next].kind == .identifier,
        next + 1 < end, text(next + 1) == ":"
      {
        (label, next) = (text(next), content(from: next + 2, end))
      } else {
        break
      }
    }
    return call
  }

  func arguments(_ range: Range<Int>) -> [(label: String, range: Range<Int>)] {
    var (found, start, index) = ([(label: String, range: Range<Int>)](), range.lowerBound, range.lowerBound)
    func end(_ end: Int) {
      var first = content(from: start, end)
      guard first < end else { return }
      var label = ""
      if first + 1 < end, tokens.tokens[first].kind == .identifier, text(first + 1) == ":" {
        (label, first) = (text(first), content(from: first + 2, end))
      }
      var last = end
      while last > first, [.newline, .comment].contains(tokens.tokens[last - 1].kind) { last -= 1 }
      if first < last { found.append((label, first..<last)) }
    }
    while index < range.upperBound {
      if text(index) == "," {
        end(index)
        start = index + 1
      } else if ["(", "[", "{"].contains(text(index)) {
        index = tokens.closing(index) ?? index
      }
      index += 1
    }
    end(range.upperBound)
    return found
  }
}

extension CallReader.Call {
  /// The labels of strings that a view shows or has as its detail. Other strings with a label are values.
  private static let shown: Set = ["", "systemName", "verbatim", "decorative"]

  /// The string literal that is the first argument, and what the view shows.
  func words(_ tokens: Statements) -> SourceWords? {
    guard let (label, range) = arguments.first, Self.shown.contains(label) else { return nil }
    return Self.words(range, tokens)
  }

  /// The string literal that an argument with a label is.
  func words(of label: String, _ tokens: Statements) -> SourceWords? {
    arguments.first { $0.label == label }.flatMap { Self.words($0.range, tokens) }
  }

  private static func words(_ range: Range<Int>, _ tokens: Statements) -> SourceWords? {
    guard range.count == 1, tokens.tokens[range.lowerBound].kind == .string else { return nil }
    return SourceWords(tokens.tokens[range.lowerBound].text)
  }
}
