import PlumbMacroExpansion

/// Conditions that a switch answers: of each only what holds is printed.
extension ExamplePrinting {
  private struct Branch {
    /// `else`, which is not there in the first one.
    var keyword: Int?
    /// `if`, which is not there in a last `else`.
    var ifWord: Int?
    var open: Int
    var close: Int
    /// The value of a switch; `nil` where the condition is something else.
    var truth: Bool?
  }

  /// Replaces each `if` of a switch with the branch that holds.
  mutating func decide() {
    for index in example.body where tokens[index].text == "if" && edits.isKept(tokens[index]) {
      let before = text.content(before: index).map { tokens[$0].text }
      if before == "else" || before == "#" { continue }
      let branches = branches(from: index)
      if branches.contains(where: { $0.ifWord != nil && $0.truth != nil }) { decide(branches) }
    }
  }

  private func branches(from first: Int) -> [Branch] {
    var (found, index, keyword): ([Branch], Int?, Int?) = ([], first, nil)
    while let word = index {
      let isIf = tokens[word].text == "if"
      guard
        let open = isIf
          ? (word..<tokens.count).first(where: { tokens[$0].text == "{" && !isInParentheses($0, word) })
          : word,
        tokens[open].text == "{", let close = text.closing(open)
      else { break }
      found.append(
        Branch(
          keyword: keyword, ifWord: isIf ? word : nil, open: open, close: close,
          truth: isIf ? condition(word + 1..<open) : true))
      guard let next = text.content(behind: close), tokens[next].text == "else" else { break }
      (keyword, index) = (next, text.content(behind: next))
    }
    return found
  }

  private func isInParentheses(_ index: Int, _ word: Int) -> Bool {
    text.parenthesis(around: index).map { $0 > word } ?? false
  }

  /// `hasSecond` or `!hasSecond`.
  private func condition(_ range: Range<Int>) -> Bool? {
    let words = range.filter { tokens[$0].kind != .newline && tokens[$0].kind != .comment }
    guard let last = words.last, let setting = setting(at: last), let truth = truth(of: setting) else {
      return nil
    }
    let ahead = words.dropLast().map { tokens[$0].text }.joined()
    return switch ahead {
    case "", "self.": truth
    case "!", "!self.": !truth
    default: nil
    }
  }

  private mutating func decide(_ branches: [Branch]) {
    var kept: [Branch] = []
    for branch in branches where branch.ifWord == nil || branch.truth != false {
      kept.append(branch)
      if branch.ifWord == nil || branch.truth == true { break }
    }
    let all = bytes(branches[0].ifWord ?? branches[0].open, branches[branches.count - 1].close)
    guard let first = kept.first else { return edits.remove(all) }
    if first.ifWord == nil || first.truth == true { return unwrap(first, in: all) }
    // Conditions of other kinds stay.
    edits.remove(all.lowerBound..<tokens[first.ifWord ?? first.open].range.lowerBound)
    for (number, branch) in kept.enumerated().dropFirst() {
      edits.remove(
        tokens[kept[number - 1].close].range
          .upperBound..<tokens[branch.keyword ?? branch.open].range.lowerBound)
      if branch.truth == true, let word = branch.ifWord {
        edits.remove(tokens[word].range.lowerBound..<tokens[branch.open].range.lowerBound)
      }
      // A blank between the brace and the keyword.
      insertBlank(before: branch.keyword ?? branch.open)
    }
    edits.remove(tokens[kept[kept.count - 1].close].range.upperBound..<all.upperBound)
  }

  private mutating func insertBlank(before index: Int) {
    edits.replace(tokens[index], by: " " + tokens[index].text)
  }

  /// Leaves only what is between the braces.
  private mutating func unwrap(_ branch: Branch, in all: Range<Int>) {
    let (open, close) = (tokens[branch.open].range, tokens[branch.close].range)
    edits.remove(all.lowerBound..<open.upperBound)
    edits.remove(close.lowerBound..<all.upperBound)
    guard let content = text.content(behind: branch.open), content < branch.close else { return }
    let (own, inner) = (
      edits.indentation(at: all.lowerBound), edits.indentation(at: tokens[content].range.lowerBound)
    )
    if edits.isFirstInLine(tokens[content].range.lowerBound), inner > own {
      edits.outdent(open.upperBound..<close.lowerBound, by: inner - own)
    } else {
      // One line: without the blanks inside the braces.
      edits.remove(open.upperBound..<tokens[branch.open + 1].range.lowerBound)
      edits.remove(tokens[branch.close - 1].range.upperBound..<close.lowerBound)
    }
  }

  /// `hasSecond ? 1 : 0` is `1` or `0`.
  mutating func decideTernaries() {
    for index in example.body where edits.isKept(tokens[index]) {
      guard let setting = setting(at: index), let value = truth(of: setting),
        let question = text.content(behind: index), tokens[question].text == "?"
      else { continue }
      var (colon, end, depth) = (nil as Int?, question, 0)
      var at = question + 1
      while at < example.body.upperBound {
        let word = tokens[at].text
        if "([{".contains(word), tokens[at].kind == .punctuation, let close = text.closing(at) {
          at = close
        } else if word == "?" {
          depth += 1
        } else if word == ":" {
          if depth == 0 { if colon == nil { colon = at } else { break } } else { depth -= 1 }
        } else if [",", ")", "]", "}", ";"].contains(word) {
          break
        } else if tokens[at].kind == .newline, colon != nil, !goesOn(at) {
          break
        }
        if tokens[at].kind != .newline && tokens[at].kind != .comment { end = at }
        at += 1
      }
      guard let colon, colon < end, let first = text.content(behind: question),
        let second = text.content(behind: colon), let last = text.content(before: colon)
      else { continue }
      var from = start(index)
      var truth = value
      if let sign = text.content(before: from), tokens[sign].text == "!" { (from, truth) = (sign, !truth) }
      let from0 = tokens[from].range.lowerBound
      if truth {
        edits.remove(from0..<tokens[first].range.lowerBound)
        edits.remove(tokens[last].range.upperBound..<tokens[end].range.upperBound)
      } else {
        edits.remove(from0..<tokens[second].range.lowerBound)
      }
    }
  }

  private func goesOn(_ newline: Int) -> Bool {
    let (before, behind) = (text.content(before: newline), text.content(behind: newline))
    return [before, behind].contains {
      $0.map { tokens[$0].kind == .operator || tokens[$0].text == ":" } ?? false
    }
  }

  private func bytes(_ first: Int, _ last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }
}
