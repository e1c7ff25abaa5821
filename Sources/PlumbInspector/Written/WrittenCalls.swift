import PlumbMacroExpansion

/// The calls of views in the files of a source, as they are written, by the lines on which they begin: `Card.swift:12`.
///
/// A view knows its line from the call that made it. This is for the words on that line.
package struct WrittenCalls {
  private var calls: [String: [WrittenCall]] = [:]
  /// The place of each call by the name of its view; `nil` where there are several.
  private var onlyPlaces: [String: String?] = [:]
  /// The types that the source declares.
  private var types: Set<String> = []
  /// The lines with a call of a modifier.
  private var modifiers: Set<String> = []

  /// - Parameter files: their names and what is in them.
  package init(_ files: [(name: String, text: String)]) {
    for file in files { read(Statements(file.text), file.name) }
  }

  /// Adds to each view of a traced tree how it is written, for the causes of a difference.
  package func added(to tree: InspectedTree) -> InspectedTree {
    var copy = tree
    add(to: &copy.root)
    return copy
  }

  private func add(to node: inout InspectedNode) {
    if node.steps != nil, let place = node.source, !node.isPart, !node.isModifier {
      node.written = written(node.name, at: place)
    }
    for index in node.children.indices { add(to: &node.children[index]) }
  }

  /// The call of a view of a name at a place, and its modifiers; nothing where there are several.
  private func written(_ name: String, at place: String) -> [String] {
    let meant = (calls[place] ?? []).filter { $0.isOf(name) }.map(\.parts)
    return meant.count == 1 ? meant[0] : []
  }

  /// The place of the only call of a type that the source declares; `nil` where there are none or several.
  package func onlyPlace(of name: String) -> String? {
    types.contains(name) ? onlyPlaces[name] ?? nil : nil
  }

  /// Whether a view or a modifier is called on a line, such as "Card.swift:12" or "12".
  package func hasCall(at line: String) -> Bool {
    let isThere = { (place: String) in place == line || place.hasSuffix(":\(line)") }
    return calls.keys.contains(where: isThere) || modifiers.contains(where: isThere)
  }

  private mutating func read(_ tokens: Statements, _ file: String) {
    let bytes = Array(tokens.source.utf8)
    var (line, behind) = (1, 0)
    // A call behind another one is a modifier of it, and is read with it.
    var chained: Set<Int> = []
    for (index, token) in tokens.tokens.enumerated() where token.kind == .identifier {
      line += bytes[behind..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      behind = token.range.lowerBound
      if index > 0, ["struct", "class", "enum", "actor"].contains(tokens.tokens[index - 1].text) {
        types.insert(token.text)
        continue
      }
      guard !tokens.isType(index), let end = tokens.end(ofCall: index) else { continue }
      let place = "\(file):\(line)"
      if token.text.first?.isUppercase ?? false, !chained.contains(index) {
        let modifiers = tokens.modifiers(behind: end)
        chained.formUnion(modifiers.map(\.lowerBound))
        calls[place, default: []].append(WrittenCall(index..<end, modifiers: modifiers, in: tokens))
        onlyPlaces[token.text] = .some(onlyPlaces.keys.contains(token.text) ? nil : place)
      } else if index > 0, tokens.tokens[index - 1].text == "." {
        modifiers.insert(place)
      }
    }
  }
}

extension Statements {
  /// Whether a name before a brace is a type, as in `some View {` and `extension Card {`.
  fileprivate func isType(_ name: Int) -> Bool {
    guard name + 1 < tokens.count, tokens[name + 1].text == "{", let before = content(before: name) else {
      return false
    }
    return [
      ":", ">", "&", "some", "any", "is", "as", "extension", "struct", "class", "enum", "actor", "protocol",
    ]
    .contains(tokens[before].text)
  }

  /// The first token behind a call with a name at an index; `nil` where there is no call.
  fileprivate func end(ofCall name: Int) -> Int? {
    var (end, isCall) = (behindTypes(name + 1), false)
    if end < tokens.count, tokens[end].text == "(", let close = closing(end) {
      (end, isCall) = (close + 1, true)
    }
    // Trailing closures: the first has no label.
    var next = content(from: end)
    while next < tokens.count {
      if tokens[next].text == "{", let close = closing(next) {
        (end, isCall) = (close + 1, true)
      } else if isCall, tokens[next].kind == .identifier, let colon = content(behind: next),
        tokens[colon].text == ":",
        let open = content(behind: colon), tokens[open].text == "{", let close = closing(open)
      {
        end = close + 1
      } else {
        break
      }
      next = content(from: end)
    }
    return isCall ? end : nil
  }

  /// The calls of modifiers behind a call, each from its name on.
  fileprivate func modifiers(behind end: Int) -> [Range<Int>] {
    var (found, end) = ([Range<Int>](), end)
    while true {
      let dot = content(from: end)
      guard dot + 1 < tokens.count, tokens[dot].text == ".", let next = self.end(ofCall: dot + 1) else {
        return found
      }
      found.append(dot + 1..<next)
      end = next
    }
  }

  /// Behind "<Int>".
  private func behindTypes(_ index: Int) -> Int {
    guard index < tokens.count, tokens[index].text == "<" else { return index }
    var at = index
    while at < tokens.count, at < index + 60, tokens[at].kind != .newline {
      if tokens[at].text.hasPrefix(">") { return at + 1 }
      at += 1
    }
    return index
  }

  /// The first token at or behind an index that is neither a comment nor the end of a line, or else the end.
  private func content(from index: Int) -> Int {
    var index = index
    while index < tokens.count, [.newline, .comment].contains(tokens[index].kind) { index += 1 }
    return index
  }
}
