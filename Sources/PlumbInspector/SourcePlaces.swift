/// Where views stand in the source, as far as that can be told from the words alone: a text by its literal, anything else
/// by its name, and only if there is one place for it.
package struct SourcePlaces {
  private var lines: [(place: String, text: Substring)] = []

  /// - Parameter files: their names and what is in them.
  package init(_ files: [(name: String, text: String)]) {
    for file in files {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let code = line.drop { $0 == " " || $0 == "\t" }
        if !code.hasPrefix("//") { lines.append(("\(file.name):\(index + 1)", code)) }
      }
    }
  }

  /// The tree with its places.
  package func placing(_ tree: InspectedTree) -> InspectedTree {
    var counts: [String: Int] = [:]
    for node in tree.root.all { counts[node.name, default: 0] += 1 }
    var copy = tree
    copy.root = place(tree.root, counts)
    return copy
  }

  /// The place of one view; one without a text is found only if there is no other of its name.
  package func place(of node: InspectedNode, isOnly: Bool) -> String? {
    if let text = node.text { return only { $0.contains("\"\(text)\"") } }
    return isOnly ? only { mentions(node.name, node.isModifier, in: $0) } : nil
  }

  private func place(_ node: InspectedNode, _ counts: [String: Int]) -> InspectedNode {
    var copy = node
    copy.source = place(of: node, isOnly: counts[node.name] == 1)
    copy.children = node.children.map { place($0, counts) }
    return copy
  }

  /// The place of the only line for which something holds.
  private func only(_ holds: (Substring) -> Bool) -> String? {
    var found: String?
    for line in lines where holds(line.text) {
      if found != nil { return nil }
      found = line.place
    }
    return found
  }

  /// Whether a line makes a view, `HStack(` or `HStack {`, or calls a modifier, `.padding(`.
  private func mentions(_ name: String, _ isModifier: Bool, in line: Substring) -> Bool {
    var rest = line
    while let range = rest.firstRange(of: isModifier ? ".\(name)" : name) {
      let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
      let after = line[range.upperBound...].drop { $0 == " " }.first
      let startsWord = isModifier || !(before.isLetter || before.isNumber || before == "_" || before == ".")
      if startsWord, let after, after == "(" || after == "{" || !isModifier && after == "." { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
