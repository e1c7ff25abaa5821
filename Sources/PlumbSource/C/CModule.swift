/// A module of C or C++ that modules of Swift import: a target of a package, or a library of the system.
public struct CModule: Equatable, Sendable {
  /// The form of a module map for a target without one.
  public enum Umbrella: Equatable, Sendable {
    /// One header, which includes the others.
    case header(String)
    /// A folder, of which all headers count.
    case folder(String)
  }

  /// A library of the system as the manifest names it, with the packages that bring it where it is missing.
  public struct SystemLibrary: Equatable, Sendable {
    /// The name by which pkg-config knows it.
    public var pkgConfig: String?
    /// The packages of Debian and its kin that bring it.
    public var packages: [String]

    public init(pkgConfig: String?, packages: [String]) {
      (self.pkgConfig, self.packages) = (pkgConfig, packages)
    }
  }

  /// The name that `import` uses.
  public let name: String
  /// The files that are compiled, by absolute paths, as all paths here.
  public var sources: [String] = []
  /// The other files that these include.
  public var headers: [String] = []
  /// The folder of the headers for others.
  public var publicFolder: String?
  /// More folders in which its own files look for headers.
  public var searchFolders: [String] = []
  /// The target's own module map.
  public var moduleMap: String?
  public var umbrella: Umbrella?
  /// `NAME` or `NAME=VALUE`, for all of its files and for those of C++.
  public var definitions: [String] = []
  public var cxxDefinitions: [String] = []
  /// The versions of the languages: `c11`, `c++17`.
  public var standard: String?
  public var cxxStandard: String?
  /// Libraries of the system that it is linked with.
  public var libraries: [String] = []
  /// The modules of C that it needs, in whose public folders it looks for headers too.
  public var needs: [String] = []
  public var system: SystemLibrary?

  public init(name: String) { self.name = name }

  /// All files that a change of which counts.
  var files: [String] { sources + headers + [moduleMap].compactMap { $0 } }

  var hasCxx: Bool { sources.contains(where: Self.isCxx) }

  /// Returns whether a file is one of C++, by the end of its name.
  static func isCxx(_ path: String) -> Bool {
    [".cpp", ".cc", ".cxx"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Returns whether a word is the name of a macro, or a name with a value behind `=`.
  package static func isDefinition(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return isIdentifier(name) && !word.contains { $0.isNewline || $0 == "\0" }
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Returns whether a word is the name of a library behind `-l`.
  package static func isLibrary(_ name: String) -> Bool { LinkedLibraries.isLibrary("-l\(name)") }

  /// Returns whether a word is a version of a language, as `gnu++17`.
  package static func isStandard(_ word: String) -> Bool {
    word.hasPrefix("c") || word.hasPrefix("gnu") || word.hasPrefix("iso")
      ? word.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789+:".utf8.contains($0) } : false
  }
}
