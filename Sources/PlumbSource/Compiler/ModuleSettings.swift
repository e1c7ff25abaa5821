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

  public init() {}

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

  /// The compiler's words.
  var words: [String] {
    var words = ["-swift-version", languageMode]
    for condition in conditions where condition != "DEBUG" { words += ["-D", condition] }
    if let defaultIsolation { words += ["-default-isolation", defaultIsolation] }
    // Members that Apple has in Foundation and UIKit are declared in modules of ours that a file does not import by name.
    for feature in upcomingFeatures where feature != "MemberImportVisibility" {
      words += ["-enable-upcoming-feature", feature]
    }
    for feature in experimentalFeatures { words += ["-enable-experimental-feature", feature] }
    if let packageName { words += ["-package-name", packageName] }
    return words
  }
}
