import PlumbSource

/// A way to do something that only some files of Sources may use.
struct WayOfCode: Sendable {
  /// Words of which each use has one.
  let words: [String]
  /// A regular expression for a line that uses the way.
  let pattern: String
  /// The files that may use the way.
  let files: Set<String>

  /// - Parameter words: of which each use has one; a line without them is not matched, which takes a hundred times as long.
  init(_ words: [String], _ pattern: String, in files: Set<String> = []) {
    (self.words, self.pattern, self.files) = (words, pattern, files)
  }

  /// The files that use the way.
  func users(among all: [SourceFile], except: (Substring) -> Bool = { _ in false }) throws -> Set<String> {
    let regex = try regex()
    return Set(
      all.filter { file in file.code.contains { uses($0, regex) && !except($0) } }.map(\.path))
  }

  /// Whether a line uses the way.
  func isUsed(in line: Substring) throws -> Bool { uses(line, try regex()) }

  private func uses(_ line: Substring, _ regex: Regex<AnyRegexOutput>) -> Bool {
    line.hasAny(of: words) && line.firstMatch(of: regex) != nil
  }

  /// As texts are read, no word ends at the point of `Glibc.execvp`.
  private func regex() throws -> Regex<AnyRegexOutput> { try Regex(pattern).wordBoundaryKind(.simple) }
}
