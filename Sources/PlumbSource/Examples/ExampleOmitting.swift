import PlumbMacroExpansion

/// Arguments that need no words are left out, and modifiers that are left with none.
extension ExamplePrinting {
  /// Marks the argument in which a name is alone.
  mutating func omit(_ index: Int) {
    guard let open = text.parenthesis(around: index), let close = text.closing(open),
      let argument = text.arguments(open, close).first(where: {
        $0.value.upperBound == index + 1 && $0.value.lowerBound == start(index)
      })
    else { return }
    omitted[open, default: []].append(argument.value)
  }

  /// Removes the marked arguments.
  mutating func leaveOut() {
    for (open, values) in omitted {
      guard let close = text.closing(open) else { continue }
      let arguments = text.arguments(open, close)
      let goes = arguments.map { values.contains($0.value) }
      if !goes.contains(false) {
        leaveOutAll(open, close)
        continue
      }
      for (number, argument) in arguments.enumerated() where goes[number] {
        let start = start(of: argument)
        let end = argument.value.upperBound - 1
        if let kept = goes[..<number].lastIndex(of: false) {
          // Behind one that stays: with the comma before it.
          let from = arguments[kept].value.upperBound - 1
          edits.remove(tokens[from].range.upperBound..<tokens[end].range.upperBound)
        } else {
          let next = self.start(of: arguments[number + 1])
          edits.remove(tokens[start].range.lowerBound..<tokens[next].range.lowerBound)
        }
      }
    }
  }

  private func start(of argument: SettingReading.Argument) -> Int {
    guard argument.label != nil, let colon = text.content(before: argument.value.lowerBound),
      let label = text.content(before: colon)
    else { return argument.value.lowerBound }
    return label
  }

  private mutating func leaveOutAll(_ open: Int, _ close: Int) {
    let hasClosure = text.content(behind: close).map { tokens[$0].text == "{" } ?? false
    if hasClosure {
      edits.remove(tokens[open].range.lowerBound..<tokens[close].range.upperBound)
    } else if let name = text.content(before: open), let point = text.content(before: name),
      tokens[point].text == ".", isModifier(point)
    {
      let isLine = edits.isFirstInLine(tokens[point].range.lowerBound)
      var end = tokens[close].range.upperBound
      // What is said of it goes with it.
      if isLine, close + 1 < tokens.count, tokens[close + 1].kind == .comment {
        end = tokens[close + 1].range.upperBound
      }
      edits.remove(tokens[point].range.lowerBound..<end)
    } else {
      edits.remove(tokens[open].range.upperBound..<tokens[close].range.lowerBound)
    }
  }

  /// `.padding()` of a view, and not `.system()` where a value is asked for.
  private func isModifier(_ point: Int) -> Bool {
    guard let owner = text.content(before: point) else { return false }
    return [")", "}", "]"].contains(tokens[owner].text) || tokens[owner].kind == .string
      || tokens[owner].kind == .identifier && tokens[owner].text != "return" && tokens[owner].text != "in"
  }
}
