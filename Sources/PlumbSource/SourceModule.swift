import Foundation

/// A module of a project that is compiled so that the shown one can import it.
public struct SourceModule: Equatable, Sendable {
  /// The name that `import` uses.
  public let name: String
  public let swiftFiles: [String]
  public let settings: ModuleSettings
  /// The modules of the project that this one may import.
  public let imports: [String]
  /// The resources of its `Bundle.module`; `nil` for a module without its own resources.
  public let bundle: [SourceResource]?
  /// All that its project brings along for it; a framework has no `Bundle.module`.
  public let resources: [SourceResource]
  /// The property list with which its bundle describes itself.
  public let information: Data?
  /// The asset catalogs for which symbols are declared.
  public let assetSymbols: AssetSymbols?
  /// Whether it is written for the project. A module of a package from elsewhere is not.
  public let isOwn: Bool
  /// The folders in which files are read.
  let given: GivenFolders

  public init(
    name: String, swiftFiles: [String], settings: ModuleSettings, imports: [String],
    bundle: [SourceResource]? = nil, resources: [SourceResource] = [], information: Data? = nil,
    assetSymbols: AssetSymbols? = nil, isOwn: Bool = true, within given: GivenFolders
  ) {
    (self.name, self.swiftFiles, self.settings) = (name, swiftFiles, settings)
    (self.imports, self.bundle, self.resources) = (imports, bundle, resources)
    (self.information, self.assetSymbols, self.isOwn) = (information, assetSymbols, isOwn)
    self.given = given
  }

  /// The text of one of its Swift files, as it is now.
  package func text(_ path: String) -> String? { Source.text(path, within: given) }

  /// Whether its files import nothing but modules of the project and of Swift itself: then nothing of Foundation's is there.
  var isPlain: Bool {
    let known = Self.plainModules.union(imports)
    return swiftFiles.allSatisfy { file in
      text(file).map { ImportedNames.inLines(of: $0).isSubset(of: known) } ?? true
    }
  }

  /// Modules of Swift, and those of C libraries on some platform.
  private static let plainModules: Set = [
    "Swift", "Builtin", "Synchronization", "Distributed", "RegexBuilder", "_Concurrency", "_StringProcessing",
    "Darwin", "Glibc", "Musl", "Android", "Bionic", "WASILibc", "WinSDK", "CRT", "ucrt",
  ]
}

/// A file or a folder that comes along with a module.
public struct SourceResource: Equatable, Sendable {
  /// The path of the file.
  public let path: String
  /// The path in the bundle: `logo.png`, `en.lproj/Localizable.strings`.
  public let place: String

  public init(path: String, place: String) { (self.path, self.place) = (path, place) }

  /// Whether the place is in the bundle: a project can give a resource any name, `..` too.
  var isInside: Bool {
    !place.isEmpty && place.split(separator: "/").allSatisfy { ![".", ".."].contains($0) }
  }

  /// Creates a resource in the place that Xcode gives it: at the top, but in its language's folder. A data model is
  /// found under the ending that it has when it is compiled.
  public init(path: String) {
    let parts = path.split(separator: "/")
    let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0) : nil }
    let name = parts.last.map { name in
      name.hasSuffix(".xcdatamodeld")
        ? name.dropLast("xcdatamodeld".count) + "momd"
        : name.hasSuffix(".xcdatamodel") ? name.dropLast("xcdatamodel".count) + "mom" : String(name)
    }
    self.init(path: path, place: [language, name].compactMap { $0 }.joined(separator: "/"))
  }
}
