import PlumbMacroExpansion

/// Reads how views of the source are made: from their properties, or by their initializers.
extension CallReader {
  /// The property that is declared behind `let` or `var`, as a parameter of the initializer that a structure has without
  /// any; `nil` for one that is no parameter.
  func property(
    at name: Int, to end: Int, isConstant: Bool, _ attributes: Set<String>
  ) -> DeclaredInitializer.Parameter? {
    guard tokens.tokens[name].kind == .identifier, !attributes.contains("static") else { return nil }
    var parameter = DeclaredInitializer.Parameter(label: text(name), name: text(name))
    parameter.isClosure = attributes.contains { $0.hasSuffix("Builder") }
    var index = name + 1
    while index < end {
      let isEnd = tokens.tokens[index].kind == .newline && text(tokens.content(behind: index)) != "->"
      if isEnd || [";", "}", "{"].contains(text(index)) { break }
      if text(index) == "=" {
        parameter.hasDefault = true
        break
      }
      if text(index) == "->" { parameter.isClosure = true }
      if text(index).hasSuffix("?") { parameter.hasDefault = parameter.hasDefault || !isConstant }
      // A closure that may be missing stands in parentheses.
      if text(index) == "(", let close = tokens.closing(index) {
        if (index..<close).contains(where: { text($0) == "->" }) { parameter.isClosure = true }
        index = close
      }
      index += 1
    }
    return isConstant && parameter.hasDefault ? nil : parameter
  }

  /// The initializer whose name is `init`.
  func initializer(at start: Int, to end: Int) -> DeclaredInitializer? {
    guard let (parameters, close) = parameters(at: start, to: end) else { return nil }
    var found = parameters
    guard let brace = (close..<end).first(where: { text($0) == "{" }), let last = tokens.closing(brace) else {
      return found
    }
    let names = Set(found.parameters.map(\.name))
    for statement in tokens.statements(in: brace + 1..<last) {
      if let sign = statement.first(where: { text($0) == "=" }), sign > statement.lowerBound {
        let property = text(tokens.content(before: sign))
        let name = property.hasPrefix("_") ? String(property.dropFirst()) : property
        found.kept[name] = .some(only(of: names, in: sign + 1..<statement.upperBound))
      } else if let call = statement.first(where: { text($0) == "init" }), call + 1 < statement.upperBound,
        text(call + 1) == "(", let end = tokens.closing(call + 1)
      {
        // Another initializer keeps them, in properties of these names.
        for (label, range) in arguments(call + 2..<end) where !label.isEmpty {
          found.kept[label] = .some(only(of: names, in: range))
        }
      }
    }
    return found
  }

  /// The parameters of a function or an initializer, by its name.
  func parameters(at start: Int, to end: Int) -> (DeclaredInitializer, end: Int)? {
    guard let open = (start..<end).prefix(60).first(where: { text($0) == "(" }),
      let close = tokens.closing(open)
    else { return nil }
    return (DeclaredInitializer(parameters: split(open + 1..<close).compactMap(parameter)), close)
  }

  /// The one of some names that stands in a range by itself, and not as a label or a member.
  private func only(of names: Set<String>, in range: Range<Int>) -> String? {
    let found = Set(
      range.filter { index in
        names.contains(text(index)) && text(tokens.content(behind: index)) != ":"
          && (index == range.lowerBound || text(index - 1) != ".")
      }.map(text))
    return found.count == 1 ? found.first : nil
  }

  /// The ranges between commas.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var (found, start, index) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if text(index) == "," {
        found.append(start..<index)
        start = index + 1
      } else if ["(", "[", "{"].contains(text(index)) {
        index = tokens.closing(index) ?? index
      }
      index += 1
    }
    return found + [start..<range.upperBound]
  }

  /// "@ViewBuilder label name: () -> Content = { … }".
  private func parameter(_ range: Range<Int>) -> DeclaredInitializer.Parameter? {
    guard let colon = range.first(where: { text($0) == ":" }) else { return nil }
    var (names, attributes) = ([String](), Set<String>())
    for index in range.lowerBound..<colon where tokens.tokens[index].kind == .identifier {
      if index > 0, text(index - 1) == "@" {
        attributes.insert(text(index))
      } else {
        names.append(text(index))
      }
    }
    guard let name = names.last else { return nil }
    let label = names.count > 1 ? names[names.count - 2] : name
    var parameter = DeclaredInitializer.Parameter(label: label == "_" ? nil : label, name: name)
    let sign = range.first { text($0) == "=" }
    // Any number of values can be none.
    parameter.hasDefault = sign != nil || text(range.upperBound - 1) == "..."
    parameter.isClosure =
      attributes.contains { $0.hasSuffix("Builder") }
      || (colon..<(sign ?? range.upperBound)).contains { text($0) == "->" }
    return parameter
  }
}
