/// The settings with which a project compiles a module.
public struct ModuleSettings: Equatable, Sendable {
  /// The version of the language. Most sources of folders are written in 5; Swift 6's stricter checks are not ours to make.
  public var languageMode = "5"
  /// The conditions that hold in `#if`, besides `DEBUG`.
  public var conditions: [String] = []
  /// The actor of what does not name one.
  public var defaultIsolation: String?
  public var upcomingFeatures: [String] = []
  public var experimentalFeatures: [String] = []
  /// Modules of one package share what is `package`.
  public var packageName: String?
  /// Whether each unsafe use of memory is reported.
  public var isMemoryStrict = false
  /// Whether headers are read as C++, in this module and all that import it.
  public var usesCxx = false
  /// The definitions with which headers of C are read: `NAME` or `NAME=VALUE`.
  public var cDefinitions: [String] = []
  /// Words of ``harmlessWords``.
  public var otherWords: [String] = []
  /// Libraries of the system that it is linked with.
  public var libraries: [String] = []

  public init() {}

  /// The settings for files that no project has: those of a new project in Xcode, in which a text between slashes is a regular expression.
  package static let ofLooseFiles: ModuleSettings = {
    var settings = ModuleSettings()
    settings.upcomingFeatures = ["BareSlashRegexLiterals"]
    return settings
  }()

  /// Returns the language mode that the compiler knows, for a version as projects write it: `5.0`, `4.2`, `6`.
  public static func languageMode(_ version: String) -> String {
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    switch numbers.first ?? 5 {
    case ..<4: return "4"
    case 4: return numbers.count > 1 && numbers[1] >= 2 ? "4.2" : "4"
    case 5: return "5"
    default: return "6"
    }
  }

  /// Returns whether a word is a name, as of a condition or a feature. The compiler's driver would take one that begins with `@` for the
  /// path of a list of options, wherever it is.
  package static func isName(_ word: String) -> Bool {
    word.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
      && word.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// Returns whether a word can be an experimental feature: a name, or a name with a value behind `=`, as a macro of availability has it.
  package static func isExperimentalFeature(_ word: String) -> Bool {
    guard let end = word.firstIndex(of: "=") else { return isName(word) }
    return isName(String(word[..<end])) && !word.contains(where: \.isNewline)
  }

  /// Compiler arguments that change which sources it takes, and nothing else.
  package static let harmlessWords: Set = driverWords.union(frontendWords)
  private static let driverWords: Set = ["-enable-bare-slash-regex", "-strict-memory-safety"]
  private static let frontendWords: Set = ["-disable-availability-checking"]

  /// The linker's arguments.
  var linkerWords: [String] { libraries.filter(CModule.isLibrary).map { "-l\($0)" } }

  /// The compiler's arguments. A project's own text is names in them, in every reader of projects.
  var words: [String] {
    var words = ["-swift-version", languageMode]
    for condition in conditions.filter(Self.isName) where condition != "DEBUG" { words += ["-D", condition] }
    if let defaultIsolation { words += ["-default-isolation", defaultIsolation] }
    // Members that Apple has in Foundation and UIKit are declared in modules of ours that a file does not import by name.
    for feature in upcomingFeatures.filter(Self.isName) where feature != "MemberImportVisibility" {
      words += ["-enable-upcoming-feature", feature]
    }
    for feature in experimentalFeatures.filter(Self.isExperimentalFeature) {
      words += ["-enable-experimental-feature", feature]
    }
    if let packageName { words += ["-package-name", packageName] }
    if isMemoryStrict { words.append("-strict-memory-safety") }
    for definition in cDefinitions.filter(CModule.isDefinition) { words += ["-Xcc", "-D\(definition)"] }
    for word in otherWords {
      if Self.driverWords.contains(word) { words.append(word) }
      if Self.frontendWords.contains(word) { words += ["-Xfrontend", word] }
    }
    return words
  }
}
