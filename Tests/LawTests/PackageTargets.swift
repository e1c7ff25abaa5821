import Foundation

/// The targets that a package's description declares, read from its text.
struct PackageTargets {
  /// The names that each target depends on itself.
  private(set) var dependencies: [String: Set<String>] = [:]
  /// The folder of each target's sources, from the package's root.
  private(set) var folders: [String: String] = [:]

  init(description: String) {
    let lists = Dictionary(
      uniqueKeysWithValues: description.matches(
        of: #/let (\w+): \[Target\.Dependency\] = \w+ \? \["(\w+)"\]/#
      ).map {
        ($0.1, String($0.2))
      })
    // A dependency with a condition is written as a target is.
    let declaration =
      #/\.(?<kind>target|executableTarget|testTarget|macro|systemLibrary)\(\s*(?://[^\n]*\s*)*name: "(?<name>\w+)"(?!, condition:)/#
    let starts = description.matches(of: declaration)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : description.endIndex
      let text = description[start.range.upperBound..<end]
      let name = String(start.name)
      dependencies[name] = Self.dependencies(in: text, with: lists)
      folders[name] =
        text.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.1) }
        ?? (start.kind == "testTarget" ? "Tests/" : "Sources/") + name
    }
  }

  /// Every name that a target depends on, itself or through another.
  func reached(from target: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for name in dependencies[next] ?? [] where reached.insert(name).inserted { open.append(name) }
    }
    return reached
  }

  /// The words in quotation marks of the lists that follow `dependencies:`, without the packages of products.
  ///
  /// - Parameter lists: those with a name, of one dependency each.
  private static func dependencies(in text: Substring, with lists: [Substring: String]) -> Set<String> {
    guard let start = text.firstRange(of: "dependencies: ")?.upperBound else { return [] }
    var depth = 0
    let list = text[start...].prefix { character in
      if "[(".contains(character) { depth += 1 }
      if "])".contains(character) { depth -= 1 }
      return depth > 0 || depth == 0 && character != ","
    }
    let names = list.replacing(#/, (package|condition): [^\n]*/#, with: "").matches(of: #/"(\w+)"/#)
    let named = list.matches(of: #/\+ (\w+)/#).compactMap { lists[$0.1] }
    return Set(names.map { String($0.1) } + named)
  }
}
