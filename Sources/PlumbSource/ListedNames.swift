extension Collection<String> {
  /// The first of the names in a sentence, and how many are left: "a.swift, b.swift and 18 more files".
  ///
  /// - Parameters:
  ///   - most: how many names are written; one more where it would be the only one left out.
  ///   - noun: the plural of the things that are named.
  package func listed(most: Int = 2, _ noun: String = "") -> String {
    guard count > most + 1 else { return joined(separator: ", ") }
    let rest = "\(count - most) more" + (noun.isEmpty ? "" : " \(noun)")
    return "\(prefix(most).joined(separator: ", ")) and \(rest)"
  }
}
