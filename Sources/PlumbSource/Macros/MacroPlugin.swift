import PlumbMacroExpansion

/// The macros of a package: a program that the compiler starts, built with the swift-syntax of the project.
public struct MacroPlugin: Equatable, Sendable {
  /// A target of the program.
  public struct Target: Equatable, Sendable {
    public let name: String
    public let swiftFiles: [String]
    public let settings: ModuleSettings
    /// The other targets of the program that it imports.
    public let needs: [String]
    /// The modules of swift-syntax that it imports.
    public let syntax: [String]

    public init(
      name: String, swiftFiles: [String], settings: ModuleSettings, needs: [String], syntax: [String]
    ) {
      (self.name, self.swiftFiles, self.settings) = (name, swiftFiles, settings)
      (self.needs, self.syntax) = (needs, syntax)
    }
  }

  /// The targets, each behind those that it needs. The last is the program.
  public let targets: [Target]
  /// The folder of swift-syntax.
  public let syntaxFolder: String
  /// The folders in which files are read.
  let given: GivenFolders

  /// - Parameter targets: is not empty.
  public init(targets: [Target], syntaxFolder: String, within given: GivenFolders) {
    (self.targets, self.syntaxFolder, self.given) = (targets, syntaxFolder, given)
  }

  /// The name of the module that `#externalMacro` names.
  public var name: String { targets.last?.name ?? "" }

  /// The files with the texts that it is built of, as paths below a package's folder; `nil` if one cannot be read.
  var sources: [(path: String, text: String)]? {
    var sources: [(path: String, text: String)] = []
    for target in targets {
      // Two files of a target may have one name.
      for (number, file) in target.swiftFiles.enumerated() {
        guard let text = Source.text(file, within: given) else { return nil }
        sources.append(("\(target.name)/\(number)/\(FilePath.name(of: file))", text))
      }
    }
    return sources
  }

  /// The manifest of a package that builds it, beside the folder of swift-syntax.
  package var manifest: String {
    let lines = targets.map { target in
      let needs = target.needs.map(\.swiftLiteral) + target.syntax.map(Self.product)
      var settings = target.settings
      // The package manager gives it another one.
      settings.packageName = nil
      let words = settings.words.dropFirst(2).map(\.swiftLiteral).joined(separator: ", ")
      return """
            .\(target.name == name ? "executableTarget" : "target")(
              name: \(target.name.swiftLiteral), dependencies: [\(needs.joined(separator: ", "))],
              path: \(target.name.swiftLiteral),
              swiftSettings: [.swiftLanguageMode(.version(\(settings.languageMode.swiftLiteral))), .unsafeFlags([\(words)])]),
        """
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Macros", dependencies: [.package(path: "../swift-syntax")],
        targets: [
      \(lines.joined(separator: "\n"))
        ])

      """
  }

  private static func product(_ name: String) -> String {
    ".product(name: \(name.swiftLiteral), package: \"swift-syntax\")"
  }
}
