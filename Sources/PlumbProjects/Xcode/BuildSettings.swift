import PlumbSource

/// The build settings of a target: levels that lie above each other, with `$(inherited)` and `$(NAME)` in their values.
struct BuildSettings {
  /// The settings of one place, such as a target. Levels of a project are shared by its targets.
  struct Level: Sendable {
    fileprivate let values: [String: String]
    fileprivate let names: [String]

    init(_ settings: [String: String]) {
      values = BuildSettings.chosen(settings)
      names = values.keys.sorted()
    }

    /// The names that begin with something.
    fileprivate func names(beginning prefix: String) -> ArraySlice<String> {
      names[names.prefixCount { $0 < prefix }...].prefix { $0.hasPrefix(prefix) }
    }
  }

  /// Set by what is below, so that a later level counts more.
  private var levels: [Level] = []
  /// Counted over all targets of a project.
  private let effort: ReadingEffort

  /// Values of values of values: more than that is a mistake, or meant to take for ever.
  private static let deepest = 32
  private static let mostSteps = 1024
  private static let mostBytes = 64 << 10

  init(_ effort: ReadingEffort = ReadingEffort()) { self.effort = effort }

  mutating func add(_ level: Level) { levels.append(level) }

  mutating func add(_ settings: [String: String]) { add(Level(settings)) }

  /// The value of a setting with everything filled in; `nil` where nobody sets it.
  subscript(name: String) -> String? {
    var steps = 0
    return value(of: name, below: levels.count, depth: 0, &steps)
  }

  /// A setting that is a list, with words in quotation marks as one.
  func list(_ name: String) -> [String] { Self.words(self[name] ?? "") }

  /// A text of another file with the values of settings in the place of `$(NAME)`.
  func filled(_ text: String) -> String {
    var steps = 0
    return filled(text, of: "", at: levels.count, depth: 0, &steps)
  }

  func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased() ?? "") }

  /// The names that begin with something and are set anywhere.
  func names(beginning prefix: String) -> [String] {
    let found = levels.map { $0.names(beginning: prefix) }
    guard effort.spend(found.reduce(0) { $0 + $1.count }) else { return [] }
    return Set(found.joined()).sorted()
  }

  // MARK: Values

  private func value(of name: String, below level: Int, depth: Int, _ steps: inout Int) -> String? {
    steps += 1
    guard depth <= Self.deepest, steps <= Self.mostSteps, effort.spend(),
      let place = (0..<level).last(where: { levels[$0].values[name] != nil }),
      let text = levels[place].values[name]
    else { return nil }
    return filled(text, of: name, at: place, depth: depth, &steps)
  }

  /// A text with the values in the place of `$(NAME)`.
  private func filled(
    _ text: String, of name: String, at level: Int, depth: Int, _ steps: inout Int
  ) -> String {
    guard depth <= Self.deepest, text.contains("$") else { return text }
    guard effort.spend(text.utf8.count >> 6) else { return "" }
    let letters = Array(text)
    var result = ""
    var index = 0
    while index < letters.count, result.utf8.count < Self.mostBytes {
      guard letters[index] == "$", index + 1 < letters.count, "({".contains(letters[index + 1]),
        let end = Self.closing(letters, from: index + 1)
      else {
        result.append(letters[index])
        index += 1
        continue
      }
      let inner = String(letters[(index + 2)..<end])
      let word = inner.contains("$") ? filled(inner, of: name, at: level, depth: depth + 1, &steps) : inner
      var parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let wanted = parts.removeFirst()
      // What a setting says of itself is what it would be without this level.
      let isOwn = wanted == "inherited" || wanted == name
      var value = self.value(
        of: isOwn ? name : wanted, below: isOwn ? level : levels.count, depth: depth + 1, &steps)
      for part in parts { value = Self.apply(part, to: value) }
      // What is long counts as much as what is nested.
      let more = (value ?? "").utf8.count >> 6
      steps += more
      guard effort.spend(more) else { return result }
      result += value ?? ""
      index = end + 1
    }
    return result
  }

  /// The bracket that closes the one at a place.
  private static func closing(_ letters: [Character], from start: Int) -> Int? {
    var open = 0
    for index in start..<min(letters.count, start + 4096) {
      if "({".contains(letters[index]) { open += 1 }
      if ")}".contains(letters[index]) {
        open -= 1
        if open == 0 { return index }
      }
    }
    return nil
  }

  private static func apply(_ change: String, to value: String?) -> String? {
    if change.hasPrefix("default=") {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(change.dropFirst("default=".count))
    }
    guard let value else { return nil }
    switch change {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "c99extidentifier", "identifier": return ProjectTarget.moduleName(value)
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "dir": return FilePath.folder(of: value)
    case "file": return FilePath.name(of: value)
    case "base": return FilePath.stem(of: value)
    case "suffix": return FolderContents.type(of: value).isEmpty ? "" : ".\(FolderContents.type(of: value))"
    default: return value
    }
  }

  // MARK: Conditions

  /// Of `NAME` and `NAME[sdk=iphone*]` the one that counts for a simulator's debug build.
  fileprivate static func chosen(_ level: [String: String]) -> [String: String] {
    var result = level.filter { !$0.key.contains("[") }
    for (key, value) in level.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else { continue }
      let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) })
      if conditions.allSatisfy(holds) { result[String(key[..<bracket])] = value }
    }
    return result
  }

  private static func holds(_ condition: Substring) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return false }
    let candidates: [String] =
      switch parts[0] {
      case "sdk": ["iphonesimulator", "iphonesimulator18.0"]
      case "config": ["Debug"]
      case "arch": ["arm64", "x86_64"]
      default: []
      }
    return candidates.contains { matches($0, parts[1]) }
  }

  private static func matches(_ text: String, _ pattern: Substring) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }

  /// Words between spaces, as a shell would cut them, but that a backslash counts between single quotes, too.
  static func words(_ text: String) -> [String] { shellWords(text, escapesInSingleQuotes: true) }
}
