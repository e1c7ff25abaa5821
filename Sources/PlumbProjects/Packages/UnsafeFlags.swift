import PlumbSource

/// The part of a target's unsafe flags that changes what a source means, and can neither start a program nor read a file.
///
/// Flags are words of the compiler, and some of these load libraries into it. So only those in a list are taken, in whatever package.
struct UnsafeFlags {
  private(set) var conditions: [String] = []
  private(set) var upcomingFeatures: [String] = []
  private(set) var experimentalFeatures: [String] = []
  /// Definitions for the headers of C.
  private(set) var cDefinitions: [String] = []
  /// Words of ``ModuleSettings/harmlessWords``.
  private(set) var otherWords: [String] = []
  /// The flags that are left out, with their values.
  private(set) var leftOut: [String] = []

  /// Flags about warnings and about the code that is made, which change nothing that is shown.
  private static let withoutEffect: Set = [
    "-warnings-as-errors", "-no-warnings-as-errors", "-suppress-warnings", "-warn-concurrency", "-O",
    "-Onone",
    "-Ounchecked", "-Osize", "-wmo", "-whole-module-optimization", "-no-whole-module-optimization", "-g",
    "-gnone",
    "-enable-testing", "-enforce-exclusivity=unchecked", "-enforce-exclusivity=checked",
    "-require-explicit-sendable", "-require-explicit-availability", "-cross-module-optimization",
    "-enable-library-evolution", "-Wall", "-Wextra", "-Werror", "-w",
  ]
  private static let starts = [
    "-warn-long-function-bodies=", "-warn-long-expression-type-checking=", "-strict-concurrency=", "-Wno-",
  ]

  mutating func add(_ flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      let value = rest.first ?? ""
      switch flag {
      case "-Xfrontend" where Self.isKnown(value): add(harmless: value, &rest)
      case "-Xcc" where Self.definition(value) != nil:
        cDefinitions += [Self.definition(value)].compactMap { $0 }
        rest.removeFirst()
      case "-D" where ModuleSettings.isName(value):
        conditions.append(value)
        rest.removeFirst()
      case _ where flag.hasPrefix("-D") && ModuleSettings.isName(String(flag.dropFirst(2))):
        conditions.append(String(flag.dropFirst(2)))
      case "-enable-upcoming-feature" where ModuleSettings.isName(value):
        upcomingFeatures.append(value)
        rest.removeFirst()
      case "-enable-experimental-feature" where ModuleSettings.isExperimentalFeature(value):
        experimentalFeatures.append(value)
        rest.removeFirst()
      case _ where Self.isKnown(flag): add(harmless: flag)
      default: leave(flag, &rest)
      }
    }
  }

  /// The same for flags of `clang`.
  mutating func addC(_ flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      if flag == "-D", let value = rest.first, CModule.isDefinition(value) {
        cDefinitions.append(value)
        rest.removeFirst()
      } else if let definition = Self.definition(flag) {
        cDefinitions.append(definition)
      } else if !Self.isKnown(flag), !Self.optimizations.contains(flag) {
        leave(flag, &rest)
      }
    }
  }

  private static let optimizations: Set = ["-O0", "-O1", "-O2", "-O3", "-Os", "-fPIC"]

  private static func isKnown(_ flag: String) -> Bool {
    withoutEffect.contains(flag) || starts.contains { flag.hasPrefix($0) }
      || ModuleSettings.harmlessWords.contains(flag)
  }

  private mutating func add(harmless flag: String) {
    if ModuleSettings.harmlessWords.contains(flag) { otherWords.append(flag) }
  }

  private mutating func add(harmless flag: String, _ rest: inout ArraySlice<String>) {
    add(harmless: flag)
    rest.removeFirst()
  }

  /// A report names a flag with its arguments, the words behind it that are no flags themselves.
  private mutating func leave(_ flag: String, _ rest: inout ArraySlice<String>) {
    var words = [flag]
    if flag.hasPrefix("-X"), let value = rest.popFirst() { words.append(value) }
    while let value = rest.first, !value.hasPrefix("-") {
      words.append(value)
      rest.removeFirst()
    }
    leftOut.append(words.joined(separator: " "))
  }

  /// The definition in a word such as `-DNAME=1`.
  static func definition(_ word: String) -> String? {
    guard word.hasPrefix("-D"), CModule.isDefinition(String(word.dropFirst(2))) else { return nil }
    return String(word.dropFirst(2))
  }

  /// One sentence about what is left out.
  func problems(of target: String) -> [String] {
    guard !leftOut.isEmpty else { return [] }
    return [
      "\(target) has unsafe flags that Plumb does not give to the compiler: \(leftOut.listed(most: 10, "flags"))."
    ]
  }
}
