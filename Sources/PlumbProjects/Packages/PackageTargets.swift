import PlumbSource

/// The targets of a package with their files, which the manifest leaves to convention.
struct PackageTargets {
  let manifest: PackageManifest
  let folder: String
  private let reader: ProjectReader
  private let budget = FolderContents.Budget()

  init(manifest: PackageManifest, folder: String, by reader: ProjectReader) {
    (self.manifest, self.folder, self.reader) = (manifest, folder, reader)
  }

  var all: [ProjectTarget] { manifest.targets.map(target) }

  private func target(_ words: PackageManifest.Target) -> ProjectTarget {
    var target = ProjectTarget(
      name: words.name, moduleName: ProjectTarget.moduleName(words.name), kind: kind(words))
    target.productType = words.type
    target.settings = words.settings
    target.plugins = words.plugins
    target.needs =
      words.needs
      + words.names.map { name in
        manifest.targets.contains { $0.name == name } ? .target(name) : .product(name, package: nil)
      }
    guard let root = root(of: words) else { return target }
    addFiles(of: words, in: root, to: &target)
    return target
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
  private func root(of target: PackageManifest.Target) -> String? {
    if let path = target.path { return FilePath.join(folder, path) }
    let places =
      target.type == "test"
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
    var swiftFiles = contents.swiftFiles
    if let sources = words.sources?.map({ FilePath.join(root, $0) }) {
      swiftFiles = swiftFiles.filter { file in
        sources.contains { file == $0 || file.hasPrefix($0 + "/") || $0 == "." || $0 == root }
      }
    }
    target.swiftFiles = DistinctFiles.paths(swiftFiles)
    target.foreignFiles = contents.foreignFiles.sorted()
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
