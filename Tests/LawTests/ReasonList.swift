import Foundation

/// A list of exceptions from a law, beside its tests: a name and the reason on each line.
enum ReasonList {
  /// Returns the entries whose reason is none of those that a law has, and names nothing of a registry behind "reported with".
  static func unfounded(
    _ list: [(id: String, reason: String)], reasons: [String], registry: Set<String>
  ) -> [String] {
    list.filter { _, reason in
      let name = reason.firstRange(of: "reported with ").map { String(reason[$0.upperBound...]) }
      return !reasons.contains(reason) && !(name.map(registry.contains) ?? false)
    }.map { "\($0.id): \($0.reason)" }
  }

  static func read(_ name: String) throws -> [(id: String, reason: String)] {
    let file = SourceFile.root.appendingPathComponent("Tests/LawTests/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
  }
}
