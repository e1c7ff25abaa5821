import PlumbSource

/// The targets of a package with their files, which the manifest leaves to convention.
struct PackageTargets {
  let manifest: PackageManifest
  let folder: String
  /// The traits that are enabled.
  let traits: Set<String>
  let isRemote: Bool
  let reader: ProjectReader
  let budget = FolderContents.Budget()

  /// - Parameter isRemote: whether the package is from elsewhere.
  init(
    manifest: PackageManifest, folder: String, traits: Set<String>, isRemote: Bool, by reader: ProjectReader
  ) {
    (self.manifest, self.folder, self.reader) = (manifest, folder, reader)
    (self.traits, self.isRemote) = (traits, isRemote)
  }

  var all: [ProjectTarget] { manifest.targets.map(target) }

  private func target(_ words: PackageManifest.Target) -> ProjectTarget {
    var target = ProjectTarget(
      name: words.name, moduleName: ProjectTarget.moduleName(words.name), kind: kind(words))
    target.productType = words.type
    target.settings = ModuleSettings(
      of: words, mode: manifest.languageMode, package: manifest.name, traits: traits, isRemote: isRemote,
      problems: &target.problems)
    target.plugins = words.plugins
    target.needs = words.needs.filter {
      $0.condition.holds(on: PackageSetting.platforms, traits: traits)
    }.map(need)
    guard let root = root(of: words) else { return target }
    addFiles(of: words, in: root, to: &target)
    if !words.plugins.isEmpty {
      do throws(PluginObstacle) {
        target.buildPlugins = try buildPlugins(of: words, in: root)
        target.plugins = []
      } catch { target.pluginObstacle = error.reason }
    }
    return target
  }

  private func need(_ need: PackageManifest.Need) -> ProjectTarget.Need {
    switch need.kind {
    case .target(let name): .target(name)
    case .product(let name, let package): .product(name, package: package)
    case .name(let name):
      manifest.targets.contains { $0.name == name } ? .target(name) : .product(name, package: nil)
    }
  }

  private func kind(_ words: PackageManifest.Target) -> ProjectTarget.Kind {
    switch words.type {
    case "regular": .library
    case "executable": .executable
    case "test": .tests
    default: .other
    }
  }

  /// The folder that the manifest names, or the first of the usual places that is there.
  func root(of target: PackageManifest.Target) -> String? {
    if let path = target.path { return FilePath.join(folder, path) }
    let places =
      target.type == "plugin"
      ? ["Plugins"]
      : target.type == "test"
        ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    for place in places {
      let path = FilePath.join(folder, "\(place)/\(target.name)")
      if reader.isFolder(path) { return path }
    }
    // A package with one target may have its files in the folder itself.
    let sources = FilePath.join(folder, "Sources")
    let alone = manifest.targets.count { $0.type != "test" } == 1 && target.type != "test"
    return alone && reader.isFolder(sources) ? sources : nil
  }

  /// Whether a file, or a folder that it is in, is one of some paths.
  private static func holds(_ file: String, _ paths: Set<String>) -> Bool {
    var path = file[...]
    while !paths.contains(String(path)) {
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = path[..<slash]
    }
    return true
  }

  private func addFiles(of words: PackageManifest.Target, in root: String, to target: inout ProjectTarget) {
    let excluded = Set(
      words.exclude.map { FilePath.join(root, $0) } + [FilePath.join(folder, "Package.swift")])
    let named = words.resources.map { (path: FilePath.join(root, $0.path), isProcessed: $0.isProcessed) }
    // What is in a resource's folder is no source, even a Swift file that is to be copied.
    let copied = Set(named.filter { !$0.isProcessed }.map(\.path))
    let others = Set(
      manifest.targets.filter { $0.name != words.name }.compactMap(self.root).filter {
        $0.hasPrefix(root + "/")
      })
    let contents = FolderContents(below: root, by: reader, budget) { path in
      excluded.contains(path) || copied.contains(path) || others.contains(path)
    }
    let sources = words.sources.map { Set($0.map { FilePath.join(root, $0) }) }
    let isSource = { (file: String) in
      sources.map { $0.contains(".") || $0.contains(root) || Self.holds(file, $0) } ?? true
    }
    target.swiftFiles = DistinctFiles.paths(contents.swiftFiles.filter(isSource))
    target.foreignFiles = contents.foreignFiles.filter(isSource).sorted()
    addC(of: words, in: root, to: &target)
    var resources: [SourceResource] = []
    for (path, isProcessed) in named where reader.exists(path) {
      if !isProcessed {
        resources.append(SourceResource(path: path, place: FilePath.name(of: path)))
      } else if reader.isFolder(path), !FolderContents.isBundle(path) {
        resources += FolderContents(below: path, by: reader, budget).others.map { SourceResource(path: $0) }
      } else {
        resources.append(SourceResource(path: path))
      }
    }
    // Catalogs and data models need no word in the manifest.
    let known: Set = ["xcassets", "xcstrings", "strings", "stringsdict", "xcdatamodeld", "xcdatamodel"]
    let listed = Set(resources.map(\.path))
    resources += contents.others.filter {
      known.contains(FolderContents.type(of: $0)) && !listed.contains($0)
    }
    .map { SourceResource(path: $0) }
    target.resources = resources
    resources.map(\.path).forEach(reader.lookThrough)
    target.hasBundle = !resources.isEmpty
  }
}
