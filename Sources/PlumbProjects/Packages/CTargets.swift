import PlumbSource

/// Targets of C and C++, and libraries of the system.
extension PackageTargets {
  /// The ends of the names of files that are compiled, and of those that others include.
  private static let compiled: Set = ["c", "cc", "cpp", "cxx", "s"]
  private static let included: Set = compiled.union([
    "h", "hh", "hpp", "hxx", "inc", "inl", "ipp", "tpp", "tcc", "def", "modulemap", "x", "table", "data",
  ])

  /// Makes a target without Swift a module of C, if it is one.
  func addC(of words: PackageManifest.Target, in root: String, to target: inout ProjectTarget) {
    if words.type == "system" { return addSystemLibrary(words, in: root, to: &target) }
    guard words.type == "regular", target.swiftFiles.isEmpty else { return }
    let sources = target.foreignFiles.filter { Self.compiled.contains(FolderContents.type(of: $0)) }
    let folder = FilePath.join(root, words.publicHeaders ?? "include")
    let hasHeaders = isInPackage(folder) && reader.isFolder(folder)
    guard !sources.isEmpty || hasHeaders && target.foreignFiles.isEmpty else { return }
    var module = CModule(name: target.moduleName)
    module.sources = sources.map(absolutePath)
    target.foreignFiles.removeAll(where: sources.contains)
    if hasHeaders { addModuleMap(folder, to: &module) }
    var headers = headers(below: root)
    if hasHeaders, !isInside(folder, root) { headers += self.headers(below: folder) }
    addSettings(of: words, in: root, to: &module, &headers, &target.problems)
    let compiled = Set(module.sources)
    module.headers = Set(headers.map(absolutePath)).subtracting(compiled).sorted()
    target.cModule = module
  }

  private func addSystemLibrary(
    _ words: PackageManifest.Target, in root: String, to target: inout ProjectTarget
  ) {
    let map = FilePath.join(root, "module.modulemap")
    guard reader.exists(map) else {
      target.problems.append("\(target.name) is a library of the system, and has no \(map).")
      return
    }
    var module = CModule(name: target.moduleName)
    module.moduleMap = absolutePath(map)
    module.publicFolder = absolutePath(root)
    module.headers = headers(below: root).map(absolutePath).filter { $0 != module.moduleMap }
    let names = words.systemPackages.filter(CModule.isLibrary)
    module.system = CModule.SystemLibrary(
      pkgConfig: words.pkgConfig.flatMap { CModule.isLibrary($0) ? $0 : nil }, packages: names)
    target.foreignFiles = []
    target.cModule = module
  }

  /// The files that may be included, also those that the manifest excludes.
  private func headers(below folder: String) -> [String] {
    let contents = FolderContents(below: folder, by: reader, budget)
    return (contents.foreignFiles + contents.others).filter {
      Self.included.contains(FolderContents.type(of: $0)) && reader.exists($0)
    }
  }

  /// The target's own map, or else what the package manager would write into one: the header of the target's name, or all headers of the folder.
  private func addModuleMap(_ folder: String, to module: inout CModule) {
    module.publicFolder = absolutePath(folder)
    let own = FilePath.join(folder, "module.modulemap")
    if reader.exists(own) {
      module.moduleMap = absolutePath(own)
      return
    }
    for header in ["\(module.name).h", "\(module.name)/\(module.name).h"] {
      let path = FilePath.join(folder, header)
      guard reader.names(in: FilePath.folder(of: path)).contains(FilePath.name(of: path)) else { continue }
      module.umbrella = .header(absolutePath(path))
      return
    }
    module.umbrella = .folder(absolutePath(folder))
  }

  private func addSettings(
    of words: PackageManifest.Target, in root: String, to module: inout CModule, _ headers: inout [String],
    _ problems: inout [String]
  ) {
    var flags = UnsafeFlags()
    for setting in words.settings where setting.condition.holds(on: PackageSetting.machine, traits: traits) {
      let word = setting.values.first ?? ""
      switch (setting.tool, setting.kind) {
      case ("c", "define") where CModule.isDefinition(word): module.definitions.append(word)
      case ("cxx", "define") where CModule.isDefinition(word): module.cxxDefinitions.append(word)
      case ("c", "headerSearchPath"), ("cxx", "headerSearchPath"):
        let path = FilePath.join(root, word)
        guard isInPackage(path) else {
          problems.append(
            "\(words.name) looks for headers in \(path), which is outside of its package and is left out.")
          continue
        }
        guard reader.isFolder(path), !module.searchFolders.contains(absolutePath(path)) else { continue }
        module.searchFolders.append(absolutePath(path))
        if !isInside(path, root) { headers += self.headers(below: path) }
      case ("c", "unsafeFlags"), ("cxx", "unsafeFlags"): if !isRemote { flags.addC(setting.values) }
      case ("linker", "linkedLibrary"):
        if !SystemLibraries.ofApple.contains(word) { module.libraries.append(word) }
      default: break
      }
    }
    module.definitions += flags.cDefinitions
    problems += flags.problems(of: words.name)
    // The settings of Swift have reported those that are missing.
    var told: [String] = []
    module.libraries = SystemLibraries.there(among: module.libraries, for: words.name, problems: &told)
    module.standard = manifest.cStandard.flatMap { CModule.isStandard($0) ? $0 : nil }
    module.cxxStandard = manifest.cxxStandard.flatMap { CModule.isStandard($0) ? $0 : nil }
  }

  private func isInPackage(_ path: String) -> Bool { isInside(path, folder) }

  private func isInside(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (FilePath.join(absolutePath(path), "."), FilePath.join(absolutePath(folder), "."))
    return path == folder || path.hasPrefix(folder + "/")
  }
}
