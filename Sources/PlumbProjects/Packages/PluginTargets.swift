import PlumbSource

/// The reason why the build plug-ins of a target cannot be run here, as the second half of a sentence.
struct PluginObstacle: Error {
  let reason: String
}

/// Build plug-ins that a package has for its own targets.
extension PackageTargets {
  /// Returns the package that runs the build plug-ins of a target.
  ///
  /// - Parameter root: the folder of the target.
  func buildPlugins(of words: PackageManifest.Target, in root: String) throws(PluginObstacle) -> BuildPlugins
  {
    var package = PluginPackage(targets: self)
    for name in words.plugins { try package.add(name) }
    let path = try package.take(words, in: root)
    return BuildPlugins(
      target: words.name, path: path, exclude: words.exclude, uses: words.plugins, parts: package.parts,
      module: ProjectTarget.moduleName(words.name), folder: folder, files: Set(package.files).sorted(),
      languageMode: manifest.languageMode, within: reader.given)
  }

  /// Returns the path of a file or a folder below that of the package.
  fileprivate func pathInPackage(_ path: String) -> String? {
    if path == folder { return "." }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}

/// The plug-ins, tools and libraries of a package, as they are found one behind the other.
private struct PluginPackage {
  let targets: PackageTargets
  private(set) var parts: [BuildPlugins.Part] = []
  private(set) var files: [String] = []
  private var seen: Set<String> = []

  init(targets: PackageTargets) { self.targets = targets }

  mutating func add(_ name: String) throws(PluginObstacle) {
    guard seen.insert(name).inserted else { return }
    guard let words = targets.manifest.targets.first(where: { $0.name == name }) else {
      throw PluginObstacle(reason: "\(name) is of another package")
    }
    let kind: BuildPlugins.Part.Kind
    switch words.type {
    case "plugin": kind = .plugin
    case "executable": kind = .tool
    case "regular": kind = .library
    default: throw PluginObstacle(reason: "\(name), which it needs, is not only Swift")
    }
    guard let root = targets.root(of: words) else {
      throw PluginObstacle(reason: "\(name) has no folder")
    }
    var needs: [String] = []
    for need in words.needs {
      switch need.kind {
      case .target(let other), .name(let other):
        try add(other)
        needs.append(other)
      case .product(let product, _):
        throw PluginObstacle(reason: "\(name) needs \(product) of another package")
      }
    }
    let path = try take(words, in: root)
    parts.append(BuildPlugins.Part(kind: kind, name: name, path: path, needs: needs))
  }

  /// Adds the files of a target, and returns its path in the package.
  mutating func take(_ words: PackageManifest.Target, in root: String) throws(PluginObstacle) -> String {
    guard let path = targets.pathInPackage(root) else {
      throw PluginObstacle(reason: "\(words.name) is outside of its package")
    }
    let contents = FolderContents(below: root, by: targets.reader, targets.budget)
    let all = (contents.swiftFiles + contents.foreignFiles + contents.others)
      .filter { !targets.reader.isFolder($0) }
    files += all.compactMap { targets.pathInPackage($0) }.filter { $0 != "Package.swift" }
    return path
  }
}
