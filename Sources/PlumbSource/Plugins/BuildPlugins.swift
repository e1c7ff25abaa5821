import PlumbMacroExpansion

/// The build plug-ins of a target, as a package that runs them: their sources, the tools that they start, and the files of the target
/// from which they make others.
public struct BuildPlugins: Equatable, Sendable {
  /// A target of the package.
  public struct Part: Equatable, Sendable {
    public enum Kind: String, Sendable {
      case plugin
      case tool = "executableTarget"
      case library = "target"
    }

    public let kind: Kind
    public let name: String
    /// The path of its folder in the package.
    public let path: String
    /// The other parts that it needs.
    public let needs: [String]

    public init(kind: Kind, name: String, path: String, needs: [String]) {
      (self.kind, self.name, self.path, self.needs) = (kind, name, path, needs)
    }
  }

  /// The name of the target, the path of its folder in the package, and the paths below that folder that are none of its files.
  public let target: String
  public let path: String
  public let exclude: [String]
  /// The names of the plug-ins that the target uses.
  public let uses: [String]
  /// The plug-ins with all that they need, each behind what it needs itself.
  public let parts: [Part]
  /// The folder of the target's package, and the paths of the files below it that are copied from there.
  public let folder: String
  public let files: [String]
  /// The mode of the language of the package.
  public let languageMode: String
  /// The name of the target's module.
  public let module: String
  /// The folders in which files are read.
  let given: GivenFolders

  public init(
    target: String, path: String, exclude: [String], uses: [String], parts: [Part], module: String,
    folder: String, files: [String], languageMode: String, within given: GivenFolders
  ) {
    (self.target, self.path, self.exclude, self.uses) = (target, path, exclude, uses)
    (self.parts, self.module, self.folder, self.files) = (parts, module, folder, files)
    (self.languageMode, self.given) = (languageMode, given)
  }

  /// The manifest of the package that runs them. The target has no other needs there: it does not have to compile.
  package var manifest: String {
    var lines = parts.map { part in
      let capability = part.kind == .plugin ? " capability: .buildTool()," : ""
      return
        ".\(part.kind.rawValue)(name: \(part.name.swiftLiteral),\(capability) dependencies: [\(Self.list(part.needs))], path: \(part.path.swiftLiteral))"
    }
    let plugins = uses.map { ".plugin(name: \($0.swiftLiteral))" }.joined(separator: ", ")
    lines.append(
      ".target(name: \(target.swiftLiteral), path: \(path.swiftLiteral), exclude: [\(Self.list(exclude))], plugins: [\(plugins)])"
    )
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Plugins",
        targets: [
          \(lines.joined(separator: ",\n    "))
        ],
        swiftLanguageModes: [.version(\(languageMode.swiftLiteral))])

      """
  }

  private static func list(_ names: [String]) -> String {
    names.map(\.swiftLiteral).joined(separator: ", ")
  }
}
