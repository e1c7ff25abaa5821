/// Two texts as one, with `-` before the lines that were expected and `+` before those that came; `nil` if both are
/// the same. The number of spaces between the columns does not count, or one long name would change every line.
package func lineDifference(expected: String, actual: String) -> String? {
  let (old, new) = (lines(of: expected), lines(of: actual))
  let (oldKeys, newKeys) = (old.map(withNarrowColumns), new.map(withNarrowColumns))
  guard oldKeys != newKeys else { return nil }
  var (removed, inserted) = (Set<Int>(), Set<Int>())
  for change in newKeys.difference(from: oldKeys) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var result: [String] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if removed.contains(i) {
      result.append("- " + old[i])
      i += 1
    } else if inserted.contains(j) {
      result.append("+ " + new[j])
      j += 1
    } else {
      result.append("  " + new[j])
      (i, j) = (i + 1, j + 1)
    }
  }
  return result.joined(separator: "\n")
}

private func lines(of text: String) -> [Substring] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
  return lines
}

/// The line with one space for several, but for those in front, which draw the tree.
private func withNarrowColumns(_ line: Substring) -> String {
  let start = line.firstIndex { !" │├└─".contains($0) } ?? line.endIndex
  let words = line[start...].split(separator: " ")
  return line[..<start] + words.joined(separator: " ")
}
